import Imaging

/// A number for people that says how alike two pictures look. Never a verdict: what is the same to a score may be
/// a wrong price.
public enum PictureScore: String, Hashable, Sendable, CaseIterable {
    /// ``StructuralSimilarity``: 1 for equal pictures, less for others.
    case ssim
    /// ``FLIPScore``: 0 for equal pictures, more for others.
    case flip

    /// The score of the pixels that both pictures have; what is ignored counts as equal.
    public func value(
        reference: DecodedImage, candidate: DecodedImage, ignoring: [PixelRect] = [], mask: IgnoreMask? = nil
    ) -> Double {
        let ignored = IgnoredRegions(ignoring, mask: mask)
        switch self {
        case .ssim:
            return StructuralSimilarity.score(
                reference: reference, candidate: candidate, ignoring: ignored)
        case .flip:
            return FLIPScore.score(reference: reference, candidate: candidate, ignoring: ignored)
        }
    }

    /// `ssim 0.999871 (1 is equal)`: six decimals, rounded away from equal.
    public func phrase(_ value: Double) -> String {
        let millionths = value * 1_000_000
        let whole = Int(millionths.rounded(self == .ssim ? .down : .up))
        let digits = "\(1_000_000 + abs(whole) % 1_000_000)".dropFirst()
        let number = "\(whole < 0 ? "-" : "")\(abs(whole) / 1_000_000).\(digits)"
        return "\(rawValue) \(number) (\(self == .ssim ? 1 : 0) is equal)"
    }
}
