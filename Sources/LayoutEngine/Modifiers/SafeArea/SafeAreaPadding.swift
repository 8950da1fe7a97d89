import Foundation

extension View {
    /// Adds to the safe area: the view is laid out inside the insets, and may reach into them by
    /// ``ignoresSafeArea(_:edges:)``.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Adds `length` points to the safe area at the given edges; nil is the platform's 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
    }

    /// Adds `length` points to the safe area at all edges.
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(length, edges: .all))
    }
}

/// Padding that is a safe area to what is inside.
struct SafeAreaPaddingModifier: _PrimitiveModifier {
    let insets: EdgeInsets

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let area = SafeArea(.container, outer: inputs.surroundings.safeArea)
        var inner = inputs
        inner.surroundings = inner.surroundings.inside(area)
        return content(inner).mapNodes { child in
            SafeAreaPaddingNode(child, inputs, insets: modifier.insets, area)
        }
    }
}

/// Lays out as padding, and tells the area inside where it is.
final class SafeAreaPaddingNode: PaddingNode {
    private let area: SafeArea

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, insets: EdgeInsets, _ area: SafeArea) {
        self.area = area
        super.init(child, inputs, insets: insets, label: "safeAreaPadding")
    }

    override func placeContent() {
        area.bounds = frame
        area.safe = frame.inset(by: insets, layoutDirection)
        super.placeContent()
    }
}
