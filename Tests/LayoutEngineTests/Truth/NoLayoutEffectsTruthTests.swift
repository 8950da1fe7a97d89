import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: no-layout-effects") struct NoLayoutEffectsTruthTests {
    // reverse-engineered; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // no effect on layout
    @Test("no-layout-effects-001") func no_layout_effects_001() {
        let view = TruthCase(width: 100, height: 100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(90))
                Color.blue.frame(width: 20, height: 10)
            }
        }
        view.expect(frames: [
            "blue": [[50, 45, 20, 10]]
        ])
        // also: {"layout_red": [30, 45, 20, 10]}
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Render @069dd80b
    // no effect on layout
    @Test("no-layout-effects-002") func no_layout_effects_002() {
        let view = TruthCase(width: 100, height: 100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).scaleEffect(2)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        view.expect(frames: [
            "blue": [[50, 45, 20, 10]]
        ])
        // also: {"layout_red": [30, 45, 20, 10]}
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Render @069dd80b
    // no effect on layout
    @Test("no-layout-effects-003") func no_layout_effects_003() {
        let view = TruthCase(width: 100, height: 100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).offset(x: 50)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        view.expect(frames: [
            "blue": [[50, 45, 20, 10]]
        ])
        // also: {"layout_red": [30, 45, 20, 10]}
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Render @069dd80b
    // no effect on layout
    @Test("no-layout-effects-005") func no_layout_effects_005() {
        let view = TruthCase(width: 100, height: 100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).shadow(radius: 5)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        view.expect(frames: [
            "blue": [[50, 45, 20, 10]]
        ])
        // also: {"layout_red": [30, 45, 20, 10]}
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Render @069dd80b
    // no effect on layout
    @Test("no-layout-effects-006") func no_layout_effects_006() {
        let view = TruthCase(width: 100, height: 100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).blur(radius: 3)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        view.expect(frames: [
            "blue": [[50, 45, 20, 10]]
        ])
        // also: {"layout_red": [30, 45, 20, 10]}
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/transform/basic/frames.json @cb7937a8
    // transforms leave the layout alone
    @Test("sw-transform-basic") func sw_transform_basic() {
        let view = TruthCase(width: 320, height: 260, size: [200, 148]) {
            VStack(spacing: 24) {
                HStack(spacing: 40) {
                    Color.clear.frame(width: 40, height: 40).offset(x: 10, y: 6).background { Color.red }
                    Color.clear.frame(width: 40, height: 40).rotationEffect(.degrees(45)).background {
                        Color.orange
                    }
                    Color.clear.frame(width: 40, height: 40).scaleEffect(1.5).background { Color.yellow }
                }
                .background { Color.gray }
                HStack(spacing: 40) {
                    Color.clear.frame(width: 40, height: 40).rotationEffect(.degrees(30), anchor: .topLeading)
                        .background { Color.green }
                    Color.clear.frame(width: 40, height: 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom)
                        .background { Color.mint }
                    Color.clear.frame(width: 19.5, height: 16).rotationEffect(.degrees(-20)).background {
                        Color.blue
                    }
                }
                .background { Color.black }
                Color.clear.frame(width: 60, height: 20).transformEffect(
                    CGAffineTransform(translationX: 20, y: -4)
                ).background { Color.purple }
            }
            .background { Color.white }
        }
        view.expect(frames: [
            "red": [[60, 56, 40, 40]],
            "orange": [[140, 56, 40, 40]],
            "yellow": [[220, 56, 40, 40]],
            "gray": [[60, 56, 200, 40]],
            "green": [[70.25, 120, 40, 40]],
            "mint": [[150.25, 120, 40, 40]],
            "blue": [[230.25, 132, 19.5, 16]],
            "black": [[70.25, 120, 179.5, 40]],
            "purple": [[130, 184, 60, 20]],
            "white": [[60, 56, 200, 148]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/transform/3d/frames.json @3fb251e0
    // 3D rotation, projection and a custom GeometryEffect leave the layout alone. macOS 26.6
    @Test("sw2-transform-3d") func sw2_transform_3d() {
        struct Lean: GeometryEffect {
            var amount: CGFloat
            var animatableData: CGFloat {
                get { amount }
                set { amount = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(
                    CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
            }
        }
        let view = TruthCase(width: 320, height: 200, size: [120, 110]) {
            VStack(spacing: 30) {
                HStack(spacing: 40) {
                    Color.clear.frame(width: 40, height: 40)
                        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1))
                        .background { Color.red }
                }
                HStack(spacing: 40) {
                    Color.clear.frame(width: 40, height: 40)
                        .projectionEffect(
                            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
                        )
                        .background { Color.blue }
                    Color.clear.frame(width: 40, height: 40)
                        .modifier(Lean(amount: 0.4))
                        .background { Color.green }
                }
                .background { Color.gray }
            }
            .background { Color.white }
        }
        view.expect(frames: [
            "red": [[140, 45, 40, 40]],
            "blue": [[100, 115, 40, 40]],
            "green": [[180, 115, 40, 40]],
            "gray": [[100, 115, 120, 40]],
            "white": [[100, 45, 120, 110]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/animation/implicit/frames.json @f9724bf0
    // steps "move" and "fade"
    @Test("sw2-animation-implicit") func sw2_animation_implicit() {
        let view = TruthCase(width: 320, height: 120, size: [152, 40]) {
            HStack(alignment: .top, spacing: 12) {
                Color.red.frame(width: 40, height: 40).opacity(0.3)
                Color.clear.frame(width: 40, height: 40)
                    .padding(.leading, 60)
                    .animation(.linear(duration: 0), value: 60)
                    .background { Color.blue }
            }
            .background { Color.gray }
        }
        view.expect(frames: [
            "red": [[84, 40, 40, 40]],
            "blue": [[136, 40, 100, 40]],
            "gray": [[84, 40, 152, 40]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/effects/hidden/frames.json @bb1fbdc5
    // hidden and transparent views keep their slots; each text is replaced by a colour of the measured
    // size
    @Test("sw2-effects-hidden") func sw2_effects_hidden() {
        let view = TruthCase(width: 240, height: 200, size: [108.5, 146]) {
            VStack(spacing: 10) {
                Color.red.frame(width: 38.5, height: 16)
                Color.clear.frame(width: 80, height: 30).hidden().background { Color.orange }
                Color.yellow.frame(width: 36.5, height: 16)
                HStack(spacing: 8) {
                    Color.clear.frame(width: 60.5, height: 24).hidden().background { Color.green }
                    Color.blue.frame(width: 40, height: 20)
                }
                .background { Color.gray }
                Color.clear.frame(width: 60, height: 20).opacity(0).background { Color.purple }
            }
            .background { Color.white }
        }
        view.expect(frames: [
            "red": [[100.75, 27, 38.5, 16]],
            "orange": [[80, 53, 80, 30]],
            "yellow": [[101.75, 93, 36.5, 16]],
            "green": [[65.75, 119, 60.5, 24]],
            "blue": [[134.25, 121, 40, 20]],
            "gray": [[65.75, 119, 108.5, 24]],
            "purple": [[90, 153, 60, 20]],
            "white": [[65.75, 27, 108.5, 146]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/effects/shadow/frames.json @bb1fbdc5
    // each text is replaced by a colour of the measured size
    @Test("sw2-effects-shadow") func sw2_effects_shadow() {
        let view = TruthCase(width: 360, height: 260, size: [347.5, 170]) {
            VStack(spacing: 50) {
                HStack(spacing: 60) {
                    Color.red.frame(width: 60, height: 60).shadow(radius: 8)
                    Color.orange.frame(width: 60, height: 60).shadow(color: .primary, radius: 4, x: 6)
                    Circle().fill(.primary).frame(width: 60, height: 60).shadow(
                        color: .secondary, radius: 0, x: 4
                    ).background { Color.yellow }
                }
                .background { Color.gray }
                HStack(spacing: 60) {
                    Color.green.frame(width: 77.5, height: 33).shadow(radius: 2)
                    RoundedRectangle(cornerRadius: 12).fill(.primary).frame(width: 90, height: 50).shadow(
                        color: .secondary, radius: 12
                    ).background { Color.blue }
                    Color.purple.frame(width: 60, height: 60).opacity(0.5).shadow(radius: 6)
                }
                .background { Color.black }
            }
            .background { Color.white }
        }
        view.expect(frames: [
            "red": [[30, 45, 60, 60]],
            "orange": [[150, 45, 60, 60]],
            "yellow": [[270, 45, 60, 60]],
            "gray": [[30, 45, 300, 60]],
            "green": [[6.25, 168.5, 77.5, 33]],
            "blue": [[143.75, 160, 90, 50]],
            "purple": [[293.75, 155, 60, 60]],
            "black": [[6.25, 155, 347.5, 60]],
            "white": [[6.25, 45, 347.5, 170]],
        ])
    }
}
