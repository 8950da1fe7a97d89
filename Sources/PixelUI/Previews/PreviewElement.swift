import LayoutEngine

/// One of the views that a provider lists, with what its modifiers say about the preview.
@MainActor
package struct PreviewElement {
    package var view: AnyView
    package var displayName: String?
    package var layout: PreviewLayout

    /// The elements of a provider's view: a `Group`'s views, a `ForEach`'s, or the one there is.
    package static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewElement] {
        let previews = provider.previews
        var elements: [PreviewElement] = []
        let probe = ElementProbe(previews) { found in
            elements = found.enumerated().map { index, element in
                PreviewElement(
                    view: AnyView(ElementSelection(previews, index: index)),
                    displayName: element[PreviewNameKey.self],
                    layout: element[PreviewLayoutKey.self])
            }
        }
        _ = ImageRenderer(content: probe).layoutDescription
        return elements
    }
}
