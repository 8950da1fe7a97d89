import Imaging

extension ContentChange {
    /// One sentence a band, then one a region; regions that moved by the same way, if more than three, share one.
    ///
    /// `24 rows inserted at y 120`, `80x14 at (24, 40) moved by (-8, 0)`, `40x20 at (16, 16): #3366FF -> #3355FF`,
    /// `8x8 at (3, 40): alpha 255 -> 128`, `120x40 at (16, 60): 1,204 px differ`.
    public var sentences: [String] { sentences { _ in nil } }

    /// - Parameter name: What stands in a region, `Text "Total" x 24 -> 16`; nil where nothing is known.
    func sentences(naming name: (Region) -> String?) -> [String] {
        var result = bands.map(\.sentence)
        let ways = Dictionary(grouping: regions.compactMap(\.movedBy), by: { $0 }).mapValues(\.count)
        var told: Set<Offset> = []
        for region in regions {
            let place = name(region).map { ", in \($0)" } ?? ""
            if let way = region.movedBy, let count = ways[way], count > 3 {
                if told.insert(way).inserted {
                    result.append("\(count) regions moved by \(way), the first \(region.reference)\(place)")
                }
            } else {
                result.append(region.sentence + place)
            }
        }
        if unlistedRegions > 0 { result.append("\(unlistedRegions) more regions differ") }
        return result
    }
}

extension ContentChange.Band {
    /// `24 rows inserted at y 120`, `1 blank column removed at x 3`. Removed ones are told by their place in the
    /// reference.
    public var sentence: String {
        let noun = (isBlank ? "blank " : "") + (axis == .rows ? "row" : "column") + (length == 1 ? "" : "s")
        let place = kind == .inserted ? candidate : reference
        return "\(length) \(noun) \(kind) at \(axis == .rows ? "y" : "x") \(place)"
    }
}

extension ContentChange.Region {
    /// `80x14 at (24, 40) moved by (-8, 0)`. Moved and gone regions are told by their place in the reference, others
    /// by that in the candidate.
    public var sentence: String {
        switch kind {
        case .moved: "\(reference) moved by \(movedBy ?? ContentChange.Offset(dx: 0, dy: 0))"
        case .appeared: "\(candidate) is new" + (color.map { ": \($0)" } ?? "")
        case .disappeared: "\(reference) is gone" + (color.map { ": \($0)" } ?? "")
        case .changed: pixels == 0 ? "region \(candidate)" : "\(candidate): \(count)"
        case .recolored, .alpha: "\(candidate): \(color.map(words) ?? "only alpha differs, \(count)")"
        }
    }

    /// What became of the colour; for most of the pixels, with the number of all.
    private func words(_ color: ColorChange) -> String {
        color.isWhole ? color.description : "mostly \(color), \(count)"
    }

    private var count: String {
        "\(DecimalText.grouped(pixels)) px differ\(pixels == 1 ? "s" : "")"
    }
}

extension ContentChange.Offset: CustomStringConvertible {
    /// `(-8, 0)`.
    public var description: String { "(\(dx), \(dy))" }
}

extension ColorChange: CustomStringConvertible {
    /// `#3366FF -> #3355FF`, `alpha 255 -> 128`.
    public var description: String {
        alpha.map { "alpha \($0.from) -> \($0.to)" } ?? "\(from) -> \(to)"
    }
}
