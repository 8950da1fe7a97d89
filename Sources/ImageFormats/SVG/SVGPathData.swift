import Drawing
import Foundation

/// Reads the `d` of a path: every command, absolute and relative.
///
/// Source: SVG 1.1, 8.3.
struct SVGPathData {
    private var scanner: SVGScanner
    private var path = Path()
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for `S` and `T`: they mirror only one of their own kind.
    private var cubicControl: CGPoint?
    private var quadraticControl: CGPoint?

    /// - Returns: The path; nil where the data is damaged.
    static func path(_ text: String) -> Path? {
        var data = SVGPathData(scanner: SVGScanner(text))
        return data.read() ? data.path : nil
    }

    private init(scanner: SVGScanner) {
        self.scanner = scanner
    }

    private mutating func read() -> Bool {
        scanner.skipSpace()
        var command: UInt8 = 0
        while let byte = scanner.next {
            if (65...90).contains(byte) || (97...122).contains(byte) {
                command = byte
                _ = scanner.byte()
                guard !path.isEmpty || command | 32 == UInt8(ascii: "m") else { return false }
                scanner.skipSpace()
            } else if command == 0 || command | 32 == UInt8(ascii: "z") {
                return false
            }
            guard step(command) else { return false }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            scanner.skipSeparator()
        }
        return true
    }

    private mutating func step(_ command: UInt8) -> Bool {
        let isRelative = command & 32 != 0
        let origin = isRelative ? point : .zero
        let (cubic, quadratic) = (cubicControl, quadraticControl)
        (cubicControl, quadraticControl) = (nil, nil)
        switch command | 32 {
        case UInt8(ascii: "m"):
            guard let end = pair(origin) else { return false }
            path.move(to: end)
            (point, start) = (end, end)
        case UInt8(ascii: "z"):
            path.closeSubpath()
            point = start
        case UInt8(ascii: "l"):
            guard let end = pair(origin) else { return false }
            line(to: end)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: point.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: point.x, y: origin.y + y))
        case UInt8(ascii: "c"):
            guard let c1 = pair(origin), let c2 = pair(origin), let end = pair(origin) else { return false }
            curve(c1, c2, end)
        case UInt8(ascii: "s"):
            guard let c2 = pair(origin), let end = pair(origin) else { return false }
            curve(mirrored(cubic), c2, end)
        case UInt8(ascii: "q"):
            guard let control = pair(origin), let end = pair(origin) else { return false }
            quadCurve(control, end)
        case UInt8(ascii: "t"):
            guard let end = pair(origin) else { return false }
            quadCurve(mirrored(quadratic), end)
        case UInt8(ascii: "a"):
            return arc(origin)
        default:
            return false
        }
        return true
    }

    private mutating func arc(_ origin: CGPoint) -> Bool {
        guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(),
            let isSweep = flag(), let end = pair(origin)
        else { return false }
        SVGArc(
            from: point, to: end, radii: CGSize(width: rx, height: ry), degrees: angle, isLarge: isLarge,
            isSweep: isSweep
        ).add(to: &path)
        point = end
        return true
    }

    private mutating func line(to end: CGPoint) {
        openSubpath()
        path.addLine(to: end)
        point = end
    }

    private mutating func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
        openSubpath()
        path.addCurve(to: end, control1: c1, control2: c2)
        (point, cubicControl) = (end, c2)
    }

    private mutating func quadCurve(_ control: CGPoint, _ end: CGPoint) {
        openSubpath()
        path.addQuadCurve(to: end, control: control)
        (point, quadraticControl) = (end, control)
    }

    /// What follows a closed subpath starts at its first point.
    private mutating func openSubpath() {
        if path.elements.last == .closeSubpath { path.move(to: point) }
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
    }

    private mutating func number() -> Double? {
        scanner.skipSeparator()
        return scanner.number()
    }

    private mutating func flag() -> Bool? {
        scanner.skipSeparator()
        return scanner.flag()
    }

    private mutating func pair(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }
}
