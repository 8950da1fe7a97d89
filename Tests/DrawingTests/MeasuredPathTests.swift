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
        return abs(x - y) <= max(1e-4, abs(y) * 1e-5)
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
    ]

    @Test(arguments: rows) func matchesSwiftUI(_ row: Row) {
        #expect(agrees(row.path, row.expected), "\(row.path) instead of \(row.expected)")
    }

    /// A trim inside a curve: SwiftUI's own arc length is good to about 0.04 here.
    @Test func trimsInsideCurves() throws {
        let trimmed = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
            .trimmedPath(from: 0.2, to: 0.8)
        let expected = try #require(
            Path(
                "65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c 0"
                    + " 22.3858 22.3858 0 50 0 c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c"))
        #expect(trimmed.elements.count == expected.elements.count)
        let (ours, theirs) = (trimmed.boundingRect, expected.boundingRect)
        #expect(abs(ours.maxX - theirs.maxX) < 0.05)
        #expect(abs(ours.height - theirs.height) < 0.05)
        // The exact place is 72 degrees round: 50 + 50 cos 72.
        guard case .move(let start) = trimmed.elements[0] else {
            Issue.record("no move")
            return
        }
        #expect(abs(start.x - 65.4508) < 0.02)
        #expect(abs(start.y - 97.5528) < 0.02)
    }
}
