import Drawing
import Foundation

/// A list of 20 cards, 375 points wide: rounded rectangles, shadows, titles, three lines of text each, icons,
/// separators.
enum CardScenes {
    private static let count = 20
    private static let height: CGFloat = 2976

    static var all: [Scene] {
        [true, false].flatMap { hasShadows in [2, 3].map { frame(scale: $0, hasShadows: hasShadows) } }
    }

    static func frame(scale: CGFloat, hasShadows: Bool) -> Scene {
        var operations: [Scene.Operation] = [
            .rect(
                CGRect(x: 0, y: 0, width: 375 * scale, height: height * scale),
                .solid(ResolvedColor(242, 242, 247)))
        ]
        for index in 0..<count {
            operations += card(index, at: CGFloat(index) * 148 + 8, scale: scale, hasShadows: hasShadows)
        }
        return Scene(
            name: "20 cards @\(Int(scale))x" + (hasShadows ? "" : ", no shadows"), width: Int(375 * scale),
            height: Int(height * scale), operations: operations, fonts: BenchmarkFonts.files)
    }

    private static func card(
        _ index: Int, at top: CGFloat, scale: CGFloat, hasShadows: Bool
    ) -> [Scene.Operation] {
        func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: x * scale, y: (top + y) * scale, width: width * scale, height: height * scale)
        }
        func text(
            _ text: String, _ size: CGFloat, _ x: CGFloat, _ y: CGFloat, _ weight: Int, _ gray: Int
        ) -> [Scene.Operation] {
            BenchmarkFonts.line(
                text, size: size * scale, weight: weight,
                at: CGPoint(x: x * scale, y: ((top + y) * scale).rounded()),
                color: ResolvedColor(gray, gray, gray))
        }
        let box = rect(16, 0, 343, 132)
        var operations: [Scene.Operation] = []
        if hasShadows {
            operations.append(
                .shadow(
                    box, radius: 16 * scale, sigma: 8 * scale, offset: CGSize(width: 0, height: 4 * scale),
                    ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.2)))
        }
        operations.append(.roundedRect(box, radius: 16 * scale, .solid(.white)))
        let hue = ResolvedColor((index * 53) % 256, (index * 97 + 60) % 256, (index * 31 + 120) % 256)
        operations.append(.roundedRect(rect(32, 16, 40, 40), radius: 10 * scale, .solid(hue)))
        operations.append(.path(icon(rect(40, 24, 24, 24)), .solid(.white)))
        operations += text("Card number \(index + 1)", 17, 84, 33, 600, 20)
        operations += text("Updated \(index * 7 % 60) minutes ago", 13, 84, 51, 400, 110)
        operations.append(.rect(rect(32, 66, 311, 1 / scale), .solid(ResolvedColor(198, 198, 200))))
        let lines = [
            "Design review notes and the open questions",
            "from Tuesday: spacing of the header, colours in",
            "dark mode, and what \(index + 3) people asked for.",
        ]
        for (row, line) in lines.enumerated() {
            operations += text(line, 14, 32, 86 + CGFloat(row) * 18, 400, 60)
        }
        return operations
    }

    /// A drop: four curves.
    private static func icon(_ box: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
        }
        return Path { path in
            path.move(to: point(0.5, 0.05))
            path.addCurve(to: point(0.85, 0.62), control1: point(0.6, 0.3), control2: point(0.85, 0.4))
            path.addCurve(to: point(0.5, 0.95), control1: point(0.85, 0.82), control2: point(0.7, 0.95))
            path.addCurve(to: point(0.15, 0.62), control1: point(0.3, 0.95), control2: point(0.15, 0.82))
            path.addCurve(to: point(0.5, 0.05), control1: point(0.15, 0.4), control2: point(0.4, 0.3))
            path.closeSubpath()
        }
    }
}
