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
                Self.combine(first.text, isEnd: false, into: &hasher)
                Self.combine(last.text, isEnd: true, into: &hasher)
            }
        }

        /// 16 bytes of one end.
        private static func combine(_ text: String, isEnd: Bool, into hasher: inout Hasher) {
            let isQuick: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
                let part = isEnd ? bytes.suffix(16) : bytes.prefix(16)
                hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: part)))
            }
            if isQuick == nil {
                for byte in isEnd ? Array(text.utf8.suffix(16)) : Array(text.utf8.prefix(16)) {
                    hasher.combine(byte)
                }
            }
        }
    }

    private struct Entries {
        var texts: [Key: TypesetText] = [:]
        /// What was asked for before `texts` began; it moves on when it is asked for again.
        var previous: [Key: TypesetText] = [:]
        var units = 0
        /// Counts registrations of fonts.
        var generation = 0

        mutating func known(_ key: Key) -> TypesetText? {
            if let known = texts[key] { return known }
            guard let known = previous[key] else { return nil }
            add(known, for: key)
            return known
        }

        mutating func add(_ text: TypesetText, for key: Key) {
            if texts.count >= ParagraphCache.limit || units + text.units.count > ParagraphCache.unitLimit {
                previous = texts
                texts = [:]
                units = 0
            }
            texts[key] = text
            units += text.units.count
        }
    }

    private let entries = Mutex(Entries())
    /// Beyond this many texts or UTF-16 units a new generation begins.
    private static let limit = 2048
    private static let unitLimit = 1 << 20

    func text(
        _ key: Key, make: () throws(FontError) -> TypesetText
    ) throws(FontError) -> TypesetText {
        let (known, generation) = entries.withLock { ($0.known(key), $0.generation) }
        if let known { return known }
        let text = try make()
        entries.withLock { entries in
            // Made with fonts of before a registration: not to be kept.
            guard entries.generation == generation else { return }
            entries.add(text, for: key)
        }
        return text
    }

    func removeAll() {
        entries.withLock { entries in
            entries = Entries(generation: entries.generation + 1)
        }
    }
}
