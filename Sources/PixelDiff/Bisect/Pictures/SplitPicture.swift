import Imaging

/// One picture that differs, and its marks.
final class SplitPicture {
    typealias Side = DrawnPictures.Side

    private struct Mark {
        var key: String
        /// Any number of them, in layout and pixels; together they have one value.
        var views: [LayoutMark] = []
        var pixels: [PixelMark] = []
    }

    private let good: Side
    private let bad: Side
    private let collector: PictureCollector
    private let goodImage: DecodedImage
    /// Nil unless both sides have one.
    private var layouts: (good: RelatedViews, bad: RelatedViews)?
    private var list: [Mark] = []
    private var goodValues: [String: String] = [:]
    private var badValues: [String: String] = [:]
    /// What the layouts of good and bad say of each mark.
    private var findings: [LayoutMark: (good: LayoutReading.Finding, bad: LayoutReading.Finding)] = [:]
    private var known: [Side: [String: String]] = [:]

    /// Nil where a picture is no longer there.
    init?(name: String, good: Side, bad: Side, collector: PictureCollector) {
        guard let goodImage = collector.picture(good.pixels), let badImage = collector.picture(bad.pixels)
        else { return nil }
        self.good = good
        self.bad = bad
        self.collector = collector
        self.goodImage = goodImage
        if let before = collector.layout(good.layout), let after = collector.layout(bad.layout) {
            layouts = (RelatedViews(before), RelatedViews(after))
        }
        list = Self.named(viewMarks() + pixelMarks(badImage), of: name)
        goodValues = values(of: good, goodImage)
        badValues = values(of: bad, badImage)
        list.removeAll { goodValues[$0.key] == badValues[$0.key] }
        known = [good: keyed(goodValues), bad: keyed(badValues)]
    }

    var keys: [String] { list.map(\.key) }

    /// A mark of the picture and its value, for each.
    func marks(of side: Side) -> [String: String] {
        if side.pixels == good.pixels { return known[good] ?? [:] }
        if side.pixels == bad.pixels { return known[bad] ?? [:] }
        if let known = known[side] { return known }
        let marks = collector.picture(side.pixels).map { keyed(values(of: side, $0)) } ?? [:]
        known[side] = marks
        return marks
    }

    private func keyed(_ values: [String: String]) -> [String: String] {
        values.filter { entry in list.contains { $0.key == entry.key } }
    }

    // MARK: Finding

    private func viewMarks() -> [Mark] {
        guard let layouts else { return [] }
        let before = LayoutReading(layouts.good, good: layouts.good, bad: layouts.bad)
        let after = LayoutReading(layouts.bad, good: layouts.good, bad: layouts.bad)
        var marks: [Mark] = []
        var places: [[String]: Int] = [:]
        for view in LayoutMarks(good: layouts.good, bad: layouts.bad).find() {
            let pair = (good: before.finding(view), bad: after.finding(view))
            findings[view] = pair
            if pair.good.isClose(to: pair.bad) { continue }
            // The same change of many views is one mark; each view that comes or goes is one of its own.
            let group = [view.aspect.group, "\(pair.good)", "\(pair.bad)"]
            if view.aspect != .presence, let place = places[group] {
                marks[place].views.append(view)
            } else {
                places[group] = marks.count
                marks.append(Mark(key: "view \(view.title)", views: [view]))
            }
        }
        return marks
    }

    private func pixelMarks(_ badImage: DecodedImage) -> [Mark] {
        let reading = reading(badImage, layouts?.bad)
        return reading.marks(isLaidOut: layouts != nil).map { Mark(key: $0.title, pixels: [$0]) }
    }

    /// Step 4 of ``PictureFacets``; keys are made of the picture's name, each unlike the others.
    private static func named(_ marks: [Mark], of picture: String) -> [Mark] {
        var list = Array(marks.prefix(PictureFacets.limit))
        if marks.count > PictureFacets.limit {
            let rest = marks[(PictureFacets.limit - 1)...]
            list[PictureFacets.limit - 1] = Mark(
                key: "\(rest.count) more", views: rest.flatMap(\.views), pixels: rest.flatMap(\.pixels))
        }
        var counts: [String: Int] = [:]
        for index in list.indices {
            let key = "\(picture)#\(list[index].key)"
            counts[key, default: 0] += 1
            list[index].key = counts[key] == 1 ? key : "\(key) (\(counts[key] ?? 0))"
        }
        return list
    }

    // MARK: Reading

    private func reading(_ image: DecodedImage, _ layout: RelatedViews?) -> PixelReading {
        let names = RegionViews(
            old: layouts?.good.tree, new: layout?.tree,
            scale: layouts?.good.tree.header["scale"].flatMap(Double.init) ?? 1)
        return PixelReading(image, good: goodImage, foreseen: names.moves)
    }

    private func values(of side: Side, _ image: DecodedImage) -> [String: String] {
        let layout = layouts == nil ? nil : collector.layout(side.layout).map(RelatedViews.init)
        let pixels = reading(image, layout)
        var views: LayoutReading?
        if let layouts, let layout {
            views = LayoutReading(layout, good: layouts.good, bad: layouts.bad)
        }
        var values: [String: String] = [:]
        for mark in list {
            let parts = mark.views.map { value(of: $0, in: views) } + mark.pixels.map(pixels.value)
            values[mark.key] = parts.joined(separator: "; ")
        }
        return values
    }

    /// What is but for rounding as in good, or in bad, has the same value as there.
    private func value(of mark: LayoutMark, in reading: LayoutReading?) -> String {
        guard let reading else { return "no layout" }
        let finding = reading.finding(mark)
        if let pair = findings[mark] {
            if finding.isClose(to: pair.good) { return "\(pair.good)" }
            if finding.isClose(to: pair.bad) { return "\(pair.bad)" }
        }
        return "\(finding)"
    }
}

extension LayoutMark.Aspect {
    /// Aspects of which the values can be compared with each other.
    fileprivate var group: String {
        switch self {
        case .presence: "presence"
        case .title: "title"
        case .size(let axis, _): "size \(axis.rawValue)"
        case .place(let axis, _): "place \(axis.rawValue)"
        }
    }
}
