import Drawing
import Synchronization

/// Remembers shaped texts, so that their lines are cut from what was shaped for measuring.
final class ParagraphCache: Sendable {
    /// Looked up in O(1) where the runs are the very array that was shaped: hashing looks at lengths and ends
    /// only, and equal storage compares at once.
    struct Key: Hashable {
        var runs: [TextRun]
        var direction: TextDirection

        func hash(into hasher: inout Hasher) {
            hasher.combine(direction)
            hasher.combine(runs.count)
            if let first = runs.first, let last = runs.last {
                hasher.combine(first.font.size)
                hasher.combine(first.text.utf8.count)
                hasher.combine(last.text.utf8.count)
                for byte in first.text.utf8.prefix(16) { hasher.combine(byte) }
                for byte in last.text.utf8.suffix(16) { hasher.combine(byte) }
            }
        }
    }

    private struct Entries {
        var texts: [Key: TypesetText] = [:]
        var units = 0
        var generation = 0
    }

    private let entries = Mutex(Entries())
    /// Beyond this many texts or UTF-16 units the cache starts anew.
    private static let limit = 2048
    private static let unitLimit = 4 << 20

    func text(
        _ key: Key, make: () throws(FontError) -> TypesetText
    ) throws(FontError) -> TypesetText {
        let (known, generation) = entries.withLock { ($0.texts[key], $0.generation) }
        if let known { return known }
        let text = try make()
        entries.withLock { entries in
            // Made with fonts of before a registration: not to be kept.
            guard entries.generation == generation else { return }
            if entries.texts.count >= Self.limit || entries.units + text.units.count > Self.unitLimit {
                entries.texts.removeAll()
                entries.units = 0
            }
            entries.texts[key] = text
            entries.units += text.units.count
        }
        return text
    }

    func removeAll() {
        entries.withLock { entries in
            entries.texts.removeAll()
            entries.units = 0
            entries.generation += 1
        }
    }
}
