/// What a modifier without effect on a still picture was given: kept on the element, for programs that ask.
struct Annotation {
    /// The modifier's name, `accessibilityLabel`.
    let name: String
    let value: Any
}

/// Innermost first.
enum AnnotationsKey: TraitKey {
    static var defaultValue: [Annotation] { [] }
}

/// Keeps an annotation on each element of the content; adds no element.
struct AnnotationModifier: _PrimitiveModifier {
    let annotation: Annotation

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        for node in elements.nodes { node.traits[AnnotationsKey.self].append(modifier.annotation) }
        return elements
    }
}

extension View {
    /// The view with an annotation: layout and picture stay.
    func annotated(_ name: String, _ value: Any = ()) -> ModifiedContent<Self, AnnotationModifier> {
        modifier(AnnotationModifier(annotation: Annotation(name: name, value: value)))
    }
}

extension LayoutNode {
    /// What modifiers without effect on the picture were given, innermost first.
    var annotations: [Annotation] { traits[AnnotationsKey.self] }
}
