import Foundation

/// The pictures of a page, and how many it can hold: a page of thousands of pictures would open nowhere.
final class PictureShelf {
    /// A picture as a page shows it.
    enum Picture {
        /// Inside the page; the size is the file's own.
        case inside(uri: String, width: Int, height: Int)
        /// A link to the file: the page is full.
        case beside(href: String, bytes: Int)
        /// A file that is no PNG.
        case broken(href: String, bytes: Int)
    }

    private var left: Int
    private let file: (String) -> [UInt8]?
    private let link: (String) -> String
    /// Pictures that are linked because the page is full.
    private(set) var linked = 0

    /// - Parameters:
    ///   - budget: Bytes of PNG files that go into the page.
    ///   - file: The bytes of a file named in the results; nil where it is gone.
    ///   - link: Where such a file is, seen from the page; not yet encoded.
    init(budget: Int, file: @escaping (String) -> [UInt8]?, link: @escaping (String) -> String) {
        left = budget
        self.file = file
        self.link = link
    }

    /// Leaves no more than so many bytes for what comes.
    func narrow(to budget: Int) { left = min(left, budget) }

    /// Nil where the file is gone.
    func picture(_ path: String) -> Picture? {
        guard let bytes = file(path) else { return nil }
        guard let size = Self.size(ofPNG: bytes) else {
            return .broken(href: href(path), bytes: bytes.count)
        }
        guard bytes.count <= left else {
            linked += 1
            return .beside(href: href(path), bytes: bytes.count)
        }
        left -= bytes.count
        return .inside(uri: HTMLText.dataURI(png: bytes), width: size.width, height: size.height)
    }

    /// A relative address that no browser takes for a scheme.
    private func href(_ path: String) -> String {
        let target = link(path)
        let allowed = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        let encoded = target.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        return target.hasPrefix("/") ? "file://\(encoded)" : "./\(encoded)"
    }

    /// The size that a PNG's first chunk says; nil for what begins otherwise.
    ///
    /// - Source: W3C, *Portable Network Graphics*, 5.2 and 11.2.2.
    static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
        let start: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        ]
        guard bytes.count >= 33, bytes.starts(with: start) else { return nil }
        let number = { (at: Int) in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        return width > 0 && height > 0 ? (width, height) : nil
    }
}
