import Drawing
import Foundation

/// One layout in the place of others, to see what it changes.
package struct LayoutReplacement {
    /// The containers: those of a name, `HStack`; or one, as the dump's names lead to it from the root, with a number
    /// where several are called alike: `VStack/HStack[2]`.
    let place: String
    /// The layout as code.
    let code: String
    let layout: AnyLayout

    package init(place: String, code: String, layout: some Layout) {
        (self.place, self.code) = (place, code)
        self.layout = layout as? AnyLayout ?? AnyLayout(layout)
    }

    /// What a container becomes.
    fileprivate func applied(to view: ViewDescription) -> ViewDescription {
        var result = view
        result.kind = ContainerNode<AnyLayout>.kind(replacing: layout)
        result.answers = nil
        result.live.layout = layout
        result.live.layoutCode = code
        return result
    }
}

extension TreeReduction {
    /// Reduces a tree against itself with other layouts in it.
    ///
    /// - Throws: ``ReductionError``; ``ReductionError/noContainer(_:known:)`` where a replacement has no place.
    package static func reduce(
        _ picture: PictureDescription, replacing replacements: [LayoutReplacement],
        _ options: Options = Options(), shaper: any TextShaper
    ) throws(ReductionError) -> ReducedTrees {
        let places = ContainerPlaces(picture.root)
        var changed = picture
        for replacement in replacements {
            let numbers = places.numbers(of: replacement.place)
            guard !numbers.isEmpty else {
                throw .noContainer(replacement.place, known: places.paths.map(\.path))
            }
            changed.root = changed.root.mapping(numbers, replacement.applied)
        }
        return try reduce(
            TreeAlignment.pair(picture, as: changed), options, shaper: shaper)
    }
}

/// The containers of a tree by their paths.
private struct ContainerPlaces {
    private(set) var paths: [(path: String, name: String, number: Int)] = []

    init(_ root: ViewDescription) {
        var number = 0
        visit(root, "", &number)
    }

    private mutating func visit(_ view: ViewDescription, _ around: String, _ number: inout Int) {
        let own = number
        number += 1
        var path = around
        if view.kind.isContainer {
            path = around.isEmpty ? view.kind.name : around + "/" + view.kind.name
            let same = paths.count { $0.path == path || $0.path.hasPrefix(path + "[") }
            if same > 0 { path += "[\(same + 1)]" }
            paths.append((path, view.kind.name, own))
        }
        for child in view.children { visit(child, path, &number) }
    }

    func numbers(of place: String) -> Set<Int> {
        let exact = paths.filter { $0.path == place }
        // A name alone means all that have it.
        let found = place.contains("/") || place.contains("[") ? exact : paths.filter { $0.name == place }
        return Set(found.map(\.number))
    }
}

extension ViewDescription {
    /// The tree with the elements of these numbers changed.
    fileprivate func mapping(_ numbers: Set<Int>, _ change: (ViewDescription) -> ViewDescription)
        -> ViewDescription
    {
        var number = 0
        func visit(_ view: ViewDescription) -> ViewDescription {
            var result = numbers.contains(number) ? change(view) : view
            number += 1
            result.children = view.children.map(visit)
            return result
        }
        return visit(self)
    }
}
