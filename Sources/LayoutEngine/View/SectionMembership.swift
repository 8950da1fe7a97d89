/// Which section an element belongs to, and as what part of it.
struct SectionMembership {
    enum Part {
        case header, content, footer
    }

    /// The section's place in the tree: its identity.
    let section: ViewNode
    let part: Part
}

/// Set by `Section` on each of its elements; containers that know sections group their elements by it.
enum SectionTrait: TraitKey {
    static var defaultValue: SectionMembership? { nil }
}

/// Elements of one section, or a run of elements that are in none.
struct ElementSection {
    /// The section's identity; nil for a run outside sections.
    var node: ViewNode?
    var header: [LayoutNode] = []
    var content: [LayoutNode] = []
    var footer: [LayoutNode] = []
}

extension [LayoutNode] {
    /// The elements by section, in view order; each run outside sections is one of its own.
    var bySection: [ElementSection] {
        var sections: [ElementSection] = []
        for node in self {
            let membership = node.traits[SectionTrait.self]
            if sections.isEmpty || sections[sections.count - 1].node !== membership?.section {
                sections.append(ElementSection(node: membership?.section))
            }
            let last = sections.count - 1
            switch membership?.part {
            case .header: sections[last].header.append(node)
            case .footer: sections[last].footer.append(node)
            case .content, nil: sections[last].content.append(node)
            }
        }
        return sections
    }
}
