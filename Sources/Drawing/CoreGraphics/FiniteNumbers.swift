import Foundation

extension CGPoint {
    /// Whether both coordinates are.
    @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGAffineTransform {
    /// Whether all six numbers are.
    @inlinable package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
