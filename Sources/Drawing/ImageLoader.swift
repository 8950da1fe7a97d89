import Foundation

/// Decodes picture files for views; layout itself knows no file formats.
public protocol ImageLoader: Sendable {
    /// - Throws: An error whose description names `name` and the reason.
    func image(from data: Data, name: String) throws -> CGImage
    /// - Throws: As above, also when the file is missing.
    func image(atPath path: String) throws -> CGImage
}
