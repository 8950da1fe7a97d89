import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: safe-area") struct SafeAreaTruthTests {
    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/InsetViewModifier.swift @069dd80b
    // layout rect of the primary view
    @Test("safe-area-001") func safe_area_001() {
        let view = PlacedView(width: 100, height: 100) {
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
        }
        #expect(view.frames("red") == [[0, 0, 100, 80]])
        #expect(view.frames("blue") == [[0, 80, 100, 20]])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/InsetViewModifier.swift @069dd80b
    // nil spacing = 8 between content and inset view
    @Test("safe-area-002") func safe_area_002() {
        let view = PlacedView(width: 100, height: 100) {
            Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
        }
        #expect(view.frames("red") == [[0, 0, 100, 72]])
        #expect(view.frames("blue") == [[0, 80, 100, 20]])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/InsetViewModifier.swift @069dd80b
    @Test("safe-area-003") func safe_area_003() {
        let view = PlacedView(width: 100, height: 100) {
            Color.red.safeAreaInset(edge: .leading, spacing: 5) { Color.blue.frame(width: 20) }
        }
        #expect(view.frames("red") == [[25, 0, 75, 100]])
        #expect(view.frames("blue") == [[0, 0, 20, 100]])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/InsetViewModifier.swift @069dd80b
    @Test("safe-area-004") func safe_area_004() {
        let view = PlacedView(width: 100, height: 100) {
            Color.red.safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
                Color.blue.frame(width: 30, height: 20)
            }
        }
        #expect(view.frames("red") == [[0, 20, 100, 80]])
        #expect(view.frames("blue") == [[70, 0, 30, 20]])
    }

    /// The insets that a 100 x 20 view sees at a place of a 400 x 800 picture.
    private func insets(atX x: CGFloat, y: CGFloat) -> EdgeInsets {
        var seen = EdgeInsets()
        _ = PlacedView(
            width: 400, height: 800, insets: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        ) {
            ProxyProbe { seen = $0.safeAreaInsets }
                .frame(width: 100, height: 20)
                // Counted from the safe area's corner.
                .position(x: x + 50 - 20, y: y + 10 - 10)
        }
        return seen
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/SafeAreaInsetsTests.swift @069dd80b
    // a view inside the safe area sees zero insets
    @Test("safe-area-005") func safe_area_005() {
        #expect(insets(atX: 150, y: 390) == EdgeInsets())
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/SafeAreaInsetsTests.swift @069dd80b
    // only the edges that touch the inset boundary resolve
    @Test("safe-area-009") func safe_area_009() {
        #expect(insets(atX: 260, y: 100) == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40))
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/SafeAreaIgnoringLayout.swift @069dd80b
    @Test("safe-area-011") func safe_area_011() {
        let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        let view = PlacedView(width: 100, height: 200, insets: insets) { Color.red.ignoresSafeArea() }
        #expect(view.frames("red") == [[0, 0, 100, 200]])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/SafeAreaInsets.swift @069dd80b
    // root is proposed the size minus insets
    @Test("safe-area-012") func safe_area_012() {
        let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        let view = PlacedView(width: 100, height: 200, insets: insets) { Color.red }
        #expect(view.frames("red") == [[0, 50, 100, 120]])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/position/safe-area-padding/frames.json @72fe0c9
    @Test("sw-position-safe-area-padding") func sw_position_safe_area_padding() {
        let view = TruthCase(width: 320, height: 200, size: [220, 150]) {
            HStack(spacing: 20) {
                Color.clear
                    .safeAreaPadding(20)
                    .frame(width: 100, height: 150)
                    .background { Color.gray }
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 30)
                        ForEach(0..<4, id: \.self) { _ in Color.clear.frame(height: 30) }
                        Color.blue.frame(height: 30)
                    }
                    .background { Color.green }
                }
                .safeAreaPadding(.vertical, 20)
                .frame(width: 100, height: 150)
                .background { Color.black }
            }
        }
        view.expect(frames: [
            "red": [[170, 45, 100, 30]],
            "blue": [[170, 195, 100, 30]],
            "green": [[170, 45, 100, 180]],
            "gray": [[50, 25, 100, 150]],
            "black": [[170, 25, 100, 150]],
        ])
    }
}
