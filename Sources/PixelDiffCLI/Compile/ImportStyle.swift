/// How a module's files import the views' framework; one choice for all files, since a module has one alias.
enum ImportStyle {
    /// `import SwiftUI`, with PixelUI behind that name.
    case swiftUI
    /// `import PixelUI`, possibly as the other branch of `#if canImport(SwiftUI)`.
    case pixelUI

    /// The module that generated files import.
    var module: String {
        switch self {
        case .swiftUI: "SwiftUI"
        case .pixelUI: "PixelUI"
        }
    }

    /// `pixelUI` when a file imports PixelUI and none relies on SwiftUI alone: the compiler lets a module be
    /// imported under its alias or under its name, not both.
    init(of sources: [String]) {
        let imports = sources.map { source in
            let lines = source.split(whereSeparator: \.isNewline)
            return (
                swiftUI: lines.contains { Self.imports($0, "SwiftUI") },
                pixelUI: lines.contains { Self.imports($0, "PixelUI") }
            )
        }
        let canDoWithoutAlias = imports.allSatisfy { !$0.swiftUI || $0.pixelUI }
        self = canDoWithoutAlias && imports.contains { $0.pixelUI } ? .pixelUI : .swiftUI
    }

    private static func imports(_ line: Substring, _ module: String) -> Bool {
        let words = line.split { $0 == " " || $0 == "\t" }
        guard let word = words.firstIndex(of: "import"),
            words[..<word].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
        else { return false }
        return words.dropFirst(word + 1).contains {
            $0 == module || $0.hasPrefix("\(module).") || $0.hasPrefix("\(module);")
        }
    }
}
