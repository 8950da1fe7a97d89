import Foundation
import Imaging

/// A golden as it was or is in some revision.
struct GoldenRevision {
    /// Nil where the bytes are no picture.
    var image: DecodedImage?
    /// Why they are none, in a sentence.
    var problem: String?
    var layout: LayoutDescription?
    var layoutText: String?

    /// - Parameter name: What the file is called in sentences.
    init(file: String, name: String, layout: String?) {
        do {
            image = try PNGDecoder().decode(contentsOf: file)
        } catch {
            let sentence = "\(error)"
            problem = sentence.hasPrefix(file) ? name + sentence.dropFirst(file.count) : sentence
        }
        layoutText = layout
        self.layout = layout.map(LayoutDescription.init(parsing:))
    }

    /// Pixels a point, as the golden says; 1 where it doesn't.
    var scale: Double {
        let text = image.map { GoldenMetadata(text: $0.text).scale } ?? nil
        return (text ?? layout?.header["scale"]).flatMap(Double.init) ?? 1
    }
}
