import Drawing

/// An identity that didn't last from one snapshot of a tree to a later one.
package struct IdentityChange {
    package enum Kind {
        /// The place is gone.
        case lost(IdentityLoss)
        /// The place is there, but its item stands at another one now, without its state; `now` is who has the place.
        case moved(now: TreeSnapshot.Entry)
    }

    /// As it was.
    package let entry: TreeSnapshot.Entry
    package let kind: Kind
    /// The same view or item now, at another place; nil where there is none.
    package let other: TreeSnapshot.Entry?
    /// The states that it and those inside had.
    package let states: [InspectedState]
    /// How many identities inside went with it.
    package let inside: Int
    /// Whether it shows now what it showed.
    package let isUnchanged: Bool
}

extension TreeSnapshot {
    /// Whether the identity is still there in a later snapshot, and shows what it showed.
    package func isUnchanged(_ index: Int, in later: TreeSnapshot) -> Bool {
        guard let now = later.index(of: entries[index]) else { return false }
        switch (entries[index].item, later.entries[now].item) {
        case (let item?, let other?): return item.isUnchanged(in: other)
        case (nil, nil): return !entries[index].isID
        default: return false
        }
    }
}

extension IdentityChange {
    /// What is lost and why, in lines.
    package var lines: [String] {
        var lines: [String] = []
        switch kind {
        case .lost(let loss):
            var line = "\(entry.description): "
            line += other.map { "another one is at \($0.description) now" } ?? "isn't there any more"
            lines.append(line)
            if let explanation = loss.explanation { lines.append("  " + explanation) }
        case .moved(let now):
            lines.append("\(entry.description): its item is at \(other?.description ?? "another place") now")
            lines.append(
                "  what is kept at its place belongs to another item now (\(now.description)). Take ids from the data, that stay with an item as long as it lives, not places in a collection."
            )
        }
        let told = states.prefix(6).map(\.text)
        if !told.isEmpty {
            let more = states.count > told.count ? ", and \(states.count - told.count) more" : ""
            lines.append("  state: \(told.joined(separator: ", "))\(more)")
        }
        if inside > 0 { lines.append("  with \(inside) inside") }
        return lines
    }
}
