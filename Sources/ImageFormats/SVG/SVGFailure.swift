/// What an SVG has that isn't drawn, or what is wrong with it: in words that name the element.
struct SVGFailure: Error {
    var words: String
    /// From 1.
    var line: Int

    init(_ words: String, at element: XMLElement) {
        self.words = words
        line = element.line
    }

    init(_ words: String, line: Int) {
        self.words = words
        self.line = line
    }
}
