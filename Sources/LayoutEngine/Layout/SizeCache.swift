import Foundation

/// The sizes that a node has answered, by proposal: each question is worked out once.
///
/// The first few answers are searched in a row; more go to a dictionary, which is emptied past a limit, so
/// that a layout asking a million questions costs bounded memory.
struct SizeCache {
    private static let inlineCount = 8
    private static let limit = 4096

    private var recent: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var overflow: [Key: CGSize] = [:]

    private struct Key: Hashable {
        let width: CGFloat?
        let height: CGFloat?
    }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        for entry in recent where entry.proposal == proposal { return entry.size }
        guard !overflow.isEmpty else { return nil }
        return overflow[Key(width: proposal.width, height: proposal.height)]
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        if recent.count < Self.inlineCount {
            recent.append((proposal, size))
            return
        }
        if overflow.count >= Self.limit { overflow.removeAll(keepingCapacity: true) }
        overflow[Key(width: proposal.width, height: proposal.height)] = size
    }
}
