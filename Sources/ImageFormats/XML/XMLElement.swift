/// An element of an XML document, without foreign elements and attributes of editors.
final class XMLElement {
    /// Without its prefix.
    let name: String
    let attributes: [String: String]
    /// Of its start tag, from 1.
    let line: Int
    var children: [XMLElement] = []
    /// The characters directly inside, joined.
    var text = ""

    init(name: String, attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }
}
