/// One view of which the layout changed, and the sentence about it.
struct LayoutChange {
    typealias Node = LayoutDescription.Node
    typealias Frame = LayoutDescription.Frame

    /// The view's index in the new tree; -1 for one that was removed or added.
    var node: Int
    var oldTitle: String
    var newTitle: String?
    /// How far it moved relative to the view around it.
    var relative = Shift()
    /// How much wider and higher it became.
    var growth = Shift()
    var frames: (old: Frame, new: Frame)?
    /// `added Divider (…)`.
    private var presence: String?

    init(node: Int, title: String) {
        self.node = node
        oldTitle = title
    }

    static func presence(_ word: String, _ node: Node) -> LayoutChange {
        var change = LayoutChange(node: -1, title: node.title)
        change.presence = [word, node.title, node.frame?.description].compactMap { $0 }.joined(separator: " ")
        return change
    }

    var isNothing: Bool {
        presence == nil && newTitle == nil && relative.isZero && growth.isZero
    }

    /// Moved, and nothing else.
    private var isPureMove: Bool { presence == nil && newTitle == nil && growth.isZero }

    /// Grew, and nothing else.
    private var isPureGrowth: Bool { presence == nil && newTitle == nil && relative.isZero }

    /// Steps 3 to 5 of ``LayoutComparison``.
    static func sentences(_ changes: [LayoutChange], in tree: LayoutDescription) -> [String] {
        var changed: [Int: LayoutChange] = [:]
        for change in changes where change.node >= 0 { changed[change.node] = change }
        var told: Set<Int> = []
        var views: [String] = []
        var modifiers: [String] = []
        for change in changes where !told.contains(change.node) {
            if change.followsItsChild(in: tree, changed) { continue }
            let followers = change.followers(in: tree, changed)
            told.formUnion(followers)
            let sentence = change.sentence(followers: followers.count)
            if change.node >= 0, tree.nodes[change.node].isModifier {
                modifiers.append(sentence)
            } else {
                views.append(sentence)
            }
        }
        return views + modifiers
    }

    private func followsItsChild(in tree: LayoutDescription, _ changed: [Int: LayoutChange]) -> Bool {
        guard node >= 0, isPureGrowth, tree.nodes[node].children.count == 1 else { return false }
        guard let child = changed[tree.nodes[node].children[0]] else { return false }
        return child.growth.isClose(to: growth)
    }

    /// The siblings right after this view that only moved, by the same way.
    private func followers(in tree: LayoutDescription, _ changed: [Int: LayoutChange]) -> [Int] {
        guard node >= 0, isPureMove, let parent = tree.nodes[node].parent else { return [] }
        let siblings = tree.nodes[parent].children
        guard let place = siblings.firstIndex(of: node) else { return [] }
        return Array(
            siblings[(place + 1)...].prefix { sibling in
                guard let other = changed[sibling] else { return false }
                return other.isPureMove && other.relative.isClose(to: relative)
            })
    }

    private func sentence(followers: Int) -> String {
        if let presence { return presence }
        var text = oldTitle
        if let newTitle { text += " -> \(newTitle)" }
        var parts: [String] = []
        if let (old, new) = frames {
            if relative.x.magnitude >= 0.0015 { parts.append(Self.step("x", old.x, new.x)) }
            if relative.y.magnitude >= 0.0015 { parts.append(Self.step("y", old.y, new.y)) }
            if growth.x.magnitude >= 0.0015 { parts.append(Self.step("width", old.width, new.width)) }
            if growth.y.magnitude >= 0.0015 { parts.append(Self.step("height", old.height, new.height)) }
        }
        if !parts.isEmpty { text += (newTitle == nil ? " " : ", ") + parts.joined(separator: ", ") }
        switch followers {
        case 0: return text
        case 1: return text + " (and the view after it)"
        default: return text + " (and the \(followers) views after it)"
        }
    }

    /// `x 24 -> 16`.
    static func step(_ name: String, _ old: Double, _ new: Double) -> String {
        "\(name) \(DecimalText.format(old)) -> \(DecimalText.format(new))"
    }
}
