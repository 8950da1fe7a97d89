import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: geometry-reader") struct GeometryReaderTruthTests {
    // blog-claim; https://www.swiftuifieldguide.com/layout/geometry-reader/
    // content at top-leading, NOT centred
    @Test("geometry-reader-001") func geometry_reader_001() {
        let view = TruthCase(width: 100, height: 60, size: [100, 60]) {
            GeometryReader { _ in Color.red.frame(width: 20, height: 20) }
        }
        view.expect(frames: [
            "red": [[0, 0, 20, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Geometry/GeometryReader.swift @069dd80b
    // also defagos; proxy.size is 10x10
    @Test("geometry-reader-002") func geometry_reader_002() {
        let view = TruthCase(width: nil, height: nil, size: [10, 10]) {
            GeometryReader { g in Color.red }
        }
        view.expectSize()
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Geometry/GeometryReader.swift @069dd80b
    @Test("geometry-reader-003") func geometry_reader_003() {
        let view = TruthCase(width: 100, height: nil, size: [100, 10]) {
            GeometryReader { g in Color.red }
        }
        view.expectSize()
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/ZIndexTests.swift @069dd80b
    // VStack is 208 tall in a 200 frame -> -4
    @Test("geometry-reader-005") func geometry_reader_005() {
        let view = TruthCase(width: 1000, height: 1000) {
            GeometryReader { _ in
                VStack {
                    Color.white.frame(width: 100, height: 100).zIndex(1)
                    Color.black.frame(width: 100, height: 100)
                }.frame(width: 200, height: 200)
            }
        }
        view.expect(frames: [
            "white": [[50, -4, 100, 100]],
            "black": [[50, 104, 100, 100]],
        ])
    }
}
