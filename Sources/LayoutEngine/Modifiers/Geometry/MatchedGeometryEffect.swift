import Foundation

extension View {
    /// Draws the view where the source of the same id and namespace is; a source stays where it is.
    ///
    /// The view's own place in the layout stays. Without a source nothing changes; of several the first in
    /// view order counts, which is reported.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        let role = MatchedGeometry.Role(
            key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace), properties: properties,
            anchor: anchor, isSource: isSource)
        return modifier(
            NodeModifier(joinsViews: true) { child, inputs in MatchedGeometryNode(child, inputs, role) })
    }
}

/// What a matched geometry effect takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Answers as its child. A follower's child is placed again once its source has a place.
final class MatchedGeometryNode: UnaryNode {
    let role: MatchedGeometry.Role

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, _ role: MatchedGeometry.Role) {
        self.role = role
        super.init(child, inputs)
        inputs.memo?.setVolatile()
    }

    override func placeContent() {
        super.placeContent()
        graph.matched.add(self)
    }

    /// Places the child by its source; returns whether that moved or resized it.
    ///
    /// 1. With the size, the child is offered the source's; fixed ones keep theirs.
    /// 2. With the position, the child's anchor point goes to the source's.
    /// 3. With both, it is moved once more by what its size lacks, as far as the anchor lies in it.
    ///
    /// Source: measured (iamcgn/swiftui-web, Docs/elements/Animator.md): an 80 x 20 follower of a 40 x 40
    /// source lands with its bottom trailing corner on the source's.
    func follow(_ source: MatchedGeometryNode) -> Bool {
        let area = MeasuringSpace(origin: .zero, transform: outerTransform, asker: self)
            .rect(source.frame, of: source)
        let (properties, anchor) = (role.properties, role.anchor)
        // 1.
        let proposal = properties.contains(.size) ? ProposedViewSize(area.size) : placementProposal
        let size = child.size(proposal)
        var origin = physical(.zero, childSize: size)
        if properties.contains(.position) {
            // 2.
            let target = anchor.point(in: area)
            origin = CGPoint(x: target.x - size.width * anchor.x, y: target.y - size.height * anchor.y)
            if properties.contains(.size) {
                // 3.
                origin.x += (area.width - size.width) * anchor.x
                origin.y += (area.height - size.height) * anchor.y
            }
        }
        let before = child.frame
        graph.transform = outerTransform
        child.place(at: origin, proposal)
        graph.transform = nil
        return child.frame != before
    }
}

/// The views of a pass that are drawn where others are.
final class MatchedGeometry {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    /// What one view is in a match.
    struct Role {
        let key: Key
        let properties: MatchedGeometryProperties
        let anchor: UnitPoint
        let isSource: Bool

        var follows: Bool { !isSource && !properties.isEmpty }
    }

    /// In the order in which they were placed.
    private var nodes: [MatchedGeometryNode] = []
    private var known: Set<ObjectIdentifier> = []

    func removeAll() {
        nodes = []
        known = []
    }

    /// Notes a view once, however often it is placed.
    func add(_ node: MatchedGeometryNode) {
        if known.insert(ObjectIdentifier(node)).inserted { nodes.append(node) }
    }

    /// How often followers of followers are placed.
    private static var roundLimit: Int { 8 }

    /// Places all followers, again while their sources move with them.
    func settle() {
        guard nodes.contains(where: { $0.role.follows }) else {
            _ = sources()
            return
        }
        for _ in 0..<Self.roundLimit {
            let sources = sources()
            var isMoved = false
            for node in nodes where node.role.follows {
                guard let source = sources[node.role.key] else { continue }
                if node.follow(source) { isMoved = true }
            }
            if !isMoved { return }
        }
    }

    /// The first source of each key; a second one is reported.
    private func sources() -> [Key: MatchedGeometryNode] {
        var sources: [Key: MatchedGeometryNode] = [:]
        for node in nodes where node.role.isSource {
            let key = node.role.key
            if let first = sources[key] {
                node.graph.report(
                    .warning, at: node.path,
                    "is a second source of the matched geometry \(key.id), beside \(first.path): the first is used. "
                        + "Give all but one isSource: false.")
            } else {
                sources[key] = node
            }
        }
        return sources
    }
}
