/// A file isn't what ``PNGRowReader`` reads: another kind of PNG, a damaged one, or no PNG. ``PNGDecoder`` tells which.
package struct PNGIrregularity: Error {
    /// For whoever debugs; users read what the decoder says.
    package let words: String

    init(_ words: String) {
        self.words = words
    }
}
