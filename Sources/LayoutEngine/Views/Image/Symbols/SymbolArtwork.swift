import Drawing
import Foundation

/// Plain drawings of the commonest symbols, made of a few strokes in a square of 100. Not Apple's artwork.
struct SymbolArtwork {
    /// A stroke, or a filled area where the width is 0.
    struct Mark {
        var path: Path
        var lineWidth: CGFloat = 0
        /// Cut out of what is drawn before.
        var isHole = false
        /// Follows both sides of the frame instead of staying square.
        var isStretched = false
    }

    let marks: [Mark]

    /// nil for a symbol that isn't drawn here.
    ///
    /// 1. `circle` and `square` at the end enclose the rest of the name; `fill` fills the enclosure and cuts
    ///    the rest out, or fills the mark itself.
    init?(_ name: String) {
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        if parts.count > 1, let last = parts.last, last == "circle" || last == "square" {
            parts.removeLast()
            guard let inner = Self.mark(parts, isFilled: false) else { return nil }
            let frame = last == "circle" ? Self.disc(44) : Self.box(44)
            var mark = inner
            mark.path = mark.path.applying(CGAffineTransform(a: 0.52, b: 0, c: 0, d: 0.52, tx: 24, ty: 24))
            mark.lineWidth = mark.lineWidth > 0 ? 8 : 0
            mark.isStretched = false
            mark.isHole = isFilled
            marks = [Mark(path: frame, lineWidth: isFilled ? 0 : 8), mark]
            return
        }
        guard let mark = Self.mark(parts, isFilled: isFilled) else { return nil }
        marks = [mark]
    }

    /// For symbols that aren't drawn: a box with a dot in the middle.
    static let placeholder = [
        Mark(path: box(38), lineWidth: 7), Mark(path: disc(9)),
    ]

    private static func mark(_ parts: [String], isFilled: Bool) -> Mark? {
        let name = parts.joined(separator: ".")
        return lines(name) ?? area(name, isFilled: isFilled)
    }

    /// Symbols made of strokes only.
    private static func lines(_ name: String) -> Mark? {
        switch name {
        case "plus": return stroke("50 8 m 50 92 l 8 50 m 92 50 l")
        case "minus": return stroke("6 50 m 94 50 l", isStretched: true)
        case "xmark": return stroke("12 12 m 88 88 l 88 12 m 12 88 l")
        case "checkmark": return stroke("10 55 m 38 84 l 90 16 l")
        case "chevron.right", "chevron.forward": return stroke("26 8 m 76 50 l 26 92 l", isStretched: true)
        case "chevron.left", "chevron.backward": return stroke("74 8 m 24 50 l 74 92 l", isStretched: true)
        case "chevron.down": return stroke("8 26 m 50 76 l 92 26 l", isStretched: true)
        case "chevron.up": return stroke("8 74 m 50 24 l 92 74 l", isStretched: true)
        case "arrow.right", "arrow.forward": return stroke("8 50 m 92 50 l 60 18 m 92 50 l 60 82 l")
        case "arrow.left", "arrow.backward": return stroke("92 50 m 8 50 l 40 18 m 8 50 l 40 82 l")
        case "arrow.up": return stroke("50 92 m 50 8 l 18 40 m 50 8 l 82 40 l")
        case "arrow.down": return stroke("50 8 m 50 92 l 18 60 m 50 92 l 82 60 l")
        case "line.3.horizontal": return stroke("8 22 m 92 22 l 8 50 m 92 50 l 8 78 m 92 78 l")
        case "magnifyingglass":
            var path = Path(ellipseIn: CGRect(x: 10, y: 10, width: 56, height: 56))
            path.addLines([CGPoint(x: 59, y: 59), CGPoint(x: 90, y: 90)])
            return Mark(path: path, lineWidth: 10)
        default: return nil
        }
    }

    /// Symbols that enclose an area, filled or not.
    private static func area(_ name: String, isFilled: Bool) -> Mark? {
        let solid: CGFloat = isFilled ? 0 : 9
        switch name {
        case "ellipsis":
            var path = Path()
            for x in [13.0, 50, 87] {
                path.addEllipse(in: CGRect(x: x - 12, y: 12, width: 24, height: 76))
            }
            return Mark(path: path, isStretched: true)
        case "circle": return Mark(path: disc(44), lineWidth: solid)
        case "square": return Mark(path: box(42), lineWidth: solid)
        case "star": return Mark(path: star, lineWidth: solid)
        case "heart":
            return Mark(
                path: read(
                    "50 88 m 20 66 6 48 6 32 c 6 6 40 4 50 26 c 60 4 94 6 94 32 c 94 48 80 66 50 88 c h"),
                lineWidth: solid)
        case "play": return Mark(path: read("22 10 m 88 50 l 22 90 l h"), lineWidth: solid)
        case "pause":
            return Mark(path: read("20 12 24 76 re 56 12 24 76 re"), lineWidth: solid)
        case "stop": return Mark(path: box(36), lineWidth: solid)
        case "person":
            var path = Path(ellipseIn: CGRect(x: 31, y: 8, width: 38, height: 38))
            path.addPath(read("12 90 m 12 64 30 54 50 54 c 70 54 88 64 88 90 c h"))
            return Mark(path: path, lineWidth: solid)
        case "house":
            return Mark(
                path: read("6 50 m 50 10 l 94 50 l 80 50 l 80 90 l 20 90 l 20 50 l h"), lineWidth: solid)
        case "envelope":
            return Mark(
                path: read("6 20 m 94 20 l 94 80 l 6 80 l h 6 22 m 50 56 l 94 22 l"),
                lineWidth: isFilled ? 0 : 8)
        case "info":
            var path = Path(ellipseIn: CGRect(x: 40, y: 4, width: 20, height: 20))
            path.addRect(CGRect(x: 41, y: 36, width: 18, height: 60))
            return Mark(path: path)
        case "exclamationmark":
            var path = Path(ellipseIn: CGRect(x: 40, y: 78, width: 20, height: 20))
            path.addRect(CGRect(x: 41, y: 4, width: 18, height: 62))
            return Mark(path: path)
        default: return nil
        }
    }

    private static func stroke(_ text: String, isStretched: Bool = false) -> Mark {
        Mark(path: read(text), lineWidth: 12, isStretched: isStretched)
    }

    private static func read(_ text: String) -> Path { Path(text) ?? Path() }

    private static func disc(_ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius))
    }

    private static func box(_ half: CGFloat) -> Path {
        Path(
            roundedRect: CGRect(x: 50 - half, y: 50 - half, width: 2 * half, height: 2 * half),
            cornerRadius: half / 3)
    }

    /// A regular five-pointed star.
    private static var star: Path {
        var path = Path()
        path.addLines(
            (0..<10).map { index in
                let (sine, cosine) = Trigonometry.sineCosine(Double(index) * Double.pi / 5)
                let radius = index.isMultiple(of: 2) ? 48.0 : 20.0
                return CGPoint(x: 50 + radius * sine, y: 52 - radius * cosine)
            })
        path.closeSubpath()
        return path
    }
}
