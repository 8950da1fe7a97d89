import Foundation
import LayoutEngine

extension View {
    /// Names the preview of this view in a PreviewProvider; nil leaves it to the provider's name.
    public func previewDisplayName(_ value: String?) -> some View {
        layoutValue(key: PreviewNameKey.self, value: value)
    }

    /// Says what room the preview of this view in a PreviewProvider gets.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        layoutValue(key: PreviewLayoutKey.self, value: value)
    }

    /// Kept, without effect: the run says width and scale.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Kept, without effect: the run's width says how wide the picture is.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

    /// Kept, without effect: nothing reads it offscreen.
    public func previewContext(_ value: some PreviewContext) -> some View { self }
}

package enum PreviewNameKey: LayoutValueKey {
    package static var defaultValue: String? { nil }
}

package enum PreviewLayoutKey: LayoutValueKey {
    package static var defaultValue: PreviewLayout { .device }
}
