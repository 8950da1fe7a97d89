import Foundation

/// Says on which line of a JSON file something stands.
///
/// Reads as far as it has to: keys, values and brackets, whatever the numbers and words mean.
struct JSONPlace {
    private let bytes: [UInt8]
    private var index = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The line, from 1, on which the value of a path begins; of a path that isn't there, that of the nearest value
    /// around it.
    ///
    /// - Complexity: O(n) in the size of the file.
    static func line(of path: [any CodingKey], in bytes: [UInt8]) -> Int {
        var reader = JSONPlace(bytes)
        reader.skipSpace()
        var place = reader.index
        for key in path {
            guard let next = reader.enter(key) else { break }
            place = next
        }
        return line(at: place, in: bytes)
    }

    /// Where a text stops being JSON, and what the system says of it.
    static func mistake(in bytes: [UInt8]) -> (line: Int, sentence: String) {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            return (1, "it can't be read")
        } catch {
            let details = (error as NSError).userInfo
            let sentence = details["NSDebugDescription"] as? String ?? error.localizedDescription
            // The system tells the place in words: `... around line 3, column 5.`, `... around character 30.`
            if let match = sentence.firstMatch(of: /line (\d+)/), let line = Int(match.1) {
                return (line, sentence)
            }
            if let match = sentence.firstMatch(of: /character (\d+)/), let place = Int(match.1) {
                return (line(at: place, in: bytes), sentence)
            }
            let last = bytes.lastIndex { !isSpace($0) } ?? 0
            return (line(at: last, in: bytes), sentence)
        }
    }

    private static func line(at index: Int, in bytes: [UInt8]) -> Int {
        1 + bytes.prefix(index).count { $0 == UInt8(ascii: "\n") }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    // MARK: Reading

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte, Self.isSpace(byte) { index += 1 }
    }

    /// Goes from the beginning of a value to that of one in it, of a key to the key itself; nil if it isn't there.
    private mutating func enter(_ key: any CodingKey) -> Int? {
        guard let open = byte, open == UInt8(ascii: "{") || open == UInt8(ascii: "[") else { return nil }
        index += 1
        var count = 0
        while true {
            skipSpace()
            guard let byte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return nil }
            let place = index
            var isWanted = open == UInt8(ascii: "[") && key.intValue == count
            if open == UInt8(ascii: "{") {
                let name = string()
                skipSpace()
                guard self.byte == UInt8(ascii: ":") else { return nil }
                index += 1
                skipSpace()
                isWanted = key.intValue == nil && name == key.stringValue
            }
            if isWanted { return place }
            skipValue()
            skipSpace()
            guard self.byte == UInt8(ascii: ",") else { return nil }
            index += 1
            count += 1
        }
    }

    /// A key, as JSON reads it.
    private mutating func string() -> String? {
        let start = index
        skipString()
        return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<index]))
    }

    private mutating func skipString() {
        guard byte == UInt8(ascii: "\"") else { return }
        index += 1
        while let byte, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
        index = min(index + 1, bytes.count)
    }

    private mutating func skipValue() {
        var open = 0
        repeat {
            skipSpace()
            guard let byte else { return }
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if open == 0 { return }
                open -= 1
                index += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if open == 0 { return }
                index += 1
            default:
                while let byte = self.byte, !Self.isSpace(byte), !",:]}".utf8.contains(byte) { index += 1 }
            }
        } while open > 0
    }
}
