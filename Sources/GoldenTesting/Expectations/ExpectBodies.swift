import PixelUI
import Testing

/// Checks how often bodies of views run while something is done.
///
///     let host = ViewHost(Feed(), width: 320)
///     expectBodies(of: Row.self, count: 1) { try host.tap("Favourite", at: 1) }
///
/// Counted are the bodies that run while `work` does, in all hosts that it uses; what it leaves to be updated (an
/// `@Observable` object that was set) is updated then, and counts. What was waiting before doesn't. Another test's hosts don't
/// count either, though it runs at the same time. Calls may be nested: each counts.
///
/// A failure is an issue, and the test goes on. It says for each body where it ran and why. An error that `work` throws is an
/// issue too. In an `XCTestCase` call it on the main actor.
///
/// - Parameters:
///   - types: Types of views, modifiers or styles with a body; the bodies of several are added up.
///   - count: How many bodies are expected.
///   - host: Counts this host's only; nil counts those of all.
///   - path: Counts those at this path or below: `Feed/Feed/VStack[0]`.
///   - id: Counts those inside of this id, of `id(_:)` or a `ForEach`.
@MainActor
public func expectBodies(
    of types: Any.Type..., count: Int, in host: (any AnyViewHost)? = nil, at path: String? = nil,
    id: (any Hashable)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @MainActor () throws -> Void
) {
    BodyExpectation(types, count, in: host, at: path, id: id).check(work, at: sourceLocation)
}

/// As above, with a range of counts: `count: 0...2`, `count: 1...`.
@MainActor
public func expectBodies(
    of types: Any.Type..., count: some RangeExpression<Int>, in host: (any AnyViewHost)? = nil,
    at path: String? = nil, id: (any Hashable)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @MainActor () throws -> Void
) {
    BodyExpectation(types, count, in: host, at: path, id: id).check(work, at: sourceLocation)
}

/// As above, for work that waits: `await host.settle()`.
@_disfavoredOverload
@MainActor
public func expectBodies(
    of types: Any.Type..., count: Int, in host: (any AnyViewHost)? = nil, at path: String? = nil,
    id: (any Hashable)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @MainActor () async throws -> Void
) async {
    await BodyExpectation(types, count, in: host, at: path, id: id).check(work, at: sourceLocation)
}

/// As above, for work that waits, with a range of counts.
@_disfavoredOverload
@MainActor
public func expectBodies(
    of types: Any.Type..., count: some RangeExpression<Int>, in host: (any AnyViewHost)? = nil,
    at path: String? = nil, id: (any Hashable)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @MainActor () async throws -> Void
) async {
    await BodyExpectation(types, count, in: host, at: path, id: id).check(work, at: sourceLocation)
}
