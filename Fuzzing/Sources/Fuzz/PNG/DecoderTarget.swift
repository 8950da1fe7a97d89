import Foundation
import Imaging

/// The PNG decoder beside libpng: the same pixels, or both refuse the file.
///
/// The first byte of an input says what the others are: a file, a file whose checksums are to be put right, so that
/// changes reach what lies behind them, or decisions of ``PNGForge``.
struct DecoderTarget: Target {
    static let name = "decoder"
    static let pixelLimit = 1 << 21

    var seeds: [[UInt8]] {
        PNGSeeds.files.flatMap { [[0] + $0, [1] + $0] } + PNGSeeds.decisions.map { [2] + $0 }
    }

    func use(_ input: [UInt8]) {
        guard let way = input.first else { return }
        switch way % 3 {
        case 0: Self.check(Array(input.dropFirst()))
        case 1: Self.check(PNGForge.withRightChecksums(Array(input.dropFirst())))
        default:
            var reader = ByteReader(input.dropFirst())
            Self.check(PNGForge.file(&reader))
        }
    }

    static func check(_ file: [UInt8]) {
        let image = try? PNGDecoder(pixelLimit: pixelLimit).decode(file, name: "fuzz")
        switch ReferencePicture.decode(file, limit: pixelLimit) {
        case .picture(let reference):
            guard let image else { preconditionFailure("libpng reads what was refused") }
            precondition(reference.matches(image), "other pixels than libpng's")
        case .mistake, .tooLarge:
            precondition(image == nil, "libpng refuses what was read")
        }
    }
}

/// What inputs about PNG files begin as.
enum PNGSeeds {
    /// Small files of every kind: those of the fixtures where they are at hand (`PIXELDIFF_FIXTURES`), and forged ones.
    static let files: [[UInt8]] = {
        let root = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] ?? ""
        let folder = root + "/pixeldiff/png"
        let names = root.isEmpty ? [] : (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let found = names.sorted().filter { $0.hasSuffix(".png") }.compactMap {
            FileManager.default.contents(atPath: "\(folder)/\($0)").map { [UInt8]($0) }
        }
        let forged = decisions.map { decisions in
            var reader = ByteReader(decisions)
            return PNGForge.file(&reader)
        }
        return found.filter { $0.count < 8192 } + forged
    }()

    /// Of random numbers.
    static let decisions: [[UInt8]] = {
        var random = SceneRandom(state: 26)
        return (0..<60).map { _ in
            (0..<50 + random.index(600)).map { _ in UInt8(truncatingIfNeeded: random.bits()) }
        }
    }()
}
