import Foundation

/// Turns a placed tree into its description.
///
/// 1. Modifiers that do nothing to layout or drawing are left out; their traits are kept.
/// 2. An element that knows its parameters is those; another is its answers, and where its children stood.
/// 3. What the environment has here and not around is noted, and so are the traits.
/// 4. A leaf that answers one size to everything is a thing of that size, unless it has guides or asks for distances.
/// 5. Below ``depthLimit`` levels an element is its answers, without what lies in it.
struct ViewDescriber {
    /// Values that hold each other as deep as this are still released on an ordinary stack.
    static let depthLimit = 400

    /// - Parameters:
    ///   - outer: The environment around.
    ///   - isShown: Whether the element was placed.
    func description(
        of node: LayoutNode, in outer: EnvironmentValues, isShown: Bool = true, depth: Int = 0
    ) -> ViewDescription {
        // 1.
        if let silent = node as? any SilentNode {
            var inner = description(of: silent.child, in: outer, isShown: isShown, depth: depth)
            describeTraits(of: node, to: &inner)
            return inner
        }
        // 2.
        let described = node as? any DescribedNode
        let name = node.label.isEmpty ? ViewName.of(type(of: node)) : node.label.lastName
        let isDeep = depth >= Self.depthLimit
        let kind = isDeep ? nil : described?.kind
        var result = ViewDescription(kind ?? .recorded(name: name))
        let children = isDeep ? [] : kind == nil ? node.children : described?.describedChildren ?? []
        if needsAnswers(result.kind) {
            result.answers = RecordedAnswers(of: node)
            if let layout = described?.liveLayout {
                result.live.layout = layout
                result.live.layoutCode = Self.code(of: layout.hiddenLayout)
            }
        }
        // 3.
        result.owners = Array(node.label.labelParts.dropLast())
        result.settings = DescribedSetting.changes(from: outer, to: node.environment)
        describeTraits(of: node, to: &result)
        if isShown { result.frame = DescribedRect(node.frame) }
        result.children = children.map { child in
            let shown = isShown && (!(node is ViewThatFitsNode) || node.children.contains { $0 === child })
            var inner = description(of: child, in: node.environment, isShown: shown, depth: depth + 1)
            if result.answers != nil, shown { inner.place = RecordedAnswers.Place(of: child, in: node) }
            return inner
        }
        if let baseline = described?.baseline { return standing(result, on: baseline) }
        if case .grid = result.kind { nameRows(of: children, in: &result) }
        // 4.
        simplifyLeaf(&result)
        return result
    }

    /// A leaf with text baselines: two guides around it, which know nothing of its size.
    private func standing(_ leaf: ViewDescription, on baseline: CGFloat) -> ViewDescription {
        var result = leaf
        (result.settings, result.traits, result.place) = ([], DescribedTraits(), nil)
        for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
            var around = leaf
            around.kind = .guide(
                DescribedGuide(alignment.key), DescribedGuideValue(constant: baseline))
            around.owners = []
            if alignment == .firstTextBaseline {
                (around.settings, around.traits) = ([], DescribedTraits())
            }
            around.children = [result]
            result = around
        }
        return result
    }

    private func needsAnswers(_ kind: DescribedKind) -> Bool {
        switch kind {
        case .recorded, .layout, .recordedGuide: true
        default: false
        }
    }

    /// `FlowLayout(spacing: 8)`: a guess at how it was made.
    private static func code(of layout: any Layout) -> String {
        let arguments = Mirror(reflecting: layout).children.compactMap { child -> String? in
            guard let label = child.label, !label.hasPrefix("_") else { return nil }
            switch child.value {
            case let number as CGFloat where number.isFinite: return "\(label): \(number.decimalText)"
            case let number as Double where number.isFinite: return "\(label): \(CGFloat(number).decimalText)"
            case let value as any FixedWidthInteger: return "\(label): \(value)"
            case let value as Bool: return "\(label): \(value)"
            default: return nil
            }
        }
        return "\(ViewName.of(type(of: layout)))(\(arguments.joined(separator: ", ")))"
    }

    private func describeTraits(of node: LayoutNode, to result: inout ViewDescription) {
        let traits = node.traits
        result.live.traits = traits
        if traits[ZIndexKey.self] != 0 { result.traits.zIndex = traits[ZIndexKey.self] }
        let span = traits[GridSpanTrait.self]
        result.traits.span = span == 1 ? nil : span
        result.traits.anchor = traits[GridAnchorTrait.self].map { [$0.x, $0.y] }
        result.traits.columnAlignment = traits[GridColumnAlignmentTrait.self].map { DescribedGuide($0.key) }
        let axes = traits[GridUnsizedAxesTrait.self].described
        result.traits.unsizedAxes = axes.isEmpty ? nil : axes
        switch traits[DataIDTrait.self]?.base {
        case let text as String: result.traits.id = text
        case let number as any BinaryInteger: result.traits.id = "\(number)"
        default: break
        }
    }

    /// Numbers the rows of a grid in the order of their first cells.
    private func nameRows(of cells: [LayoutNode], in grid: inout ViewDescription) {
        var previous: ViewNode?
        var row = -1
        for (index, cell) in cells.enumerated() {
            let membership = cell.traits[GridRowTrait.self]
            if let membership {
                if membership.row !== previous { row += 1 }
                grid.children[index].traits.row = row
                grid.children[index].traits.rowAlignment = membership.alignment.map {
                    DescribedGuide($0.key)
                }
            }
            previous = membership?.row
        }
    }

    private func simplifyLeaf(_ result: inout ViewDescription) {
        guard case .recorded(let name) = result.kind, result.children.isEmpty, let answers = result.answers,
            let size = answers.onlySize, answers.spacing == nil, answers.priority == nil,
            answers.guides.allSatisfy({ $0.value == nil })
        else { return }
        result.kind = .fixed(name: name, width: size.width, height: size.height)
        result.answers = nil
    }
}
