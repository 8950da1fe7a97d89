/// The sections that a container was given, in order: SwiftUI's `SectionCollection`.
///
/// Each run of views outside of sections is a section without header and footer.
public struct SectionCollection: RandomAccessCollection {
    public typealias Index = Int
    public typealias Element = SectionConfiguration
    public typealias Indices = Range<Int>

    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section that a container was given: SwiftUI's `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
    /// Tells sections apart, and stays while the section does.
    public struct ID: Hashable {
        /// A section's own identity; that of its first view for views outside of sections.
        enum Storage: Hashable {
            case section(ObjectIdentifier, Int)
            case views(Subview.ID?)
        }

        let storage: Storage
    }

    public let id: ID
    /// What was set on the section as a whole.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
}

extension SectionCollection {
    /// The sections of listed elements.
    init(_ elements: [ListedElement]) {
        let subviews = Dictionary(
            uniqueKeysWithValues: elements.map { (ObjectIdentifier($0.node), $0.subview) })
        var counts: [ObjectIdentifier: Int] = [:]
        sections = elements.map(\.node).bySection.map { section in
            func collection(_ nodes: [LayoutNode]) -> SubviewsCollection {
                SubviewsCollection(subviews: nodes.compactMap { subviews[ObjectIdentifier($0)] })
            }
            let content = collection(section.content)
            var storage = SectionConfiguration.ID.Storage.views(content.first?.id)
            if let place = section.node.map(ObjectIdentifier.init) {
                // A section whose views are apart is two.
                storage = .section(place, counts[place, default: 0])
                counts[place, default: 0] += 1
            }
            let first = section.header.first ?? section.content.first ?? section.footer.first
            return SectionConfiguration(
                id: SectionConfiguration.ID(storage: storage),
                containerValues: first?.traits[SectionValuesTrait.self] ?? ContainerValues(),
                header: collection(section.header), content: content, footer: collection(section.footer))
        }
    }
}
