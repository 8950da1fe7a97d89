import Drawing
import Foundation

/// A shape whose type is hidden: SwiftUI's `AnyShape`.
nonisolated public struct AnyShape: Shape {
    private let shape: any Shape

    public init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }

    public var _wrongNumber: String? { shape._wrongNumber }
}
