import Imaging

/// A name that every file system takes, made from any text.
///
/// 1. Characters outside `A-Z a-z 0-9 . _ -` become `-`; a run of them becomes one, and those at the ends vanish
///    (`"dark mode"` is `dark-mode`, `card()` is `card`).
/// 2. Dots at the ends become `-`: no hidden file, no `..`, no trailing dot for Windows to drop. A leading `-`
///    becomes `_`, so that no command takes the name for an option.
/// 3. Windows' device names (`CON`, `LPT1.x`) get a leading `_`; what is empty becomes `_`.
struct SafeFileName: Hashable, Sendable {
    /// Bytes that a name may have before its end is replaced by a hash.
    static let maximumLength = 120

    let text: String
    /// Letters or digits of other scripts were replaced: what is left may say nothing.
    let isUnreadable: Bool

    init(_ original: String) {
        let (replaced, lost) = Self.replacing(original)
        text = Self.guarded(Self.withoutOuterDots(replaced))
        isUnreadable = lost
    }

    /// `text`, cut where it is too long, and a hash of `identity` after it.
    static func hashed(_ text: String, identity: String) -> String {
        let hash = SHA256.hexDigest(of: Array(identity.utf8)).prefix(8)
        return "\(text.prefix(maximumLength - 1 - hash.count))-\(hash)"
    }

    /// Step 1.
    private static func replacing(_ original: String) -> (text: String, lostLetters: Bool) {
        var text = ""
        var lostLetters = false
        var isPending = false
        for character in original {
            if isAllowed(character) {
                if isPending, !text.isEmpty { text.append("-") }
                isPending = false
                text.append(character)
            } else {
                isPending = true
                if character.isLetter || character.isNumber { lostLetters = true }
            }
        }
        return (text, lostLetters)
    }

    /// Step 2.
    private static func withoutOuterDots(_ text: String) -> String {
        var characters = Array(text)
        var first = 0
        while first < characters.count, characters[first] == "." {
            characters[first] = "-"
            first += 1
        }
        var last = characters.count - 1
        while last >= 0, characters[last] == "." {
            characters[last] = "-"
            last -= 1
        }
        if characters.first == "-" { characters[0] = "_" }
        return String(characters)
    }

    /// Step 3.
    private static func guarded(_ text: String) -> String {
        guard !text.isEmpty else { return "_" }
        return isDevice(text) ? "_\(text)" : text
    }

    /// Whether Windows takes a file of this name for a device.
    static func isDevice(_ name: String) -> Bool {
        deviceNames.contains(name.prefix { $0 != "." }.uppercased())
    }

    private static func isAllowed(_ character: Character) -> Bool {
        guard let byte = character.asciiValue else { return false }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            return true
        default:
            return false
        }
    }

    /// Source: Microsoft, "Naming Files, Paths, and Namespaces".
    private static let deviceNames: Set<String> = {
        var names: Set<String> = ["CON", "PRN", "AUX", "NUL"]
        for digit in 0...9 {
            names.insert("COM\(digit)")
            names.insert("LPT\(digit)")
        }
        return names
    }()
}
