import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: view-that-fits") struct ViewThatFitsTruthTests {
    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/viewthatfits
    // first child whose IDEAL size fits
    @Test("view-that-fits-001") func view_that_fits_001() {
        let view = TruthCase(width: 100, height: 50) {
            ViewThatFits {
                Color.red.frame(width: 80, height: 10)
                Color.blue.frame(width: 40, height: 10)
            }
        }
        view.expect(frames: [
            "red": [[10, 20, 80, 10]]
        ])
        // also: {"chosen": "red"}
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/viewthatfits
    @Test("view-that-fits-002") func view_that_fits_002() {
        let view = TruthCase(width: 50, height: 50) {
            ViewThatFits {
                Color.red.frame(width: 80, height: 10)
                Color.blue.frame(width: 40, height: 10)
            }
        }
        view.expect(frames: [
            "blue": [[5, 20, 40, 10]]
        ])
        // also: {"chosen": "blue"}
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/viewthatfits
    // nothing fits -> last child, overflowing (fallback also asserted by OpenSwiftUI PR #1033 tests and
    // documented)
    @Test("view-that-fits-003") func view_that_fits_003() {
        let view = TruthCase(width: 50, height: 50) {
            ViewThatFits {
                Color.red.frame(width: 80, height: 10)
                Color.blue.frame(width: 60, height: 10)
            }
        }
        view.expect(frames: [
            "blue": [[-5, 20, 60, 10]]
        ])
        // also: {"chosen": "blue"}
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/viewthatfits
    @Test("view-that-fits-005") func view_that_fits_005() {
        let view = TruthCase(width: 50, height: 50) {
            ViewThatFits(in: .vertical) {
                Color.red.frame(width: 200, height: 40)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        view.expect(frames: [
            "red": [[-75, 5, 200, 40]]
        ])
        // also: {"chosen": "red"}
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/viewthatfits
    // chosen child is laid out with the real proposal, not its ideal
    @Test("view-that-fits-008") func view_that_fits_008() {
        let view = TruthCase(width: 100, height: 100) {
            ViewThatFits {
                Color.red
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 100]]
        ])
        // also: {"chosen": "red"}
    }
}
