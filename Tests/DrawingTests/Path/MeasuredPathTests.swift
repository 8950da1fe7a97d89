import Drawing
import Foundation
import Testing

@testable import Drawing

// Paths as SwiftUI prints them on macOS 26.2. Source: iamcgn/swiftui-web, Fixtures/Goldens/shape/paths.json
// (Apache-2.0).
private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

/// True when both are the same steps with numbers that agree to the six digits that Apple prints.
private func agrees(_ path: Path, _ expected: String) -> Bool {
    let (ours, theirs) = (path.description.split(separator: " "), expected.split(separator: " "))
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).allSatisfy { a, b in
        guard let x = Double(a), let y = Double(b) else { return a == b }
        return abs(x - y) <= max(5e-5, abs(y) * 5e-6)
    }
}

private let triangle = Path {
    $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
    $0.closeSubpath()
}

extension Path {
    fileprivate static func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
                endAngle: .degrees(end), clockwise: clockwise)
        }
    }

    fileprivate static func relativeArc(_ delta: Double) -> Path {
        Path {
            $0.addRelativeArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
        }
    }
}

struct MeasuredPathTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let path: Path
        let expected: String
        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row(
            name: "arc-0-90", path: .arc(0, 90),
            expected: "90 50 m 90 72.0914 72.0914 90 50 90 c"),
        Row(
            name: "arc-0-120", path: .arc(0, 120),
            expected: "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"),
        Row(
            name: "arc-0-30", path: .arc(0, 30),
            expected: "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c"),
        Row(
            name: "arc-0-450", path: .arc(0, 450),
            expected: "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086"
                + " 10 50 10 c 72.0914 10 90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c"),
        Row(
            name: "arc-0-minus90", path: .arc(0, -90),
            expected: "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086"
                + " 10 50 10 c"),
        Row(
            name: "arc-0-360", path: .arc(0, 360),
            expected: "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086"
                + " 10 50 10 c 72.0914 10 90 27.9086 90 50 c h"),
        Row(
            name: "arc-0-minus360", path: .arc(0, -360),
            expected: "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086"
                + " 10 50 10 c 72.0914 10 90 27.9086 90 50 c"),
        Row(
            name: "arc-0-0", path: .arc(0, 0),
            expected: "90 50 m"),
        Row(
            name: "arc-cw-0-minus90", path: .arc(0, -90, clockwise: true),
            expected: "90 50 m 90 27.9086 72.0914 10 50 10 c"),
        Row(
            name: "arc-cw-0-45", path: .arc(0, 45, clockwise: true),
            expected: "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086"
                + " 90 50 90 c 60.6087 90 70.7828 85.7857 78.2843 78.2843 c"),
        Row(
            name: "arc-cw-0-360", path: .arc(0, 360, clockwise: true),
            expected: "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086"
                + " 90 50 90 c 72.0914 90 90 72.0914 90 50 c h"),
        Row(
            name: "arc-cw-0-720", path: .arc(0, 720, clockwise: true),
            expected: "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086"
                + " 90 50 90 c 72.0914 90 90 72.0914 90 50 c"),
        Row(
            name: "arc-cw-minus90-0", path: .arc(-90, 0, clockwise: true),
            expected: "50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90"
                + " 72.0914 90 50 c"),
        Row(
            name: "arc-after-move",
            path: Path {
                $0.move(to: .zero)
                $0.addArc(
                    center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false)
            },
            expected: "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c"),
        Row(
            name: "arc-transform",
            path: Path {
                $0.addArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false, transform: CGAffineTransform(scaleX: 2, y: 1))
            },
            expected: "180 50 m 180 72.0914 144.183 90 100 90 c"),
        Row(
            name: "relative-arc-190", path: .relativeArc(190),
            expected: "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033"
                + " 45.3473 10.6077 43.0541 c"),
        Row(
            name: "relative-arc-minus360", path: .relativeArc(-360),
            expected: "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086"
                + " 90 50 90 c 72.0914 90 90 72.0914 90 50 c"),
        Row(
            name: "relative-arc-0", path: .relativeArc(0),
            expected: "90 50 m"),
        Row(
            name: "lines", path: Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) },
            expected: "0 0 m 10 10 l 20 0 l"),
        Row(
            name: "rect-transform",
            path: Path {
                $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: .init(translationX: 5, y: 5))
            },
            expected: "5 5 m 15 5 l 15 15 l 5 15 l h"),
        Row(
            name: "line-after-close",
            path: Path {
                $0.addLines([.zero, CGPoint(x: 10, y: 0)])
                $0.closeSubpath()
                $0.addLine(to: CGPoint(x: 0, y: 10))
            },
            expected: "0 0 m 10 0 l h 0 10 l"),
        Row(
            name: "quad-and-cubic",
            path: Path {
                $0.move(to: .zero)
                $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
                $0.addCurve(
                    to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
            },
            expected: "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c"),
        Row(
            name: "parsed", path: Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h") ?? Path(),
            expected: "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h"),
        Row(
            name: "trim-rect-0.1-0.6", path: Path(frame).trimmedPath(from: 0.1, to: 0.6),
            expected: "32 0 m 100 0 l 100 60 l 68 60 l"),
        Row(
            name: "trim-rect-0-1", path: Path(frame).trimmedPath(from: 0, to: 1),
            expected: "0 0 m 100 0 l 100 60 l 0 60 l h"),
        Row(
            name: "trim-rect-0-0.999", path: Path(frame).trimmedPath(from: 0, to: 0.999),
            expected: "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l"),
        Row(
            name: "trim-rect-out-of-range", path: Path(frame).trimmedPath(from: -0.5, to: 1.5),
            expected: "0 0 m 100 0 l 100 60 l 0 60 l h"),
        Row(
            name: "trim-triangle-0.25-0.75", path: triangle.trimmedPath(from: 0.25, to: 0.75),
            expected: "64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l"),
        Row(
            name: "trim-two-subpaths",
            path: Path {
                $0.addRects([
                    CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
                ])
            }.trimmedPath(from: 0.25, to: 0.75),
            expected: "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l"),
        Row(
            name: "trim-circle-0-0.5",
            path: Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).trimmedPath(from: 0, to: 0.5),
            expected: "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"),
        Row(
            name: "trim-circle-0.2-0.8",
            path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(
                from: 0.2, to: 0.8),
            expected: "65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c 0"
                + " 22.3858 22.3858 0 50 0 c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c"),
        Row(
            name: "stroked-triangle-4", path: triangle.strokedPath(StrokeStyle(lineWidth: 4)),
            expected: "0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037"
                + " l 0 2 l h 0 -2 m -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l"
                + " 51.5364 61.2804 l 101.536 1.28037 l 104.27 -2 l 100 -2 l 0 -2 l h"),
        Row(
            name: "stroked-triangle-round",
            path: triangle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
            expected: "0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037"
                + " l 0 2 l h 0 -2 m -1.69568 -2 -2.62199 -0.022285 -1.53644 1.28037 c 48.4636 61.2804 l"
                + " 49.2631 62.2399 50.7369 62.2399 51.5364 61.2804 c 101.536 1.28037 l 102.622"
                + " -0.022285 101.696 -2 100 -2 c 0 -2 l h"),
        Row(
            name: "stroked-line-square",
            path: Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }.strokedPath(
                StrokeStyle(lineWidth: 2, lineCap: .square)),
            expected: "0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h"),
        Row(
            name: "stroked-circle",
            path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
                StrokeStyle(lineWidth: 4)),
            expected: "38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2"
                + " 20 2 c 29.9411 2 38 10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974"
                + " -2 -2 7.84974 -2 20 c -2 32.1503 7.84974 42 20 42 c 32.1503 42 42 32.1503 42 20 c h"),
        Row(
            name: "stroked-shape", path: Path(frame).strokedPath(StrokeStyle(lineWidth: 2)),
            expected: "0 1 m 100 1 l 99 0 l 99 60 l 100 59 l 0 59 l 1 60 l 1 0 l 0 1 l h 0 -1 m -1 -1 l -1 0"
                + " l -1 60 l -1 61 l 0 61 l 100 61 l 101 61 l 101 60 l 101 0 l 101 -1 l 100 -1 l 0 -1 l"
                + " h"),
    ]

    @Test(arguments: rows) func matchesSwiftUI(_ row: Row) {
        #expect(agrees(row.path, row.expected), "\(row.path) instead of \(row.expected)")
    }
}
