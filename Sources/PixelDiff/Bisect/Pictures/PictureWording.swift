/// How a picture differs, as people read it.
struct PictureWording {
    let picture: BisectReport.Picture

    /// `Cards/card.dark`.
    static func title(_ name: String) -> String {
        name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
    }

    /// How many pictures follow the first ones: `Cards/card, Cards/card.dark and 14 more`.
    static func titles(_ names: [String], shown: Int = 2) -> String {
        let titles = names.map(title)
        if titles.count <= shown + 1 { return titles.joined(separator: ", ") }
        return titles.prefix(shown).joined(separator: ", ") + " and \(titles.count - shown) more"
    }

    /// What is to be seen: the views that moved, or else what became of the pixels.
    var effect: String {
        if picture.isNew { return "is new" }
        if picture.isGone { return "is gone" }
        var parts: [String] = []
        if !picture.views.isEmpty {
            parts.append(Self.listed(picture.views, more: picture.unlistedViews))
        } else if !picture.sentences.isEmpty {
            parts.append(Self.listed(picture.sentences, more: 0))
        } else if picture.differingPixels > 0 {
            parts.append("\(DecimalText.grouped(picture.differingPixels)) px differ")
        }
        for (name, delta) in [("width", picture.widthDelta), ("height", picture.heightDelta)] where delta != 0
        {
            parts.append("\(name) \(delta > 0 ? "+" : "")\(delta) px")
        }
        return parts.isEmpty ? "differs" : parts.joined(separator: "; ")
    }

    /// The first thing of ``effect``, and how many more there are.
    var briefEffect: String {
        let sentences = picture.views.isEmpty ? picture.sentences : picture.views
        guard let first = sentences.first, !picture.isNew, !picture.isGone else { return effect }
        let rest = sentences.count - 1 + (picture.views.isEmpty ? 0 : picture.unlistedViews)
        return rest > 0 ? "\(first) and \(rest) more" : first
    }

    /// The stage, and what is to be seen in it: `layout moved: Text "Total" x 24 -> 16`.
    var stage: String {
        switch picture.stage {
        case .metadata: "made differently: \(picture.circumstances.joined(separator: "; "))"
        case .layout: "layout moved: \(effect)"
        case .drawing: "only drawing changed: \(effect)"
        case .pixels, .size: picture.hasLayout ? "only pixels changed: \(effect)" : effect
        case .golden, .unstable, nil: effect
        }
    }

    private static func listed(_ sentences: [String], more: Int) -> String {
        let shown = 3
        let rest = max(0, sentences.count - shown) + more
        return sentences.prefix(shown).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }

    /// Pictures of which the same is said, in the order of the first of each.
    static func groups(
        _ pictures: [BisectReport.Picture], by words: (PictureWording) -> String
    ) -> [(names: [String], words: String)] {
        var groups: [(names: [String], words: String)] = []
        for picture in pictures {
            let text = words(PictureWording(picture: picture))
            if let index = groups.firstIndex(where: { $0.words == text }) {
                groups[index].names.append(picture.name)
            } else {
                groups.append((names: [picture.name], words: text))
            }
        }
        return groups
    }

    /// One line a group: `Cards/card.dark: layout moved: Text "Total" x 24 -> 16`.
    public static func stages(_ pictures: [BisectReport.Picture]) -> [String] {
        groups(pictures) { $0.stage }.map { "\(titles($0.names)): \($0.words)" }
    }
}

extension BisectReport {
    /// What differs and in which stage, one line for the pictures of which the same is true: known before any search.
    public static func stageLines(_ pictures: [Picture], limit: Int = 12) -> [String] {
        let lines = PictureWording.stages(pictures)
        guard lines.count > limit else { return lines }
        return lines.prefix(limit) + ["and \(lines.count - limit) more"]
    }
}
