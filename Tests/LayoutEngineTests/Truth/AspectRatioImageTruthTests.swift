import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: aspect-ratio, images") struct AspectRatioImageTruthTests {
    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/image/aspect-ratio/frames.json @82ebf9ac
    // resizable images of 64 x 40 and 20 x 64 are replaced by colours in a frame with min 0, that ideal
    // and max infinity (same answers)
    @Test("sw-image-aspect-1") func sw_image_aspect_1() {
        let view = TruthCase(width: 400, height: 340, size: [350, 316]) {
            VStack(spacing: 8) {
                HStack(alignment: .top, spacing: 8) {
                    Color.red
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 100, height: 40)
                        .background {
                            Color.orange
                        }
                    Color.yellow
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 40, height: 100)
                        .background {
                            Color.green
                        }
                    Color.mint
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fill)
                        .frame(width: 40, height: 60)
                        .background {
                            Color.teal
                        }
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fill)
                        .frame(width: 40, height: 60)
                    Color.blue
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(1, contentMode: .fit)
                        .frame(width: 60, height: 40)
                        .background {
                            Color.indigo
                        }
                    Color.purple
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
                        .frame(width: 30, height: 30)
                        .background {
                            Color.pink
                        }
                }
                .background {
                    Color.gray
                }
                HStack(alignment: .top, spacing: 8) {
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 100)
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                        .frame(height: 30)
                    Color.clear
                        .frame(width: 64, height: 40)
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 100, height: 40)
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 0, idealHeight: 64,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                }
                .frame(height: 100)
                Color.clear
                    .aspectRatio(2, contentMode: .fit)
                    .frame(width: 100, height: 100)
            }
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "red": [[43, 12, 64, 40]],
            "orange": [[25, 12, 100, 40]],
            "yellow": [[133, 49.5, 40, 25]],
            "green": [[133, 12, 40, 100]],
            "mint": [[153, 12, 96, 60]],
            "teal": [[181, 12, 40, 60]],
            "blue": [[287, 12, 40, 40]],
            "indigo": [[277, 12, 60, 40]],
            "purple": [[345, -18, 30, 90]],
            "pink": [[345, 12, 30, 30]],
            "gray": [[25, 12, 350, 100]],
            "white": [[25, 12, 350, 316]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/image/aspect-ratio/frames.json @82ebf9ac
    // resizable images of 64 x 40 and 20 x 64 are replaced by colours in a frame with min 0, that ideal
    // and max infinity (same answers); fractions are kept (48.375); aspectRatio on a rigid 64 x 40 changes
    // nothing; the 20 x 64 image takes what the row leaves
    @Test("sw-image-aspect-2") func sw_image_aspect_2() {
        let view = TruthCase(width: 400, height: 340, size: [350, 316]) {
            VStack(spacing: 8) {
                HStack(alignment: .top, spacing: 8) {
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 100, height: 40)
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 40, height: 100)
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fill)
                        .frame(width: 40, height: 60)
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fill)
                        .frame(width: 40, height: 60)
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(1, contentMode: .fit)
                        .frame(width: 60, height: 40)
                    Color.clear
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
                        .frame(width: 30, height: 30)
                }
                HStack(alignment: .top, spacing: 8) {
                    Color.red
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 100)
                        .background {
                            Color.orange
                        }
                    Color.yellow
                        .frame(
                            minWidth: 0, idealWidth: 64, maxWidth: .infinity, minHeight: 0, idealHeight: 40,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                        .frame(height: 30)
                        .background {
                            Color.mint
                        }
                    Color.green
                        .frame(width: 64, height: 40)
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 100, height: 40)
                        .background {
                            Color.teal
                        }
                    Color.blue
                        .frame(
                            minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 0, idealHeight: 64,
                            maxHeight: .infinity
                        )
                        .aspectRatio(contentMode: .fit)
                }
                .frame(height: 100)
                .background {
                    Color.gray
                }
                Color.purple
                    .aspectRatio(2, contentMode: .fit)
                    .frame(width: 100, height: 100)
                    .background {
                        Color.pink
                    }
            }
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "red": [[48.375, 120, 100, 62.5]],
            "orange": [[48.375, 120, 100, 62.5]],
            "yellow": [[156.375, 120, 48, 30]],
            "mint": [[156.375, 120, 48, 30]],
            "green": [[230.375, 120, 64, 40]],
            "teal": [[212.375, 120, 100, 40]],
            "blue": [[320.375, 120, 31.25, 100]],
            "purple": [[150, 253, 100, 50]],
            "pink": [[150, 228, 100, 100]],
            "gray": [[48.375, 120, 303.25, 100]],
            "white": [[25, 12, 350, 316]],
        ])
    }
}
