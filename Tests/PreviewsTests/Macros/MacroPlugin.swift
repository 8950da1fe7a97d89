import Foundation

/// The built macro executable, spoken to as the compiler speaks to it.
struct MacroPlugin {
    /// It lies beside the test bundle's executable.
    static var executable: URL {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: tests).deletingLastPathComponent().appending(path: "PreviewMacros-tool")
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Sends raw messages in one session and returns the answers, in order.
    static func exchange(_ messages: [Data]) throws -> [[String: Any]] {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = executable
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for message in messages {
            var length = UInt64(message.count).littleEndian
            try input.fileHandleForWriting.write(contentsOf: Data(bytes: &length, count: 8) + message)
        }
        try input.fileHandleForWriting.close()
        var rest = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "the plugin ended with \(process.terminationStatus)")
        }
        var answers: [[String: Any]] = []
        while rest.count >= 8 {
            let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            let json = try JSONSerialization.jsonObject(with: rest.dropFirst(8).prefix(length))
            answers.append(json as? [String: Any] ?? [:])
            rest = Data(rest.dropFirst(8 + length))
        }
        return answers
    }

    /// The expansion of one freestanding or attached use; diagnostics as their messages.
    static func expand(_ request: [String: Any]) throws -> (source: String?, messages: [String]) {
        let answers = try exchange([try JSONSerialization.data(withJSONObject: request)])
        let result = answers.first?["expandMacroResult"] as? [String: Any]
        let diagnostics = result?["diagnostics"] as? [[String: Any]] ?? []
        return (result?["expandedSource"] as? String, diagnostics.compactMap { $0["message"] as? String })
    }

    static func preview(
        _ source: String, discriminator: String = "$s1aX0_33_Ll", line: Int = 1, column: Int = 1
    ) -> [String: Any] {
        [
            "expandFreestandingMacro": [
                "macro": ["moduleName": "PreviewMacros", "typeName": "Preview", "name": "Preview"],
                "macroRole": "declaration",
                "discriminator": discriminator,
                "syntax": syntax(source, line: line, column: column),
                "lexicalContext": [] as [Any],
            ] as [String: Any]
        ]
    }

    static func entry(_ declaration: String, role: String, in owner: String) -> [String: Any] {
        [
            "expandAttachedMacro": [
                "macro": ["moduleName": "PreviewMacros", "typeName": "Entry", "name": "Entry"],
                "macroRole": role,
                "discriminator": "d",
                "attributeSyntax": syntax("@Entry "),
                "declSyntax": syntax(declaration),
                "lexicalContext": [syntax("extension \(owner) {}")],
            ] as [String: Any]
        ]
    }

    private static func syntax(_ source: String, line: Int = 1, column: Int = 1) -> [String: Any] {
        [
            "kind": "declaration", "source": source,
            "location": [
                "fileID": "App/Card.swift", "fileName": "Sources/Card.swift", "line": line, "column": column,
                "offset": 0,
            ] as [String: Any],
        ]
    }
}
