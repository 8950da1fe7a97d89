import Foundation

/// How long a platform view is along one axis, where its representable doesn't say.
///
/// 1. Without an offer: the intrinsic length, else the preferred one, else 0.
/// 2. Without an intrinsic length: what is offered, be it infinite.
/// 3. More than the intrinsic length is taken where hugging is below 750.
/// 4. Less is taken where compression resistance is below 750.
///
/// Source: measured on iOS 26 for priorities of 252, 500, 749 (give way) and 750, 751, 1000 (don't).
struct IntrinsicLength {
    /// nil where there is none.
    var intrinsic: CGFloat?
    /// 0 or more.
    var preferred: CGFloat = 0
    var hugging = PlatformView.LayoutPriority.defaultLow
    var compressionResistance = PlatformView.LayoutPriority.defaultHigh

    private static let threshold = PlatformView.LayoutPriority.defaultHigh

    func answer(to offer: CGFloat?) -> CGFloat {
        guard let offer else { return intrinsic ?? preferred }  // 1
        guard let intrinsic else { return offer }  // 2
        if offer > intrinsic {
            return hugging >= Self.threshold ? intrinsic : offer  // 3
        }
        return compressionResistance >= Self.threshold ? intrinsic : offer  // 4
    }
}
