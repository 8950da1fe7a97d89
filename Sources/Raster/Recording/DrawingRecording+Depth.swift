import Drawing

extension DrawingRecording {
    /// Groups and effects in one another, at the deepest place; masks count as what they mask.
    public var nestingDepth: Int {
        var deepest = 0
        var open = list.items.map { (item: $0, depth: 0) }
        while let (item, depth) = open.popLast() {
            guard case .group(let effects, let items) = item.content else { continue }
            let inner = depth + effects.count + 1
            deepest = max(deepest, inner)
            open += items.map { ($0, inner) }
            for case .mask(let mask) in effects { open += mask.map { ($0, inner) } }
        }
        return deepest
    }
}
