/// A view whose `.id(_:)` can be told without making its elements: those outside of any body.
protocol WithWrittenID {
    var writtenIDs: [AnyHashable] { get }
}

extension _IdentifiedView: WithWrittenID {
    nonisolated var writtenIDs: [AnyHashable] { [id] + ((content as? any WithWrittenID)?.writtenIDs ?? []) }
}

extension ModifiedContent: WithWrittenID {
    nonisolated var writtenIDs: [AnyHashable] { (content as? any WithWrittenID)?.writtenIDs ?? [] }
}

extension _ConditionalContent: WithWrittenID {
    nonisolated var writtenIDs: [AnyHashable] {
        switch storage {
        case .first(let content): (content as? any WithWrittenID)?.writtenIDs ?? []
        case .second(let content): (content as? any WithWrittenID)?.writtenIDs ?? []
        }
    }
}
