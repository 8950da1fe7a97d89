import Foundation

/// The rule `no-ideal-size`: a view that takes any length was offered none, and so has the default: a colour,
/// a shape or a `GeometryReader` 10 points, a `Spacer` its 8.
///
/// 1. A length is open where the element was placed with no proposal on that axis.
/// 2. It also is where the proposal is the length of a stack (across it) or a `ZStack` that was open itself, and
///    whose children all have none of their own: their default came back to them as an offer.
///
/// Frames, aspect ratios, overlays and backgrounds offer a length, so what is inside isn't open. Dividers are
/// meant to be as long as what is beside them.
struct NoIdealSize {
    private let lengths = IdealLengths()

    static func inspect(_ root: LayoutNode) {
        NoIdealSize().visit(root, open: [])
    }

    private func visit(_ node: LayoutNode, open inherited: Axis.Set) {
        // 1.
        var open = inherited
        for axis in Axis.allCases where node.placementProposal[axis] == nil { open.insert(Axis.Set(axis)) }
        if let leaf = node as? any WithoutIdealSize { report(leaf, open) }
        let passed = passedOn(node, open)
        for child in node.children { visit(child, open: passed) }
    }

    /// The axes whose proposals to the children are no one's will. Step 2.
    private func passedOn(_ node: LayoutNode, _ open: Axis.Set) -> Axis.Set {
        if let frame = node as? AlignedFrameNode { return open.subtracting(frame.givenAxes) }
        if node is AspectRatioNode { return [] }
        if node is UnaryNode { return open }
        if node.isLayered { return open.filter { lengths.isMissing(in: node, along: $0) } }
        if let axis = node.stackAxis {
            return open.filter { $0 != axis && lengths.isMissing(in: node, along: $0) }
        }
        return []
    }

    private func report(_ leaf: any WithoutIdealSize, _ open: Axis.Set) {
        let axes = open.filter { axis in
            guard let length = leaf.defaultLength(along: axis) else { return false }
            return abs(leaf.frame.size[axis] - length) < 0.001
        }
        guard let first = Axis.allCases.first(where: { axes.contains(Axis.Set($0)) }) else { return }
        let names = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map(\.lengthName)
        let length = leaf.defaultLength(along: first)?.decimalText ?? ""
        let words = names.joined(separator: " and ")
        let arguments = names.map { "\($0):" }.joined(separator: " ")
        leaf.graph.report(
            .warning, .noIdealSize, at: leaf.path,
            "has no ideal \(words) and was proposed none: it is \(length) points by default. "
                + "Give it a \(leaf.cure(arguments)), or give a view around it a \(words).")
    }
}

/// An element that takes any length it is offered, and a default one where it is offered none.
protocol WithoutIdealSize: LayoutNode {
    /// nil along an axis on which it isn't flexible.
    func defaultLength(along axis: Axis) -> CGFloat?
    /// What to give it, for a message.
    func cure(_ arguments: String) -> String
}

extension WithoutIdealSize {
    /// Its answer where nothing is proposed, if that is the default of 10.
    func defaultLength(along axis: Axis) -> CGFloat? {
        size(.unspecified)[axis] == 10 ? 10 : nil
    }

    func cure(_ arguments: String) -> String { "frame(\(arguments)) or an aspectRatio" }
}

extension ShapeNode: WithoutIdealSize {}
extension GeometryReaderNode: WithoutIdealSize {}

extension SpacerNode: WithoutIdealSize {
    /// A spacer with a minimum of its own was told its length.
    func defaultLength(along axis: Axis) -> CGFloat? {
        size(.unspecified)[axis] == 8 ? 8 : nil
    }

    func cure(_ arguments: String) -> String { "minLength: or a frame(\(arguments))" }
}

/// Whether elements have a length of their own, each worked out once.
final class IdealLengths {
    private var known: [Question: Bool] = [:]

    private struct Question: Hashable {
        let node: ObjectIdentifier
        let axis: Axis
    }

    /// Whether nothing in the element tells its ideal length along `axis`. Lengths of 0 tell nothing.
    func isMissing(in node: LayoutNode, along axis: Axis) -> Bool {
        let question = Question(node: ObjectIdentifier(node), axis: axis)
        if let known = known[question] { return known }
        let answer = compute(node, axis)
        known[question] = answer
        return answer
    }

    private func compute(_ node: LayoutNode, _ axis: Axis) -> Bool {
        if let leaf = node as? any WithoutIdealSize { return leaf.defaultLength(along: axis) != nil }
        if let divider = node as? DividerNode { return divider.size(.unspecified)[axis] == 10 }
        if let frame = node as? AlignedFrameNode, frame.givenAxes.contains(Axis.Set(axis)) { return false }
        if let unary = node as? UnaryNode { return isMissing(in: unary.child, along: axis) }
        if let layered = node as? SecondaryNode { return isMissing(in: layered.primary, along: axis) }
        guard node.stackAxis != nil || node.isLayered else { return false }
        let telling = node.children.filter { $0.size(.unspecified)[axis] > 0 }
        return !telling.isEmpty && telling.allSatisfy { isMissing(in: $0, along: axis) }
    }
}

extension Axis.Set {
    init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }

    /// The axes that pass a test.
    fileprivate func filter(_ isIncluded: (Axis) -> Bool) -> Axis.Set {
        var result: Axis.Set = []
        for axis in Axis.allCases where contains(Axis.Set(axis)) && isIncluded(axis) {
            result.insert(Axis.Set(axis))
        }
        return result
    }
}
