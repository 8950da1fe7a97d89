import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: offset-position") struct OffsetPositionTruthTests {
    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Render/GeometryEffect/OffsetEffectUITests.swift @069dd80b
    // offset does not move neighbours
    @Test("offset-position-002") func offset_position_002() {
        let view = TruthCase(width: 100, height: 100, size: [40, 20]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(width: 20, height: 20)
                    .offset(x: 0, y: -10)
                Color.blue
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[30, 30, 20, 20]],
            "blue": [[50, 40, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PositionLayoutUITests.swift @069dd80b
    // position takes the whole proposal as its size and puts the child's centre at (x,y)
    @Test("offset-position-003") func offset_position_003() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 50)
                .position(x: 0, y: 0)
        }
        view.expect(frames: [
            "red": [[-25, -25, 50, 50]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PositionLayoutUITests.swift @069dd80b
    // position takes the whole proposal as its size and puts the child's centre at (x,y)
    @Test("offset-position-004") func offset_position_004() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 50)
                .position(x: 50, y: 0)
        }
        view.expect(frames: [
            "red": [[25, -25, 50, 50]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PositionLayoutUITests.swift @069dd80b
    // position takes the whole proposal as its size and puts the child's centre at (x,y)
    @Test("offset-position-006") func offset_position_006() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 50)
                .position(x: 50, y: 50)
        }
        view.expect(frames: [
            "red": [[25, 25, 50, 50]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUI/Layout/Modifier/PositionLayout.swift @069dd80b
    // greedy child is proposed the full 100x100 and centred at (30,40)
    @Test("offset-position-007") func offset_position_007() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .position(x: 30, y: 40)
        }
        view.expect(frames: [
            "red": [[-20, -10, 100, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUI/Layout/Modifier/PositionLayout.swift @069dd80b
    // nil proposal: size = child size
    @Test("offset-position-008") func offset_position_008() {
        let view = TruthCase(width: nil, height: nil, size: [50, 30]) {
            Color.red
                .frame(width: 50, height: 30)
                .position(x: 10, y: 10)
        }
        view.expect(frames: [
            "red": [[-15, -5, 50, 30]]
        ])
    }
}
