/// The lines that show a catalog's picture in an article and in a README.
public struct PictureSnippet: Hashable, Sendable, Codable {
    /// What articles call the picture.
    public var name: String
    /// For an article of the catalog; DocC finds the dark and the sharper file by itself.
    public var docC: String
    /// For a README: HTML that shows the dark file where the reader's system is dark.
    public var readme: String

    /// - Parameters:
    ///   - folder: The pictures' folder, relative to the README.
    ///   - width: The picture's width in points; a README shows the file of two pixels a point at this size.
    public init(name: String, alt: String?, hasDark: Bool, folder: String, width: Int) {
        let alt = alt ?? ""
        let (light, dark) = ("\(folder)/\(name)@2x.png", "\(folder)/\(name)~dark@2x.png")
        self.name = name
        docC = "![\(Self.markdown(alt))](\(name))"
        let image =
            "<img alt=\"\(Self.html(alt))\" src=\"\(Self.address(light))\" width=\"\(width)\">"
        guard hasDark else {
            readme = image
            return
        }
        readme = """
            <picture>
              <source media="(prefers-color-scheme: dark)" srcset="\(Self.address(dark))">
              \(image)
            </picture>
            """
    }

    private static func markdown(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\[]*_`<>!".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private static func html(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// Percent-encoded but for what paths are made of.
    private static func address(_ path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 128, character.isLetter || character.isNumber || "/._-~@+".contains(character) {
                result.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
    }
}
