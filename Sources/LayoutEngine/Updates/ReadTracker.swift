import Foundation
import Synchronization

/// Who reads what may change: a view with a body, or an element that asks code of the user's.
class Reader {
    /// Tells what was read in the last run for a purpose from what was read before, which doesn't count any more.
    func run(of purpose: ReadTracker.Purpose) -> UInt { 0 }

    /// Has something that was read, and that changed, lead to what it is read for.
    func invalidate(
        _ purpose: ReadTracker.Purpose, _ causes: [UpdateCause], _ source: ChangeSource?, in live: LiveTree
    ) {}

    /// The memo of the view that reads, or around the element that does.
    var memo: BodyMemo? { nil }
}

/// Who reads: the view whose body runs, or whose elements are made, or an element that is measured or placed, on one
/// thread.
///
/// A state that is read asks for it; nearly always nobody is tracked, and the question costs one comparison.
final class ReadTracker {
    /// What has to be done again when what was read changes.
    enum Purpose: Hashable {
        /// The body.
        case body
        /// The elements that the body's views become.
        case elements
        /// What an element answers, and how it is placed.
        case answers
        /// How an element is placed.
        case placement
    }

    let reader: Reader
    let purpose: Purpose
    /// The dynamic property that is read through, by its stored name.
    var property: String?

    private init(_ reader: Reader, _ purpose: Purpose) {
        self.reader = reader
        self.purpose = purpose
    }

    /// The innermost one that runs. Only the thread on which it runs may look: others would find it while it is exchanged.
    nonisolated(unsafe) private static var running: ReadTracker?
    /// That thread; 0 where nothing is tracked.
    private static let thread = Atomic<UInt>(0)

    /// The one that runs on this thread: other threads may read states too, and nobody is told of that.
    static var current: ReadTracker? {
        thread.load(ordering: .relaxed) == UInt(pthread_self()) ? running : nil
    }

    /// Runs `body`, and notes what it reads of states for `reader`.
    static func run<Result>(_ reader: Reader, _ purpose: Purpose, _ body: () -> Result) -> Result {
        let (outer, outerThread) = (running, thread.load(ordering: .relaxed))
        running = ReadTracker(reader, purpose)
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        defer {
            thread.store(outerThread, ordering: .relaxed)
            running = outer
        }
        return body()
    }

    /// Runs `body`, which reads through a dynamic property of that name.
    static func reading<Result>(_ property: String?, _ body: () -> Result) -> Result {
        guard let property, let current else { return body() }
        let outer = current.property
        current.property = property
        defer { current.property = outer }
        return body()
    }
}

/// Who has read something, as long as it matters: readers that ran again since then have read anew.
struct Readers {
    private struct Key: Hashable {
        let reader: ObjectIdentifier
        let purpose: ReadTracker.Purpose
    }

    private struct Entry {
        weak var reader: Reader?
        let run: UInt
        var properties: [String]
    }

    private var entries: [Key: Entry] = [:]
    /// How many entries make it look for those of readers that are gone.
    private var limit = 32

    /// Notes the reader that runs.
    mutating func note(_ tracker: ReadTracker) {
        let (reader, property) = (tracker.reader, tracker.property)
        let key = Key(reader: ObjectIdentifier(reader), purpose: tracker.purpose)
        let run = reader.run(of: tracker.purpose)
        if let known = entries[key], known.reader === reader, known.run == run {
            guard let property, !known.properties.contains(property) else { return }
            entries[key]?.properties.append(property)
            return
        }
        if entries.count >= limit {
            entries = entries.filter { $0.value.reader != nil }
            limit = max(32, entries.count * 2)
        }
        entries[key] = Entry(reader: reader, run: run, properties: property.map { [$0] } ?? [])
    }

    /// Has all readers do again what they read for. They go on in the tree's order, whatever the order here.
    mutating func invalidate(_ source: ChangeSource, in live: LiveTree) {
        let all = entries
        entries = [:]
        for (key, entry) in all {
            guard let reader = entry.reader, reader.run(of: key.purpose) == entry.run else { continue }
            let causes = (entry.properties.isEmpty ? [source.name] : entry.properties)
            reader.invalidate(key.purpose, causes.map { .property($0) }, source, in: live)
        }
    }
}
