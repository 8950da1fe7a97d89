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

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/asyncimage/phases/frames.json @750e3860
    // a nil URL stays in the empty phase and lays out as its content
    @Test("sw2-asyncimage-nil") func sw2_asyncimage_nil() {
        let view = TruthCase(width: 360, height: 220, size: [172.5, 68]) {
            VStack(alignment: .leading, spacing: 12) {
                HStack(spacing: 12) {
                    Color.red.frame(width: 60, height: 40)
                    Color.blue.frame(width: 48.5, height: 16)
                    AsyncImage(url: nil) { phase in
                        if phase.error != nil {
                            Color.clear.frame(width: 90, height: 90)
                        } else {
                            Color.green.frame(width: 40, height: 40)
                        }
                    }
                }
                .background { Color.gray }
                Color.orange.frame(width: 36.5, height: 16)
            }
            .background { Color.white }
        }
        view.expect(frames: [
            "red": [[93.75, 76, 60, 40]],
            "blue": [[165.75, 88, 48.5, 16]],
            "green": [[226.25, 76, 40, 40]],
            "gray": [[93.75, 76, 172.5, 40]],
            "orange": [[93.75, 128, 36.5, 16]],
            "white": [[93.75, 76, 172.5, 68]],
        ])
    }
}
