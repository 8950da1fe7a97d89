import Foundation

/// Which name has which file, for goldens that this process has asked for and that are not on disk to say so.
///
/// Tests run in parallel and may meet here; the lock is the only state that goldens share.
final class GoldenClaims: @unchecked Sendable {
    private let lock = NSLock()
    private var owners: [String: String] = [:]

    static let shared = GoldenClaims()

    /// True where `path`, compared without case, belongs to `identity` now or did before.
    func claim(_ path: String, for identity: String) -> Bool {
        lock.withLock {
            let key = path.lowercased()
            if let owner = owners[key] { return owner == identity }
            owners[key] = identity
            return true
        }
    }
}
