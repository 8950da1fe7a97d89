import Foundation

/// What a control is called: its label's text, be the label shown or not.
struct SpokenLabel {
    private let parts: [ViewPart]
    private let inputs: _ResolveInputs

    init(_ parts: [ViewPart?], _ inputs: _ResolveInputs) {
        self.parts = parts.compactMap(\.self)
        self.inputs = inputs
    }

    /// The texts of the label in view order, `Title, Subtitle`; empty without any.
    ///
    /// A label whose style hides the title has it nevertheless, and the case that the environment asks for doesn't
    /// count.
    @MainActor
    var text: String {
        var inputs = inputs
        inputs.environment.readsLabels = true
        inputs.environment.textCase = nil
        return SpokenText.of(parts.flatMap { $0.listed(inputs) })
    }
}

/// What is read out of elements: texts in view order, parted by commas.
///
/// 1. A view with an accessibility label is that; one that is hidden, by `hidden()`, an opacity of 0 or
///    `accessibilityHidden(_:)`, is nothing.
/// 2. Texts are their characters.
/// 3. Pictures are their names, where there is no text at all.
@MainActor
enum SpokenText {
    static func of(_ nodes: [LayoutNode]) -> String {
        var texts: [String] = []
        var pictures: [String] = []
        for node in nodes { collect(node, &texts, &pictures) }
        return (texts.isEmpty ? pictures : texts).joined(separator: ", ")
    }

    private static func collect(_ node: LayoutNode, _ texts: inout [String], _ pictures: inout [String]) {
        // 1.
        let added = node.addedAnnotations
        if added.isHidden || (node as? EffectNode)?.hides == true { return }
        if let label = added.text("accessibilityLabel", node.environment) {
            if !label.isEmpty { texts.append(label) }
            return
        }
        switch node {
        case let text as TextNode:  // 2
            let words = text.spoken
            if !words.isEmpty { texts.append(words) }
        case let image as SymbolNode:  // 3
            if let name = image.image.spokenName { pictures.append(name) }
        case let image as ImageNode:
            if let name = image.image.spokenName { pictures.append(name) }
        default:
            node.forEachChild { collect($0, &texts, &pictures) }
        }
    }
}

extension TextNode {
    /// Its characters, without pictures.
    var spoken: String { styled.map { $0.image == nil ? $0.text : "" }.joined() }
}

extension Image {
    /// The name that it was given; nil for pixels and drawings.
    var spokenName: String? {
        switch source {
        case .named(let name, _, _), .symbol(let name, _): name
        default: nil
        }
    }
}

extension [Annotation] {
    /// The text given last to a modifier of that name: what is written further out counts.
    @MainActor
    func text(_ name: String, _ environment: EnvironmentValues) -> String? {
        guard let value = last(where: { $0.name == name })?.value else { return nil }
        return (value as? Text).map { $0.characters(environment) } ?? value as? String
    }

    var isHidden: Bool { last { $0.name == "accessibilityHidden" }?.value as? Bool == true }

    var takesNoTouches: Bool { contains { $0.name == "allowsHitTesting" && $0.value as? Bool == false } }
}

extension LayoutNode {
    /// The annotations made at this element: not those of what is inside.
    var addedAnnotations: [Annotation] {
        guard let child = (self as? UnaryNode)?.child else { return annotations }
        return Array(annotations.dropFirst(child.annotations.count))
    }
}

extension Text {
    /// Its characters in an environment, without pictures.
    @MainActor
    func characters(_ environment: EnvironmentValues) -> String {
        var resolver = TextResolver(environment)
        return resolver.runs(of: self).map { $0.image == nil ? $0.text : "" }.joined()
    }
}

extension EnvironmentValues {
    private enum ReadsLabelsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether views are made to be read out: labels are their titles, whatever their style.
    var readsLabels: Bool {
        get { self[ReadsLabelsKey.self] }
        set { self[ReadsLabelsKey.self] = newValue }
    }
}
