/// A preview's body that declares state: `@Previewable @State var isOn = true`.
///
/// State needs a view to belong to. The declarations become properties of a view made for the purpose, and
/// the rest of the body becomes its `body`.
struct PreviewableBody {
    /// The closure to put in the place of the one written.
    let closure: String

    /// 1. Split the statements: look at the body's own level only, brackets skipped.
    /// 2. A statement whose attributes include `@Previewable` is moved, up to its end (see `end(of:)`).
    /// 3. What remains keeps its lines.
    ///
    /// - Returns: nil when no declaration is marked: such a body stays as it is.
    init?(_ scanner: SwiftScanner, inside open: Int, _ close: Int) {
        var declarations: [String] = []
        var rest = ""
        var kept = scanner.tokens[open].range.upperBound
        var index = open + 1
        while index < close {
            guard let mark = Self.previewableMark(scanner, at: index, before: close) else {
                index = Self.skipping(scanner, index)
                continue
            }
            let end = Self.end(of: scanner, from: mark.declaration, before: close)
            let start = scanner.tokens[index].range.lowerBound
            rest += scanner.text(kept..<start)
            let declaration = scanner.tokens[end - 1].range.upperBound
            declarations.append(
                scanner.text(start..<mark.attribute.lowerBound)
                    + scanner.text(mark.attribute.upperBound..<declaration))
            let isSemicolon = scanner.text(scanner.tokens[end]) == ";"
            kept = isSemicolon ? scanner.tokens[end].range.upperBound : declaration
            index = end
        }
        guard !declarations.isEmpty else { return nil }
        rest += scanner.text(kept..<scanner.tokens[close].range.lowerBound)
        closure = """
            {
                struct PreviewableState: PixelUI::View {
                    \(declarations.joined(separator: "\n        "))
                    var body: some PixelUI::View {\(rest)}
                }
                return PreviewableState()
            }
            """
    }

    private static func skipping(_ scanner: SwiftScanner, _ index: Int) -> Int {
        guard scanner.tokens[index].kind == .open, let closing = scanner.closing(of: index) else {
            return index + 1
        }
        return closing + 1
    }

    /// If the attributes beginning at `index` include `@Previewable`: its bytes, and the first token behind
    /// all of them.
    private static func previewableMark(
        _ scanner: SwiftScanner, at index: Int, before close: Int
    ) -> (attribute: Range<Int>, declaration: Int)? {
        let tokens = scanner.tokens
        var mark: Range<Int>?
        var place = index
        while place + 1 < close, scanner.text(tokens[place]) == "@" {
            if scanner.text(tokens[place + 1]) == "Previewable" {
                mark = tokens[place].range.lowerBound..<tokens[place + 1].range.upperBound
            }
            place += 2
            while place + 1 < close, scanner.text(tokens[place]) == "." { place += 2 }
            let isCall =
                place < close && scanner.text(tokens[place]) == "("
                && tokens[place].range.lowerBound == tokens[place - 1].range.upperBound
            if isCall { place = skipping(scanner, place) }
        }
        return mark.map { ($0, place) }
    }

    /// The token behind the declaration that begins at `start`: a semicolon ends it, and a line's end does
    /// unless the line or the next one says that the expression goes on.
    private static func end(of scanner: SwiftScanner, from start: Int, before close: Int) -> Int {
        var index = skipping(scanner, start)
        while index < close {
            if scanner.text(scanner.tokens[index]) == ";" { return index }
            // Attributes and modifiers on lines of their own come before the first name.
            if scanner.tokens[index].startsLine, !goesOn(scanner, at: index) { return index }
            index = skipping(scanner, index)
        }
        return close
    }

    private static func goesOn(_ scanner: SwiftScanner, at index: Int) -> Bool {
        let (last, next) = (scanner.tokens[index - 1], scanner.tokens[index])
        let (lastText, nextText) = (scanner.text(last), scanner.text(next))
        if last.kind == .infix || last.kind == .prefix || next.kind == .infix { return true }
        if nextText.hasPrefix(".") { return true }
        if [",", ":", "var", "let", "private", "in", "as", "is", "try", "await"].contains(lastText) {
            return true
        }
        return [",", ":", "{", "as", "is", "else"].contains(nextText)
    }
}
