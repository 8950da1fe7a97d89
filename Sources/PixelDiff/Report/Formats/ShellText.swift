/// Text as one word of a shell's command line, also where it comes from a stranger's results.
package enum ShellText {
    /// As it is where no shell minds; else in single quotes. Control characters, which a terminal may act upon even
    /// inside quotes, become `?`.
    package static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "._-/+,:@%=".utf8.contains(byte)
            }
        }
        if isPlain, !text.isEmpty { return text }
        let printable = text.unicodeScalars.map { scalar in
            HTMLText.isHidden(scalar) || scalar == "\n" || scalar == "\r" || scalar == "\t"
                ? "?" : String(scalar)
        }
        return "'\(printable.joined().replacing("'", with: "'\\''"))'"
    }
}
