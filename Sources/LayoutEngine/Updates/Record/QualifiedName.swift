import Synchronization

/// Names of types as SwiftUI writes them when it tells of changes: `Feed.Row<Int>`.
///
/// With the types around and the generic arguments; without modules, and without the functions and files that private
/// and local types stand in, which the runtime names by address. `View/ViewName` has the short form, `Row`.
enum QualifiedName {
    static func of(_ type: Any.Type) -> String {
        known.withLock { names in
            let key = ObjectIdentifier(type)
            if let name = names[key] { return name }
            let name = shortened(String(reflecting: type))
            names[key] = name
            return name
        }
    }

    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    /// 1. Drops each `(unknown context at $7f00).`.
    /// 2. Drops the first part of each dotted name: its module.
    static func shortened(_ reflected: String) -> String {
        let parts = withoutContexts(Array(reflected))
        var result = ""
        var index = 0
        // 2.
        while index < parts.count {
            var end = index
            while end < parts.count, isPartOfName(parts[end]) { end += 1 }
            let startsName = index == 0 || parts[index - 1] != "."
            if end > index {
                if startsName, end < parts.count, parts[end] == "." {
                    index = end + 1
                    // The next part goes on with a name that has lost its module.
                    end = index
                    while end < parts.count, isPartOfName(parts[end]) { end += 1 }
                }
                result.append(contentsOf: parts[index..<end])
                index = end
            } else {
                result.append(parts[index])
                index += 1
            }
        }
        return result
    }

    // 1.
    private static func withoutContexts(_ name: [Character]) -> [Character] {
        let opening = Array("(unknown context at ")
        var result: [Character] = []
        var index = 0
        while index < name.count {
            if name[index...].starts(with: opening), let close = name[index...].firstIndex(of: ")") {
                index = close + 1
                if index < name.count, name[index] == "." { index += 1 }
            } else {
                result.append(name[index])
                index += 1
            }
        }
        return result
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "`"
            || (!character.isASCII && !character.isWhitespace)
    }
}
