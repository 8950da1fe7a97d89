import PixelUI
import Testing

/// Renders every prefix of streamed content in one host, and checks that what is finished keeps its identity, and so its state,
/// to the end.
///
///     let prefixes = (1...answer.count).map { Array(answer.prefix($0)) }
///     expectStableIdentities(of: prefixes) { Chat(messages: $0) }
///
/// Finished is what shows in a prefix what it showed in the one before: a view whose fields are as they were (truth values and
/// closures don't count), or that has been finished earlier. With `finished` it is what has one of the given ids, from that
/// prefix on.
///
/// A failure is an issue. It names the first prefix with which an identity was lost, by its index, its path before and after,
/// the state that it had, and why it was lost as far as the tree tells.
///
/// - Parameters:
///   - prefixes: The content as it grows. With fewer than two nothing can be lost, which is an issue.
///   - width: Points proposed; nil asks for the ideal width.
///   - traits: The view's surroundings.
///   - views: The types of views that are looked at; none are all views and ids.
///   - content: The view of a prefix: of one type, with the same root.
@MainActor
public func expectStableIdentities<Prefixes: Collection, Content: View>(
    of prefixes: Prefixes, width: CGFloat? = 390, traits: GoldenTraits = .standard, views: Any.Type...,
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: @MainActor (Prefixes.Element) -> Content
) {
    let expectation = StreamExpectation(prefixes: Array(prefixes), width: width, traits: traits, views: views)
    report(GoldenExpectation.Outcome(message: expectation.message(content)), at: sourceLocation)
}

/// As above, with the ids of what is finished in each prefix; once finished is always finished.
@MainActor
public func expectStableIdentities<Prefixes: Collection, Content: View, ID: Hashable>(
    of prefixes: Prefixes, width: CGFloat? = 390, traits: GoldenTraits = .standard,
    finished: @MainActor (Prefixes.Element) -> [ID], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: @MainActor (Prefixes.Element) -> Content
) {
    let expectation = StreamExpectation(prefixes: Array(prefixes), width: width, traits: traits, views: [])
    let message = expectation.message(content) { finished($0).map { AnyHashable($0) } }
    report(GoldenExpectation.Outcome(message: message), at: sourceLocation)
}

/// Content that grows, and what is said where an identity in it was lost.
@MainActor
struct StreamExpectation<Prefix> {
    let prefixes: [Prefix]
    let width: CGFloat?
    let traits: GoldenTraits
    let views: [Any.Type]

    private func host<Content: View>(_ content: (Prefix) -> Content) -> ViewHost<Content>? {
        guard prefixes.count > 1 else { return nil }
        return ViewHost(content(prefixes[0]), width: width, traits: traits)
    }

    private var tooFew: String {
        "expectStableIdentities: \(prefixes.count == 1 ? "one prefix" : "no prefix"); with fewer than two nothing can be lost"
    }

    /// What is finished is known by what it shows. Nil where all of it lasted.
    func message<Content: View>(_ content: (Prefix) -> Content) -> String? {
        guard let host = host(content) else { return tooFew }
        var before = host.snapshot()
        var finished: Set<ObjectIdentifier> = []
        // Places are told apart as long as they are kept.
        var kept = [before]
        for index in prefixes.indices.dropFirst() {
            host.update(content(prefixes[index]))
            let after = host.snapshot()
            let lost = IdentityComparison(before, after).changes.filter {
                isMeant($0.entry) && ($0.isUnchanged || finished.contains($0.entry.place))
            }
            if !lost.isEmpty { return message(index, lost) }
            for (place, entry) in before.entries.enumerated() where before.isUnchanged(place, in: after) {
                finished.insert(entry.place)
            }
            before = after
            kept.append(after)
        }
        return nil
    }

    /// What is finished is known by its ids.
    func message<Content: View>(
        _ content: (Prefix) -> Content, finished: (Prefix) -> [AnyHashable]
    ) -> String? {
        guard let host = host(content) else { return tooFew }
        var before = host.snapshot()
        var ids: [AnyHashable] = []
        for index in prefixes.indices {
            if index > 0 {
                host.update(content(prefixes[index]))
                let after = host.snapshot()
                let wanted = before.entries.indices.filter {
                    !Set(before.entries[$0].ids).isDisjoint(with: ids)
                }
                let lost = IdentityComparison(before, after, wanted: Set(wanted)).changes
                if !lost.isEmpty { return message(index, lost) }
                before = after
            }
            for id in finished(prefixes[index]) where !ids.contains(id) {
                guard before.entries.contains(where: { $0.ids.contains(id) }) else {
                    return "expectStableIdentities: nothing in prefixes[\(index)] has the id "
                        + "\(ValueText.of(id.base)), which is said to be finished there"
                }
                ids.append(id)
            }
        }
        return nil
    }

    private func isMeant(_ entry: TreeSnapshot.Entry) -> Bool {
        views.isEmpty || views.contains { entry.type == $0 }
    }

    private func message(_ index: Int, _ lost: [IdentityChange]) -> String {
        let first =
            "expectStableIdentities: what was finished lost its identity with prefixes[\(index)] of \(prefixes.count)"
        let told = lost.prefix(6).flatMap { $0.lines.map { "  " + $0 } }
        let more = lost.count > 6 ? ["  ... \(lost.count - 6) more"] : []
        return ([first] + told + more).joined(separator: "\n")
    }
}
