import Drawing
import Foundation
import Imaging
import PixelDiff
import Raster

/// Files of `pixeldiff repro`, whole, and the documents in them by themselves: in a whole one a checksum stops most changes.
struct ReproTarget: Target {
    static let name = "repro"

    /// Between the two documents of an input without an archive.
    private static let separator: [UInt8] = [0, 1, 0]

    /// Small scenes of all groups, and two of them packed as files.
    var seeds: [[UInt8]] {
        let recordings = SceneCatalog.scenes.enumerated().compactMap { index, scene -> [String: [UInt8]]? in
            guard index % 3 == 0 || scene.group == "Images", let list = try? scene.list() else { return nil }
            let recording = DrawingRecording(of: list, background: scene.background, glyphs: scene.fonts)
            guard let files = try? recording.files() else { return nil }
            return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
        }
        let documents = recordings.map {
            ($0["display-list.json"] ?? []) + Self.separator + ($0["glyphs.json"] ?? [])
        }
        return documents.filter { $0.count < 40_000 }
            + [recordings.first, recordings.last].compactMap { $0.flatMap(Self.packed) }
    }

    /// A file, as a failing golden with that recording gets it.
    private static func packed(_ files: [String: [UInt8]]) -> [UInt8]? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "fuzz-\(UUID().uuidString)"
        ).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let package = PackageFolder(path: folder)
        let check = GoldenCheck(package: package, mode: .never)
        var candidate = GoldenCandidate(
            bitmap: Bitmap(width: 12, height: 8), layout: "# pixeldiff layout 1\nText \"a\" (0, 0, 6, 4)\n")
        candidate.recording = { files.map { (name: $0.key, bytes: $0.value) } }
        guard let record = try? check.check(candidate, as: GoldenName(suite: "Fuzz", testCase: "scene"))
        else {
            return nil
        }
        return try? ReproPacking(package: package, results: check.results).archive(of: record)
    }

    /// Any picture that a list may ask for.
    private static let image = (try? PNGEncoder().encode(Bitmap(width: 8, height: 8))).map { [UInt8]($0) }

    func use(_ input: [UInt8]) {
        if input.starts(with: [0x50, 0x4B]) {
            guard let file = try? ReproFile(input, file: "fuzz"),
                let picture = try? PNGEncoder(effort: .fast).encode(Bitmap(width: 12, height: 9))
            else { return }
            _ = try? ReproComparison(file, drawnHere: [UInt8](picture))
            draw { try file.bytes($0) }
            return
        }
        let place = input.indices.first { input[$0...].starts(with: Self.separator) } ?? input.count
        let glyphs = Array(input.dropFirst(place + Self.separator.count))
        draw { name in
            switch name {
            case "display-list.json": Array(input[..<place])
            case "glyphs.json": glyphs
            default: Self.image
            }
        }
    }

    private func draw(_ file: (String) throws -> [UInt8]?) {
        var limits = RecordingLimits()
        limits.nestingDepth = 40
        limits.imagePixels = 1 << 20
        limits.picturePixels = 50_000
        guard let recording = try? DrawingRecording(limits: limits, opening: file) else { return }
        _ = try? recording.bitmap(limits: limits)
        // What was opened can be written, and opens again.
        guard let files = try? recording.files() else { return }
        let table = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
        guard let again = try? DrawingRecording(limits: RecordingLimits(), opening: { table[$0] }),
            (try? again.files()) == files
        else { fatalError("what was written doesn't come back as it was") }
    }
}
