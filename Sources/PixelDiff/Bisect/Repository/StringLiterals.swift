/// Finds the string literals in source text of Swift and its relatives.
enum StringLiterals {
    /// What stands between quotes on one line, and the last parts of what looks like a path. Literals with
    /// interpolations or escapes are left out.
    ///
    /// Quotes are double or single ones; a quote in a comment only costs a wrong guess.
    static func names(in bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var start: Int?
        var quote: UInt8 = 0
        var isPlain = true
        for (index, byte) in bytes.enumerated() {
            if let begin = start {
                if byte == 0x0A {
                    start = nil
                } else if byte == 0x5C {
                    isPlain = false
                } else if byte == quote, bytes[index - 1] != 0x5C {
                    if isPlain, index > begin, index - begin <= 200 {
                        insert(String(decoding: bytes[begin..<index], as: UTF8.self), into: &names)
                    }
                    start = nil
                }
            } else if byte == 0x22 || byte == 0x27 {
                (start, quote, isPlain) = (index + 1, byte, true)
            }
        }
        return names
    }

    private static func insert(_ literal: String, into names: inout Set<String>) {
        names.insert(literal)
        if let last = literal.split(separator: "/").last, last.count < literal.count {
            names.insert(String(last))
        }
    }
}
