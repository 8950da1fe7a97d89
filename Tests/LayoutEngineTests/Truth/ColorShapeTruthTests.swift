import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: color-shape") struct ColorShapeTruthTests {
    // blog-claim; https://www.swiftuifieldguide.com/layout/ideal-size/
    // platform default for unspecified dimensions
    @Test("color-shape-001") func color_shape_001() {
        let view = TruthCase(width: nil, height: nil, size: [10, 10]) {
            Color.red
        }
        view.expectSize()
    }

    // blog-claim; https://www.swiftuifieldguide.com/layout/ideal-size/
    // platform default for unspecified dimensions
    @Test("color-shape-003") func color_shape_003() {
        let view = TruthCase(width: nil, height: nil, size: [10, 10]) {
            Circle()
        }
        view.expectSize()
    }

    // blog-claim; https://www.swiftuifieldguide.com/layout/ideal-size/
    // platform default for unspecified dimensions
    @Test("color-shape-005") func color_shape_005() {
        let view = TruthCase(width: nil, height: nil, size: [10, 10]) {
            RoundedRectangle(cornerRadius: 5)
        }
        view.expectSize()
    }

    // measured-by-real-SwiftUI; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    @Test("color-shape-006") func color_shape_006() {
        let view = TruthCase(width: 0, height: 0, size: [0, 0]) {
            Rectangle()
        }
        view.expectSize()
    }

    // measured-by-real-SwiftUI; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    @Test("color-shape-008") func color_shape_008() {
        let view = TruthCase(width: nil, height: nil, size: [10, 10]) {
            Rectangle()
        }
        view.expectSize()
    }

    // measured-by-real-SwiftUI; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    @Test("color-shape-009") func color_shape_009() {
        let view = TruthCase(width: 50, height: nil, size: [50, 10]) {
            Rectangle()
        }
        view.expectSize()
    }

    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/1. Leaf Views/2-Shapes.swift @26ee2d3f
    // Circle is the exception among built-in shapes: it fits itself into the proposal and REPORTS the
    // square (since iOS 16/17: Shape.sizeThatFits); before that it reported 100x60
    @Test("color-shape-010") func color_shape_010() {
        let view = TruthCase(width: 100, height: 60, size: [60, 60]) {
            Circle()
        }
        view.expectSize()
        // also: {"circle": [20, 0, 60, 60]}
    }

    // reverse-engineered; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/1. Leaf Views/2-Shapes.swift @26ee2d3f
    // consequence of the previous case: flexibility 0..30 so it is sized first
    @Test("color-shape-011") func color_shape_011() {
        let view = TruthCase(width: 100, height: 30) {
            HStack(spacing: 0) {
                Circle()
                Color.green
            }
        }
        view.expect(frames: [
            "green": [[30, 0, 70, 30]]
        ])
        // also: {"circle": [0, 0, 30, 30]}
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Shape/Shapes.swift @069dd80b
    // SURPRISE: unspecified axis becomes 10 first, then the smaller side wins: a Circle in a vertical
    // ScrollView (300 x nil) is 10x10, while Rectangle() is 300x10
    @Test("color-shape-012") func color_shape_012() {
        let view = TruthCase(width: 300, height: nil, size: [10, 10]) {
            Circle()
        }
        view.expectSize()
    }

    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/1. Leaf Views/2-Shapes.swift @26ee2d3f
    // accepts any proposal
    @Test("color-shape-016") func color_shape_016() {
        let view = TruthCase(width: 100, height: 60, size: [100, 60]) {
            Capsule()
        }
        view.expectSize()
    }

    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/1. Leaf Views/2-Shapes.swift @26ee2d3f
    @Test("color-shape-017") func color_shape_017() {
        let view = TruthCase(width: 100, height: 60, size: [100, 60]) {
            Ellipse()
        }
        view.expectSize()
    }

    // reverse-engineered; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    @Test("color-shape-018") func color_shape_018() {
        let view = TruthCase(width: 80, height: 40, size: [80, 40]) {
            Color.clear
        }
        view.expectSize()
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/canvas
    // Canvas is greedy like a shape
    @Test("color-shape-019") func color_shape_019() {
        let view = TruthCase(width: nil, height: nil, size: [10, 10]) {
            Canvas { _, _ in }
        }
        view.expectSize()
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/shape/path/frames.json @34fffd82
    // a Path view takes its proposal (60 x 60), whatever it draws; the wider row overflows both sides.
    // Some paths are simpler than in the source
    @Test("sw2-shape-path") func sw2_shape_path() {
        let view = TruthCase(width: 300, height: 160, size: [332, 128]) {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    Path { p in
                        p.addLines([CGPoint(x: 30, y: 4), CGPoint(x: 56, y: 56), CGPoint(x: 4, y: 56)])
                        p.closeSubpath()
                    }
                    .fill(.primary).background { Color.red }.frame(width: 60, height: 60)
                    Path { p in
                        p.move(to: CGPoint(x: 30, y: 30))
                        p.addArc(
                            center: CGPoint(x: 30, y: 30), radius: 26, startAngle: .degrees(0),
                            endAngle: .degrees(120), clockwise: false)
                        p.closeSubpath()
                    }
                    .fill(.primary).background { Color.orange }.frame(width: 60, height: 60)
                    Path { p in
                        p.move(to: CGPoint(x: 30, y: 30))
                        p.addArc(
                            center: CGPoint(x: 30, y: 30), radius: 26, startAngle: .degrees(0),
                            endAngle: .degrees(120), clockwise: true)
                        p.closeSubpath()
                    }
                    .fill(.primary).background { Color.yellow }.frame(width: 60, height: 60)
                    Path { p in
                        p.addRelativeArc(
                            center: CGPoint(x: 30, y: 30), radius: 24, startAngle: .degrees(-90),
                            delta: .degrees(270))
                    }
                    .stroke(.primary, lineWidth: 5).background { Color.green }.frame(width: 60, height: 60)
                }
                .background { Color.gray }
                HStack(spacing: 8) {
                    Path { p in
                        p.move(to: CGPoint(x: 4, y: 30))
                        p.addQuadCurve(to: CGPoint(x: 30, y: 4), control: CGPoint(x: 4, y: 4))
                        p.addCurve(
                            to: CGPoint(x: 56, y: 56), control1: CGPoint(x: 56, y: 4),
                            control2: CGPoint(x: 30, y: 30))
                        p.closeSubpath()
                    }
                    .fill(.primary).background { Color.mint }.frame(width: 60, height: 60)
                    Path(ellipseIn: CGRect(x: 4, y: 4, width: 52, height: 52)).fill(.primary).background {
                        Color.teal
                    }.frame(width: 60, height: 60)
                    Path(ellipseIn: CGRect(x: 4, y: 4, width: 52, height: 52)).fill(
                        .primary, style: FillStyle(eoFill: true)
                    ).background { Color.blue }.frame(width: 60, height: 60)
                    Path(CGRect(x: 4, y: 4, width: 52, height: 52)).fill(.primary).background { Color.indigo }
                        .frame(width: 60, height: 60)
                    Path(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 12).fill(
                        .primary
                    ).background { Color.purple }.frame(width: 60, height: 60)
                }
                .background { Color.black }
            }
            .background { Color.white }
        }
        view.expect(frames: [
            "red": [[18, 16, 60, 60]],
            "orange": [[86, 16, 60, 60]],
            "yellow": [[154, 16, 60, 60]],
            "green": [[222, 16, 60, 60]],
            "gray": [[18, 16, 264, 60]],
            "mint": [[-16, 84, 60, 60]],
            "teal": [[52, 84, 60, 60]],
            "blue": [[120, 84, 60, 60]],
            "indigo": [[188, 84, 60, 60]],
            "purple": [[256, 84, 60, 60]],
            "black": [[-16, 84, 332, 60]],
            "white": [[-16, 16, 332, 128]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/gradient/basic/frames.json @92f494eb
    // gradients change no frame
    @Test("sw2-gradient-layout") func sw2_gradient_layout() {
        let view = TruthCase(width: 320, height: 240, size: [242, 126]) {
            VStack(spacing: 16) {
                HStack(spacing: 16) {
                    Rectangle()
                        .fill(
                            LinearGradient(
                                colors: [.accentColor, .primary], startPoint: .leading, endPoint: .trailing)
                        )
                        .frame(width: 80, height: 50)
                        .background { Color.red }
                    Rectangle()
                        .fill(
                            LinearGradient(
                                stops: [
                                    .init(color: .primary, location: 0),
                                    .init(color: .secondary, location: 0.25),
                                    .init(color: .clear, location: 1),
                                ], startPoint: .top, endPoint: .bottom)
                        )
                        .frame(width: 80, height: 50)
                        .background { Color.orange }
                    Circle()
                        .fill(
                            RadialGradient(
                                colors: [.primary, .clear], center: .center, startRadius: 0, endRadius: 25)
                        )
                        .frame(width: 50, height: 50)
                        .background { Color.yellow }
                }
                .background { Color.black }
                HStack(spacing: 16) {
                    RoundedRectangle(cornerRadius: 8)
                        .fill(AngularGradient(colors: [.primary, .clear, .primary], center: .center))
                        .frame(width: 60, height: 60)
                        .background { Color.green }
                    Color.clear.frame(width: 22.5, height: 16)
                        .padding(12)
                        .background(
                            LinearGradient(colors: [.primary, .clear], startPoint: .top, endPoint: .bottom)
                        )
                        .background { Color.blue }
                    Capsule()
                        .strokeBorder(
                            LinearGradient(
                                colors: [.primary, .clear], startPoint: .topLeading, endPoint: .bottomTrailing
                            ), lineWidth: 6
                        )
                        .frame(width: 80, height: 40)
                        .background { Color.purple }
                }
                .background { Color.white }
            }
            .background { Color.gray }
        }
        view.expect(frames: [
            "red": [[39, 57, 80, 50]],
            "orange": [[135, 57, 80, 50]],
            "yellow": [[231, 57, 50, 50]],
            "black": [[39, 57, 242, 50]],
            "green": [[50.75, 123, 60, 60]],
            "blue": [[126.75, 133, 46.5, 40]],
            "purple": [[189.25, 133, 80, 40]],
            "white": [[50.75, 123, 218.5, 60]],
            "gray": [[39, 57, 242, 126]],
        ])
    }
}
