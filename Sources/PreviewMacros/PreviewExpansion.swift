/// `#Preview("name", traits: ...) { body }` becomes a type that no one can name by accident, with a record in
/// a section of the executable, where the runner finds it without knowing its name.
///
/// The arguments are handed on as written to a function of the macro's own signature, so that the compiler
/// judges them as it judged the macro's.
struct PreviewExpansion {
    private let request: PluginRequest.FreestandingExpansion
    private let scanner: SwiftScanner

    init(_ request: PluginRequest.FreestandingExpansion) {
        self.request = request
        scanner = SwiftScanner(request.syntax.source)
    }

    /// The declaration to insert.
    ///
    /// 1. The name: the request's discriminator is unique in the program; `7PreviewfMu_` (the macro's name
    ///    behind its length, and the mark of a unique name) makes it one that a macro may introduce.
    /// 2. The position: the location is the trivia's, so the trivia's lines are counted up to the `#`.
    /// 3. The record: a version and a C function that writes the preview to the address it is given.
    ///
    /// - Throws: MacroError when the source isn't a use of `#Preview`.
    func source() throws -> String {
        let mark = try mark()
        let arguments = argumentsAndBody(after: mark)
        let name = "\(request.discriminator)7PreviewfMu_"
        let place = position(of: mark)
        let file = literal(request.syntax.location.fileName)
        return """
            nonisolated struct \(name) {
                @used @section("pixelui_previews")
                nonisolated static let record: (Swift.UInt, @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void) = (1, { destination in
                    PixelUI::PreviewSource(file: \(file), line: \(place.line), column: \(place.column)).write(to: destination) {
                        $0.record\(arguments)
                    }
                })
            }
            """
    }

    /// The token `#` of `#Preview`: attributes such as `@available` may stand before it.
    private func mark() throws -> Int {
        let tokens = scanner.tokens
        let mark = tokens.indices.dropLast().first {
            scanner.text(tokens[$0]) == "#" && scanner.text(tokens[$0 + 1]) == "Preview"
        }
        guard let mark else { throw MacroError(message: "#Preview isn't where it was expected") }
        return mark
    }

    /// Everything behind `#Preview`, with the `@Previewable` declarations of the body moved into a view.
    private func argumentsAndBody(after mark: Int) -> String {
        let tokens = scanner.tokens
        let start = tokens[mark + 1].range.upperBound
        let end = tokens[tokens.count - 1].range.upperBound
        guard let brace = bodyStart(after: mark + 2), let closing = scanner.closing(of: brace),
            let body = PreviewableBody(scanner, inside: brace, closing)
        else { return scanner.text(start..<end) }
        let before = scanner.text(start..<tokens[brace].range.lowerBound)
        let after = scanner.text(tokens[closing].range.upperBound..<end)
        return before + body.closure + after
    }

    /// The brace that opens the body: a trailing closure, or the closure behind `body:` in the parentheses.
    private func bodyStart(after index: Int) -> Int? {
        let tokens = scanner.tokens
        guard index < tokens.count else { return nil }
        if scanner.text(tokens[index]) == "{" { return index }
        guard scanner.text(tokens[index]) == "(", let closing = scanner.closing(of: index) else { return nil }
        if closing + 1 < tokens.count, scanner.text(tokens[closing + 1]) == "{" { return closing + 1 }
        return (index..<closing).dropLast(2).first {
            scanner.text(tokens[$0]) == "body" && scanner.text(tokens[$0 + 1]) == ":"
                && scanner.text(tokens[$0 + 2]) == "{"
        }.map { $0 + 2 }
    }

    private func position(of mark: Int) -> (line: Int, column: Int) {
        let location = request.syntax.location
        let before = scanner.bytes[..<scanner.tokens[mark].range.lowerBound]
        guard let lastBreak = before.lastIndex(of: 0x0A) else {
            return (location.line, location.column + before.count)
        }
        return (location.line + before.count { $0 == 0x0A }, before.count - lastBreak)
    }

    private func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar == "\"" || scalar == "\\" || scalar.value < 0x20
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}
