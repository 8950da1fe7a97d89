import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: image") struct ImageTruthTests {
    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/View/Image/ResolvedImage.swift @069dd80b
    @Test("image-002") func image_002() {
        let view = TruthCase(width: 10, height: 10, size: [40, 20]) {
            Image(decorative: TruthPicture.w40h20, scale: 1)
        }
        view.expectSize()
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/View/Image/ResolvedImage.swift @069dd80b
    // resizable: takes the proposal, distorted
    @Test("image-003") func image_003() {
        let view = TruthCase(width: 100, height: 60, size: [100, 60]) {
            Image(decorative: TruthPicture.w40h20, scale: 1).resizable()
        }
        view.expectSize()
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/View/Image/ResolvedImage.swift @069dd80b
    // nil -> natural size (not 10)
    @Test("image-004") func image_004() {
        let view = TruthCase(width: nil, height: nil, size: [40, 20]) {
            Image(decorative: TruthPicture.w40h20, scale: 1).resizable()
        }
        view.expectSize()
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/View/Image/ResolvedImage.swift @069dd80b
    // per-axis
    @Test("image-005") func image_005() {
        let view = TruthCase(width: 100, height: nil, size: [100, 20]) {
            Image(decorative: TruthPicture.w40h20, scale: 1).resizable()
        }
        view.expectSize()
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/View/Image/ResolvedImage.swift @069dd80b
    // point size = pixels / scale
    @Test("image-008") func image_008() {
        let view = TruthCase(width: nil, height: nil, size: [40, 20]) {
            Image(decorative: TruthPicture.w80h40, scale: 2)
        }
        view.expectSize()
    }
}
