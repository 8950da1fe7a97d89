import Drawing
import Foundation

/// Reads the `transform` attribute.
///
/// Source: SVG 1.1, 7.6.
enum SVGTransform {
    /// The functions of the list, the last one innermost; nil where it is damaged.
    static func read(_ text: String) -> CGAffineTransform? {
        var scanner = SVGScanner(text)
        var result = CGAffineTransform.identity
        scanner.skipSeparator()
        while !scanner.isAtEnd {
            let name = scanner.word()
            scanner.skipSpace()
            guard scanner.take("(") else { return nil }
            var numbers: [Double] = []
            scanner.skipSpace()
            while !scanner.take(")") {
                guard let number = scanner.number() else { return nil }
                numbers.append(number)
                scanner.skipSeparator()
            }
            guard let function = function(name, numbers) else { return nil }
            result = function.concatenating(result)
            scanner.skipSeparator()
        }
        return result
    }

    private static func function(_ name: String, _ n: [Double]) -> CGAffineTransform? {
        switch (name, n.count) {
        case ("matrix", 6): CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1): CGAffineTransform(translationX: n[0], y: 0)
        case ("translate", 2): CGAffineTransform(translationX: n[0], y: n[1])
        case ("scale", 1): CGAffineTransform(scaleX: n[0], y: n[0])
        case ("scale", 2): CGAffineTransform(scaleX: n[0], y: n[1])
        case ("rotate", 1): rotation(n[0])
        case ("rotate", 3):
            CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(rotation(n[0]))
                .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
        case ("skewX", 1): CGAffineTransform(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): CGAffineTransform(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
        default: nil
        }
    }

    private static func rotation(_ degrees: Double) -> CGAffineTransform {
        let (sine, cosine) = Trigonometry.sineCosine(
            degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
        return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    private static func tangent(_ degrees: Double) -> Double {
        let (sine, cosine) = Trigonometry.sineCosine(
            degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
        return cosine == 0 ? 0 : sine / cosine
    }
}
