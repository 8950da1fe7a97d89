import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: hstack, reference model") struct HstackReferenceTruthTests {
    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-027") func hstack_027() {
        let view = TruthCase(width: 66, height: 100, size: [66, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(maxWidth: 92)
                Color.green
                Color.blue
                Color.yellow
                    .frame(width: 21)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 15, 100]],
            "green": [[15, 0, 15, 100]],
            "blue": [[30, 0, 15, 100]],
            "yellow": [[45, 0, 21, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-028") func hstack_028() {
        let view = TruthCase(width: 293, height: 100, size: [293, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 72, maxWidth: 72)
                Color.green
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 72, 100]],
            "green": [[72, 0, 221, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-032") func hstack_032() {
        let view = TruthCase(width: 82, height: 100, size: [103, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 62)
                Color.green
                    .frame(minWidth: 32, maxWidth: 73)
            }
        }
        view.expect(frames: [
            "red": [[-10.5, 0, 62, 100]],
            "green": [[51.5, 0, 41, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-035") func hstack_035() {
        let view = TruthCase(width: 489, height: 100, size: [489, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 72)
                Color.green
                Color.blue
                    .frame(minWidth: 29)
                Color.yellow
                    .frame(maxWidth: 91)
                Color.orange
                    .frame(minWidth: 54)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 99.5, 100]],
            "green": [[99.5, 0, 99.5, 100]],
            "blue": [[199, 0, 99.5, 100]],
            "yellow": [[298.5, 0, 91, 100]],
            "orange": [[389.5, 0, 99.5, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-036") func hstack_036() {
        let view = TruthCase(width: 304, height: 100, size: [181, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(width: 32)
                Color.green
                    .frame(width: 52)
                Color.blue
                    .frame(minWidth: 6, maxWidth: 97)
            }
        }
        view.expect(frames: [
            "red": [[61.5, 0, 32, 100]],
            "green": [[93.5, 0, 52, 100]],
            "blue": [[145.5, 0, 97, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-037") func hstack_037() {
        let view = TruthCase(width: 297, height: 100, size: [297, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 47)
                Color.green
                Color.blue
                    .frame(width: 17)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 140, 100]],
            "green": [[140, 0, 140, 100]],
            "blue": [[280, 0, 17, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-038") func hstack_038() {
        let view = TruthCase(width: 303, height: 100, size: [303, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 76)
                Color.green
                    .frame(width: 98)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 205, 100]],
            "green": [[205, 0, 98, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-043") func hstack_043() {
        let view = TruthCase(width: 67, height: 100, size: [67, 100]) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
                    .frame(maxWidth: 9)
                Color.yellow
                Color.orange
                    .frame(maxWidth: 87)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 14.5, 100]],
            "green": [[14.5, 0, 14.5, 100]],
            "blue": [[29, 0, 9, 100]],
            "yellow": [[38, 0, 14.5, 100]],
            "orange": [[52.5, 0, 14.5, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-045") func hstack_045() {
        let view = TruthCase(width: 109, height: 100, size: [109, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(width: 40)
                Color.green
                    .frame(maxWidth: 92)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 40, 100]],
            "green": [[40, 0, 69, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-046") func hstack_046() {
        let view = TruthCase(width: 471, height: 100, size: [471, 100]) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
                    .frame(maxWidth: 96)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 187.5, 100]],
            "green": [[187.5, 0, 187.5, 100]],
            "blue": [[375, 0, 96, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-049") func hstack_049() {
        let view = TruthCase(width: 67, height: 100, size: [67, 100]) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                    .frame(minWidth: 40, maxWidth: 64)
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 13.5, 100]],
            "green": [[13.5, 0, 40, 100]],
            "blue": [[53.5, 0, 13.5, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-050") func hstack_050() {
        let view = TruthCase(width: 279, height: 100, size: [279, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 80)
                Color.green
                    .frame(width: 50)
                Color.blue
                    .frame(minWidth: 2, maxWidth: 62)
                Color.yellow
                    .frame(maxWidth: 86)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 83.5, 100]],
            "green": [[83.5, 0, 50, 100]],
            "blue": [[133.5, 0, 62, 100]],
            "yellow": [[195.5, 0, 83.5, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-051") func hstack_051() {
        let view = TruthCase(width: 205, height: 100, size: [205, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 65)
                Color.green
                    .frame(minWidth: 0, maxWidth: 1)
                Color.blue
                    .frame(minWidth: 28, maxWidth: 61)
                Color.yellow
                    .frame(minWidth: 66)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 71.5, 100]],
            "green": [[71.5, 0, 1, 100]],
            "blue": [[72.5, 0, 61, 100]],
            "yellow": [[133.5, 0, 71.5, 100]],
        ])
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("hstack-052") func hstack_052() {
        let view = TruthCase(width: 351, height: 100, size: [351, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 7, maxWidth: 75)
                Color.green
                    .frame(minWidth: 78)
                Color.blue
                    .frame(minWidth: 10)
                Color.yellow
                    .frame(maxWidth: 1)
                Color.orange
                    .frame(minWidth: 56)
                Color.purple
                    .frame(minWidth: 60)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 70, 100]],
            "green": [[70, 0, 78, 100]],
            "blue": [[148, 0, 67.3333, 100]],
            "yellow": [[215.3333, 0, 1, 100]],
            "orange": [[216.3333, 0, 67.3333, 100]],
            "purple": [[283.6667, 0, 67.3333, 100]],
        ])
    }
}
