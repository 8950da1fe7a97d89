import Foundation
import PixelDiff

/// The command line of the last `pixeldiff test`, which bisect repeats when it is given no command.
enum LastTestRun {
    static let file = ".build/pixeldiff/last-run.json"

    private struct Record: Decodable {
        /// Without the program's name and `test`.
        var arguments: [String]
    }

    /// The same test, only drawing, and the package's folder: its paths are relative to that.
    ///
    /// - Parameter directory: The record is looked for here and in the folders above.
    /// - Returns: Nil if there is no record.
    static func command(from directory: String) -> (command: TrialCommand, folder: String)? {
        guard let (arguments, folder) = arguments(from: directory),
            let command = TrialCommand([Engine.executable, "test"] + arguments + ["--render-only", "{out}"])
        else { return nil }
        return (command, folder)
    }

    /// The words after `pixeldiff test`, and the package's folder; nil where there is no record.
    private static func arguments(from directory: String) -> ([String], folder: String)? {
        var folder = URL(fileURLWithPath: directory)
        while true {
            if let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
                let record = try? JSONDecoder().decode(Record.self, from: data)
            {
                return (record.arguments, folder.path)
            }
            if folder.path == "/" { return nil }
            folder.deleteLastPathComponent()
        }
    }

    /// The words after `pixeldiff render` that lay out the preview behind a golden, `Suite/case.dark`, as the last
    /// test did, and the folder that they belong to.
    ///
    /// - Throws: ``UsageError`` where no test was run, or its paths are several.
    static func preview(of golden: String, from directory: String) throws -> (
        words: [String], variant: [String], folder: String
    ) {
        guard let (arguments, folder) = arguments(from: directory) else {
            throw UsageError(
                "There is no file '\(golden)', and no golden's preview is known: run 'pixeldiff test PATHS' once, or "
                    + "name the preview, as in: pixeldiff reduce Card.swift#Card --good main")
        }
        // What 'render' has no options for.
        var words: [String] = []
        var index = 0
        while index < arguments.count {
            if ["--suite", "--filter", "--variants"].contains(arguments[index]) {
                index += 2
            } else {
                words.append(arguments[index])
                index += 1
            }
        }
        let paths = words.prefix { !$0.hasPrefix("-") }
        guard paths.count == 1, let path = paths.first else {
            throw UsageError(
                "The last test took several paths: name the preview, as in \(paths.first ?? "Card.swift")#Card"
            )
        }
        let name = golden.split(separator: "/").last.map(String.init) ?? golden
        let (testCase, variant) = Self.parts(of: name)
        let variants = variant.isEmpty ? [] : ["--variants", variant.joined(separator: "+")]
        return ([path, testCase] + words.dropFirst() + variants, variant, folder)
    }

    /// A golden's file name without its suite: the case, and the suffixes of its variant.
    private static func parts(of name: String) -> (testCase: String, variant: [String]) {
        let parts = name.split(separator: ".").map(String.init)
        for start in parts.indices.dropFirst() {
            let tail = Array(parts[start...])
            let variant = try? VariantList.parse(tail.joined(separator: "+")).last
            if variant?.suffixes == tail {
                return (parts[..<start].joined(separator: "."), tail)
            }
        }
        return (name, [])
    }
}
