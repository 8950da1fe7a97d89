import Synchronization
import Testing

/// The text of the issues that `body` records; there must be one at least.
@MainActor
func issues(_ body: @MainActor () -> Void) -> [String] {
    let texts = Mutex<[String]>([])
    withKnownIssue {
        body()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return true
    }
    return texts.withLock { $0 }
}

/// The same for what waits.
@MainActor
func issues(_ body: @MainActor () async -> Void) async -> [String] {
    let texts = Mutex<[String]>([])
    await withKnownIssue {
        await body()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return true
    }
    return texts.withLock { $0 }
}
