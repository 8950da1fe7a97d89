import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: zstack") struct ZstackTruthTests {
    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // pixmap asserted on real SwiftUI, displayScale 1
    @Test("zstack-003") func zstack_003() {
        let view = TruthCase(width: 12, height: 12, size: [12, 12]) {
            ZStack(alignment: .topLeading) {
                Color.black
                    .frame(width: 12, height: 12)
                Color.white
                    .frame(width: 6, height: 6)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 12, 12]],
            "white": [[0, 0, 6, 6]],
        ])
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // pixmap asserted on real SwiftUI, displayScale 1
    @Test("zstack-005") func zstack_005() {
        let view = TruthCase(width: 12, height: 12, size: [12, 12]) {
            ZStack(alignment: .trailing) {
                Color.black
                    .frame(width: 12, height: 12)
                Color.white
                    .frame(width: 6, height: 6)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 12, 12]],
            "white": [[6, 3, 6, 6]],
        ])
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // pixmap asserted on real SwiftUI, displayScale 1
    @Test("zstack-006") func zstack_006() {
        let view = TruthCase(width: 12, height: 12, size: [12, 12]) {
            ZStack {
                Color.black
                    .frame(width: 12, height: 12)
                Color.white
                    .frame(width: 4, height: 4)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 12, 12]],
            "white": [[4, 4, 4, 4]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    @Test("zstack-007") func zstack_007() {
        let view = TruthCase(width: 200, height: 200, size: [60, 60]) {
            ZStack {
                Color.red
                    .frame(width: 60, height: 60)
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[70, 70, 60, 60]],
            "blue": [[90, 90, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    @Test("zstack-008") func zstack_008() {
        let view = TruthCase(width: 200, height: 200, size: [60, 60]) {
            ZStack(alignment: .topLeading) {
                Color.red
                    .frame(width: 60, height: 60)
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[70, 70, 60, 60]],
            "blue": [[70, 70, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    @Test("zstack-010") func zstack_010() {
        let view = TruthCase(width: 200, height: 200, size: [60, 60]) {
            ZStack(alignment: .topTrailing) {
                Color.red
                    .frame(width: 60, height: 60)
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[70, 70, 60, 60]],
            "blue": [[110, 70, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    @Test("zstack-011") func zstack_011() {
        let view = TruthCase(width: 200, height: 200, size: [60, 60]) {
            ZStack(alignment: .leading) {
                Color.red
                    .frame(width: 60, height: 60)
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[70, 70, 60, 60]],
            "blue": [[70, 90, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    @Test("zstack-013") func zstack_013() {
        let view = TruthCase(width: 200, height: 200, size: [60, 60]) {
            ZStack(alignment: .bottomLeading) {
                Color.red
                    .frame(width: 60, height: 60)
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[70, 70, 60, 60]],
            "blue": [[70, 110, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    @Test("zstack-014") func zstack_014() {
        let view = TruthCase(width: 200, height: 200, size: [60, 60]) {
            ZStack(alignment: .bottom) {
                Color.red
                    .frame(width: 60, height: 60)
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[70, 70, 60, 60]],
            "blue": [[90, 110, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    @Test("zstack-015") func zstack_015() {
        let view = TruthCase(width: 200, height: 200, size: [60, 60]) {
            ZStack(alignment: .bottomTrailing) {
                Color.red
                    .frame(width: 60, height: 60)
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[70, 70, 60, 60]],
            "blue": [[110, 110, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    // only the highest-priority children give the ZStack its size (40x40); the others overflow around the
    // alignment guides
    @Test("zstack-016") func zstack_016() {
        let view = TruthCase(width: 200, height: 200, size: [40, 40]) {
            ZStack(alignment: .leading) {
                Color.blue
                    .frame(width: 100, height: 100)
                    .layoutPriority(-0.5)
                Color.red
                    .frame(width: 60, height: 60)
                Color.green
                    .frame(width: 40, height: 40)
                    .layoutPriority(1)
            }
        }
        view.expect(frames: [
            "blue": [[80, 50, 100, 100]],
            "red": [[80, 70, 60, 60]],
            "green": [[80, 80, 40, 40]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/ZStack.swift @069dd80b
    // sized 20x20 by the union; red measured 10x10 but is PLACED with a proposal of the ZStack size, so
    // fills 20x20
    @Test("zstack-018") func zstack_018() {
        let view = TruthCase(width: nil, height: nil, size: [20, 20]) {
            ZStack {
                Color.red
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 20, 20]],
            "blue": [[0, 0, 20, 20]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/zstack-fill/frames.json @3c30f3a2
    @Test("sw-layout-zstack-fill") func sw_layout_zstack_fill() {
        let view = TruthCase(width: 200, height: 200, size: [200, 200]) {
            ZStack(alignment: .topLeading) {
                Color.red
                Color.blue
                    .frame(width: 30, height: 30)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 200]],
            "blue": [[0, 0, 30, 30]],
        ])
    }
}
