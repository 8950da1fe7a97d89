/// Declares a preview: a view that the canvas, or `pixeldiff render` and `pixeldiff test`, can show.
///
/// - Parameters:
///   - name: Names the preview's picture and golden; without one, the file's name does.
///   - body: Makes the view. Declarations marked `@Previewable` become its state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Declares a preview with traits: a size to propose, or a modifier to put around the view.
///
/// - Parameters:
///   - name: Names the preview's picture and golden; without one, the file's name does.
///   - traits: The first trait.
///   - additionalTraits: Further ones; of two that contradict each other, the last counts.
///   - body: Makes the view. Declarations marked `@Previewable` become its state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Marks a property wrapper's declaration in a `#Preview` body as state of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// Makes a property of EnvironmentValues (or Transaction, ContainerValues, FocusedValues) an entry with a key
/// of its own; the value given is its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
