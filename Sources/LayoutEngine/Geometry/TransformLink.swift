import Drawing
import Foundation

/// What an effect around an element does to everything drawn inside: turns, scales, moves it.
///
/// Links form a chain, innermost first; frames in layout know nothing of it. A link is made whenever its effect
/// is placed, so its map is in points of the picture as they are inside of the effect.
final class TransformLink {
    let outer: TransformLink?
    let map: CGAffineTransform
    private let depth: Int

    init(_ map: CGAffineTransform, outer: TransformLink?) {
        self.map = map
        self.outer = outer
        depth = (outer?.depth ?? 0) + 1
    }

    /// Maps points inside of all effects of `inner` to what they are inside of those of `target`.
    ///
    /// 1. Both climb to the first link that they share; maps outside of it don't count.
    /// 2. What `inner` passed is done, what `target` passed undone.
    ///
    /// - Returns: nil where a map of `target` flattens the plane and can't be undone.
    /// - Complexity: O(links passed).
    static func map(from inner: TransformLink?, to target: TransformLink?) -> CGAffineTransform? {
        var (inside, outside) = (inner, target)
        var (done, toUndo) = (CGAffineTransform.identity, CGAffineTransform.identity)
        // 1.
        while inside !== outside {
            let (a, b) = (inside?.depth ?? 0, outside?.depth ?? 0)
            if let link = inside, a >= b {
                done = done.concatenating(link.map)
                inside = link.outer
            }
            if let link = outside, b >= a {
                toUndo = toUndo.concatenating(link.map)
                outside = link.outer
            }
        }
        // 2.
        guard !toUndo.isIdentity else { return done }
        let determinant = toUndo.a * toUndo.d - toUndo.b * toUndo.c
        guard determinant != 0, determinant.isFinite else { return nil }
        return done.concatenating(toUndo.inverted())
    }
}

extension ViewGraph {
    /// Places what is inside of an effect with this map; the identity adds no link.
    func placing(under map: CGAffineTransform, _ body: () -> Void) {
        guard !map.isIdentity else { return body() }
        let outer = transform
        transform = live.map { $0.links.link(map, outer: outer) } ?? TransformLink(map, outer: outer)
        body()
        transform = outer
    }
}

/// The links of a tree that is kept: those that do the same are one, so that what is as it was needn't be placed again
/// for the sake of an effect that was.
struct TransformLinks {
    private struct Key: Hashable {
        let outer: ObjectIdentifier?
        let map: CGAffineTransform
    }

    private struct Entry {
        weak var link: TransformLink?
    }

    private var entries: [Key: Entry] = [:]
    /// How many entries make it look for those of links that are gone.
    private var limit = 32

    /// - Complexity: O(1), amortized.
    mutating func link(_ map: CGAffineTransform, outer: TransformLink?) -> TransformLink {
        let key = Key(outer: outer.map(ObjectIdentifier.init), map: map)
        // An object that is gone may have left its identifier to another.
        if let known = entries[key]?.link, known.outer === outer { return known }
        if entries.count >= limit {
            entries = entries.filter { $0.value.link != nil }
            limit = max(32, entries.count * 2)
        }
        let link = TransformLink(map, outer: outer)
        entries[key] = Entry(link: link)
        return link
    }
}
