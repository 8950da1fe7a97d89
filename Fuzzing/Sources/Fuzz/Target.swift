import Drawing
import Foundation

/// Something that takes bytes which nobody has vouched for.
protocol Target: Sendable {
    static var name: String { get }
    /// What inputs are made of.
    var seeds: [[UInt8]] { get }
    /// Uses the input in every way there is. Errors are fine; only a crash or no end is not.
    func use(_ input: [UInt8])
}

extension Target {
    /// Files in a folder with one of the endings, by name; none where there is no such folder.
    static func files(_ folder: String, _ endings: [String]) -> [[UInt8]] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in endings.contains { name.hasSuffix($0) } }.compactMap { name in
            FileManager.default.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
        }
    }
}

enum Targets {
    static let all: [any Target] = [
        PathTarget(), ListTarget(), FontTarget(), ImageTarget(), SVGTarget(), DecoderTarget(),
        ComparatorTarget(), ReproTarget(),
    ]
}
