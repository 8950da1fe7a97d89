import Foundation

extension Path: LosslessStringConvertible {
    /// The steps in postfix form, as Apple prints them: `x y m`, `x y l`, `cx cy x y q`, `c1 c2 end c`, `h`;
    /// six significant digits.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let p): "\(Self.text(p)) m"
            case .line(let p): "\(Self.text(p)) l"
            case .quadCurve(let p, let c): "\(Self.text(c)) \(Self.text(p)) q"
            case .curve(let p, let c1, let c2): "\(Self.text(c1)) \(Self.text(c2)) \(Self.text(p)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func text(_ point: CGPoint) -> String {
        "\(String(format: "%g", Double(point.x))) \(String(format: "%g", Double(point.y)))"
    }

    /// Reads the postfix form; nil for anything else.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(2), control: point(0))
            case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("h", 0): closeSubpath()
            case ("re", 4):
                addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
