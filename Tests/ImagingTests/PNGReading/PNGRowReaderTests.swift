import Foundation
import Testing

@testable import Imaging

/// ``PNGRowReader`` beside libpng: where it takes a file, libpng takes it too, and the pixels and colours are the same.
@Suite struct PNGRowReaderTests {
    /// What became of a file.
    enum Verdict: Equatable {
        case same
        /// Left to libpng.
        case left
        case other(String)
    }

    static func verdict(_ bytes: [UInt8]) -> Verdict {
        guard let reader = try? PNGRowReader(PNGByteSource(bytes), pixelLimit: 1 << 24),
            let samples = try? reader.samples()
        else { return .left }
        var decoder = PNGDecoder(pixelLimit: 1 << 24)
        decoder.usesLibPNGAlone = true
        do {
            let image = try decoder.decode(bytes, name: "file")
            if image.size != reader.size { return .other("\(reader.size) is \(image.size)") }
            if image.samples != .eight(samples) { return .other("other pixels") }
            if image.colorProfile != reader.colorProfile { return .other("other colours") }
            return image.encoding == reader.format.encoding ? .same : .other("\(image.encoding)")
        } catch {
            return .other("\(error)")
        }
    }

    /// Bytes of each PNG below the folders of fixtures, and of the project's goldens.
    static func files() throws -> [(name: String, bytes: [UInt8])] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
        let folders = [Fixtures.folder("png"), Fixtures.folder("oracle"), root + "/Goldens"]
        var result: [(String, [UInt8])] = []
        for folder in folders.compactMap({ $0 }) {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where name.hasSuffix(".png") {
                result.append(
                    (name, [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))))
            }
        }
        return result
    }

    @Test func agreesWithLibpngOnEveryFileAtHand() throws {
        var same = 0
        let files = try Self.files()
        for (name, bytes) in files {
            let verdict = Self.verdict(bytes)
            if case .other(let words) = verdict { Issue.record("\(name): \(words)") }
            if verdict == .same { same += 1 }
        }
        print("\(same) of \(files.count) files were read by rows")
        #expect(files.count < 100 || same * 3 > files.count)
    }

    /// Kinds that our encoder writes, which are read by rows, down to one pixel.
    @Test(arguments: [1, 2, 3, 7, 16, 33, 250], [1, 2, 5, 90])
    func readsWhatTheEncoderWrites(width: Int, height: Int) throws {
        var random = Seeded(state: UInt64(width * 1000 + height))
        for kind in 0..<8 {
            let image = random.picture(kind: kind, width: width, height: height)
            for effort in [PNGEncoder.Effort.small, .fast] {
                let bytes = [UInt8](try PNGEncoder(effort: effort).encode(image))
                #expect(Self.verdict(bytes) == .same, "kind \(kind)")
                let reader = try PNGRowReader(PNGByteSource(bytes), pixelLimit: .max)
                #expect(.eight(try reader.samples()) == image.samples)
            }
        }
    }

    /// Every filter, every kind of 8 bits, image data in chunks of any length.
    @Test func readsEveryFilterAndAnyChunks() throws {
        var random = Seeded(state: 7)
        for round in 0..<300 {
            let type = [PNGEncoding.ColorType.gray, .rgb, .palette, .grayAlpha, .rgba][round % 5]
            let depth = type == .gray || type == .palette ? [1, 2, 4, 8][round / 5 % 4] : 8
            let bytes = try random.file(type, depth)
            #expect(Self.verdict(bytes) == .same, "round \(round), \(type), \(depth) bits")
        }
    }

    @Test func anythingOutOfOrderIsLeft() throws {
        var random = Seeded(state: 11)
        let bytes = try random.file(.rgba, 8)
        #expect(Self.verdict(bytes) == .same)
        for length in stride(from: 0, to: bytes.count, by: 3) {
            #expect(Self.verdict(Array(bytes[..<length])) == .left)
        }
        // No byte of it may be another: each is under a checksum, or is one.
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1 << UInt8(random.below(8))
            #expect(Self.verdict(changed) == .left, "byte \(index)")
        }
    }

    @Test func changedFilesAgreeWithLibpng() throws {
        var random = Seeded(state: 2026)
        var (same, left) = (0, 0)
        for round in 0..<3000 {
            let type = [PNGEncoding.ColorType.gray, .rgb, .palette, .grayAlpha, .rgba][round % 5]
            let depth = type == .gray || type == .palette ? [1, 2, 4, 8][round / 5 % 4] : 8
            let bytes = try random.file(type, depth, isChanged: true)
            switch Self.verdict(bytes) {
            case .same: same += 1
            case .left: left += 1
            case .other(let words): Issue.record("round \(round), \(type), \(depth) bits: \(words)")
            }
        }
        #expect(same > 300 && left > 300, "\(same) same, \(left) left")
    }

    @Test func rowsInBandsAreTheSame() throws {
        var random = Seeded(state: 3)
        let image = random.picture(kind: 2, width: 300, height: 200)
        let bytes = [UInt8](try PNGEncoder().encode(image))
        let reader = try PNGRowReader(PNGByteSource(bytes), pixelLimit: .max)
        var samples: [UInt8] = []
        var left = 200
        while left > 0 {
            let rows = min(left, 1 + random.below(40))
            var band = [UInt8](repeating: 0, count: rows * reader.rowBytes + PNGRowReader.slack)
            try band.withUnsafeMutableBufferPointer { try reader.read(rows: rows, into: $0.baseAddress!) }
            samples += band[..<(rows * reader.rowBytes)]
            left -= rows
        }
        #expect(reader.format.isRGBA ? image.samples == .eight(samples) : samples.count > 0)
    }

    @Test func filesAreReadFromDisk() throws {
        var random = Seeded(state: 5)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
            .path
        let image = random.picture(kind: 2, width: 400, height: 300)
        try PNGEncoder().encode(image).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let reader = try PNGRowReader(PNGByteSource(path: path), pixelLimit: .max)
        #expect(.eight(try reader.samples()) == image.samples)
        #expect(throws: PNGIrregularity.self) { try PNGByteSource(path: path + ".none") }
        #expect(throws: PNGIrregularity.self) { try PNGByteSource(path: "/tmp") }
        #expect(throws: PNGIrregularity.self) { try PNGByteSource(path: "/dev/null") }
    }
}
