import Imaging

/// The sentences of a result: what a person reads first.
enum DifferenceWording {
    /// Views and regions that are named before the rest is only counted.
    static let limit = 12

    /// `differs in layout: Text "Total" x 24 -> 16 and 2 more; height +12 px`.
    static func summary(_ difference: GoldenDifference) -> String {
        if difference.pixels.verdict == .looseTolerance {
            return "passes too easily: \(difference.pixels.summary)"
        }
        var text: String
        switch difference.stage {
        case .metadata: text = "was made differently: \(first(difference.metadata))"
        case .layout: text = "differs in layout: \(first(difference.layout))"
        case .drawing: text = "has the same layout, drawn differently"
        case .size, .golden, .unstable: text = "has another size"
        case .pixels: text = "differs in pixels only"
        }
        let size = sizeChange(difference.pixels)
        let place = difference.views.compactMap { $0?.title }.first
        if let size { text += "; \(size)" }
        if size == nil, difference.stage != .layout, let place { text += ", in \(place)" }
        return text
    }

    /// Circumstances, views, size, pixels, regions, what would pass: one sentence each.
    static func details(_ difference: GoldenDifference) -> [String] {
        difference.metadata + capped(difference.layout, "view") + pixelDetails(difference)
    }

    private static func pixelDetails(_ difference: GoldenDifference) -> [String] {
        let pixels = difference.pixels
        var sentences: [String] = []
        if let size = sizeChange(pixels) {
            sentences.append("\(size): \(pixels.referenceSize) -> \(pixels.candidateSize) px")
        }
        let canvas = pixels.canvasSize.width * pixels.canvasSize.height
        let worst = DecimalText.format(pixels.worstDifference)
        sentences.append(
            "\(count(pixels.differingPixels, "pixel")) of \(canvas) differ\(pixels.differingPixels == 1 ? "s" : ""), "
                + "by at most \(worst) of 255")
        sentences += capped(difference.changeSentences, "change")
        if let magnitude = pixels.sufficientMagnitude, let count = pixels.sufficientCount {
            sentences.append("a tolerance of magnitude \(magnitude), or of count \(count), would pass")
        } else if let remedy = pixels.remedyPhrase {
            sentences.append(remedy)
        }
        return sentences
    }

    /// What a pass leaves to say: circumstances that changed, a layout that did, unused slack.
    static func notes(_ difference: GoldenDifference) -> [String] {
        var notes = difference.metadata.map { "same picture, though \($0)" }
        if !difference.layout.isEmpty {
            notes.append("same picture, though the layout changed: \(first(difference.layout))")
        } else if difference.drawing, difference.metadata.isEmpty {
            notes.append("same picture, though it is drawn by other steps")
        }
        let pixels = difference.pixels
        let tolerance = pixels.tolerance
        if tolerance.metric != .exact || tolerance.maxDifference != nil {
            notes.append("tolerance (\(tolerance.reason)): \(pixels.slackPhrase)")
        } else if !tolerance.isExact {
            notes.append(
                "tolerance \(tolerance.magnitude) for \(count(tolerance.count, "pixel")) (\(tolerance.reason)): "
                    + "needed \(DecimalText.format(pixels.worstDifference)), "
                    + "\(count(pixels.pixelsBeyondMagnitude, "pixel")) beyond it")
        }
        notes += pixels.notes
        return notes
    }

    /// `height +12 px`, `width -4 px, height +12 px`; nil where the sizes are equal.
    static func sizeChange(_ pixels: ImageComparison) -> String? {
        let parts = [("width", pixels.widthDelta), ("height", pixels.heightDelta)].filter { $0.1 != 0 }
        guard !parts.isEmpty else { return nil }
        return parts.map { name, delta in "\(name) \(delta > 0 ? "+" : "")\(delta) px" }.joined(
            separator: ", ")
    }

    private static func first(_ sentences: [String]) -> String {
        guard let first = sentences.first else { return "" }
        return sentences.count == 1 ? first : "\(first), and \(sentences.count - 1) more"
    }

    private static func capped(_ sentences: [String], _ noun: String) -> [String] {
        guard sentences.count > limit else { return sentences }
        return sentences.prefix(limit) + ["and \(count(sentences.count - limit, "more \(noun)"))"]
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
