import Foundation

/// A button that shares something: SwiftUI's `ShareLink`. Offscreen it is the button.
public struct ShareLink<Label: View>: _PrimitiveView {
    private let label: Label

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let button = Button(action: {}, label: { view.label })
        return ControlNode.around("ShareLink", inputs) { resolveSlot(button, 0, $0) }
    }
}

extension ShareLink {
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }
}

extension ShareLink where Label == LayoutEngine.Label<Text, Image> {
    private init(_ title: Text) {
        self.init(
            label: LayoutEngine.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }))
    }

    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(verbatim: "Share\u{2026}"))
    }

    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(Text(verbatim: "Share\u{2026}"))
    }

    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(verbatim: "Share\u{2026}"))
    }

    public init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(titleKey))
    }

    public init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview
    ) {
        self.init(Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Item>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(title))
    }
}

/// What a share sheet shows of an item: SwiftUI's `SharePreview`. Nothing of it is drawn.
public struct SharePreview {
    public init(_ titleKey: LocalizedStringKey) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
    public init(_ titleKey: LocalizedStringKey, image: Image) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
}
