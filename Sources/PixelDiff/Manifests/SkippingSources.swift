import Foundation

/// Test sources that may skip tests, which a run whose skips aren't known leaves in doubt.
struct SkippingSources {
    private let files: [(path: String, text: String, place: (line: Int, word: String))]

    /// What skips a test of Swift Testing.
    static let words = [".disabled(", ".enabled(if", "Test.cancel(", "@available("]

    /// Reads every Swift file in the folder `Tests` of the package.
    init(package: PackageFolder) {
        let root = "\(package.path)/Tests"
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        files = names.sorted().filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.compactMap {
            name in
            guard let bytes = try? Folder.read("\(root)/\(name)") else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            return Self.firstSkip(in: text).map { (path: "Tests/\(name)", text: text, place: $0) }
        }
    }

    /// `Tests/CardTests.swift:12 (.disabled()`, where a file that may hold the suite skips tests.
    ///
    /// - Parameter suite: The suite's folder: the last of its types, or the file, gives it its name.
    func place(skippingIn suite: String) -> String? {
        let type = suite.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init) ?? suite
        let file = files.first { file in
            file.path.hasSuffix("/\(suite).swift") || file.text.contains(type)
        }
        return file.map { "\($0.path):\($0.place.line) ('\($0.place.word)')" }
    }

    private static func firstSkip(in text: String) -> (line: Int, word: String)? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let code = line.prefix { $0 != "/" }
            if let word = words.first(where: { code.contains($0) }) { return (index + 1, word) }
        }
        return nil
    }
}
