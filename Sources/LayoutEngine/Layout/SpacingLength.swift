import Foundation

extension CGFloat? {
    /// A spacing as a caller wrote it; one that is NaN counts as none given.
    var orNoneIfNaN: CGFloat? {
        guard let self, !self.isNaN else { return nil }
        return self
    }
}
