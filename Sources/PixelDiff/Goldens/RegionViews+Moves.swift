import Imaging

extension RegionViews {
    /// Innermost views that kept their size and have another place, in whole pixels; what a frame covers only a part
    /// of isn't taken.
    var moves: [AlignedPictures.Piece] {
        guard let old, let new else { return [] }
        return new.nodes.indices.compactMap { index in
            guard new.nodes[index].children.isEmpty,
                let before = matches[index].flatMap({ old.nodes[$0].frame }),
                let after = new.nodes[index].frame, let from = pixels(before), let to = pixels(after),
                from.width == to.width, from.height == to.height, from != to
            else { return nil }
            return AlignedPictures.Piece(reference: from, candidate: to)
        }
    }

    /// The whole pixels around a frame; nil for frames without area, or beyond any picture.
    private func pixels(_ frame: LayoutDescription.Frame) -> PixelRect? {
        let edges = [
            (frame.x * scale).rounded(.down), (frame.y * scale).rounded(.down),
            ((frame.x + frame.width) * scale).rounded(.up), ((frame.y + frame.height) * scale).rounded(.up),
        ]
        guard edges.allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
        let numbers = edges.map { Int($0) }
        let rect = PixelRect(
            x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
        return rect.isEmpty ? nil : rect
    }
}
