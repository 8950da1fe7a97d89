import Imaging

extension ImageComparison {
    /// One line: `same`, or what differs and by how much, without a full stop.
    public var summary: String {
        switch verdict {
        case .same: return "same"
        case .withinTolerance:
            return "within tolerance (\(tolerance.reason)): \(differencePhrase); \(slackPhrase)"
        case .different:
            return ([sizePhrase, differingPixels > 0 ? differencePhrase : nil] as [String?])
                .compactMap { $0 }.joined(separator: "; ")
        }
    }

    /// `width -3, height +12 (10x20 to 7x32)`; nil when the sizes are equal.
    public var sizePhrase: String? {
        let parts = [("width", widthDelta), ("height", heightDelta)].filter { $0.1 != 0 }
        if parts.isEmpty { return nil }
        let deltas = parts.map { "\($0.0) \($0.1 > 0 ? "+" : "")\($0.1)" }.joined(separator: ", ")
        return "\(deltas) (\(referenceSize) to \(candidateSize))"
    }

    /// What would have let the comparison pass; nil when it passed, or when the sizes differ.
    public var remedyPhrase: String? {
        guard verdict == .different, let count = sufficientCount, let magnitude = sufficientMagnitude
        else { return nil }
        return "would pass with magnitude \(magnitude) and count \(tolerance.count), "
            + "or with magnitude \(tolerance.magnitude) and count \(count)"
    }

    /// How far either budget could be cut, the other left as it is: `unused: 5 of magnitude 5, or 6 of
    /// count 7`.
    public var slackPhrase: String {
        let magnitude = Int(tolerance.magnitude) - Int(sufficientMagnitude ?? 0)
        let count = tolerance.count - pixelsBeyondMagnitude
        return "unused: \(max(0, magnitude)) of magnitude \(tolerance.magnitude), or "
            + "\(max(0, count)) of count \(tolerance.count)"
    }

    /// `120 pixels differ (0.03 %), the worst by 45`, with what is special about them.
    private var differencePhrase: String {
        var parts = [
            "\(differingPixels) \(differingPixels == 1 ? "pixel differs" : "pixels differ") "
                + "(\(percentage)), the worst by \(ImageComparison.short(worstDifference))"
        ]
        if measurement.onlyInOne > 0 {
            parts.append("\(measurement.onlyInOne) of them outside the other picture")
        }
        if tolerance.magnitude > 0 && pixelsBeyondMagnitude < differingPixels {
            parts.append("\(pixelsBeyondMagnitude) of them beyond magnitude \(tolerance.magnitude)")
        }
        if measurement.invisible > 0 {
            parts.append("\(measurement.invisible) of them fully transparent in both")
        }
        return parts.joined(separator: ", ")
    }

    private var percentage: String {
        let total = max(1, canvasSize.width * canvasSize.height)
        let share = Double(differingPixels) / Double(total) * 100
        return share < 0.01 ? "less than 0.01 %" : ImageComparison.short(share) + " %"
    }

    /// At most two decimals, without trailing zeros, the same in every locale.
    static func short(_ value: Double) -> String {
        if value > 0 && value < 0.005 { return "less than 0.01" }
        let hundredths = Int((value * 100).rounded())
        let fraction = hundredths % 100
        if fraction == 0 { return "\(hundredths / 100)" }
        let digits = fraction < 10 ? "0\(fraction)" : "\(fraction)"
        return "\(hundredths / 100)." + (digits.hasSuffix("0") ? String(digits.dropLast()) : digits)
    }
}
