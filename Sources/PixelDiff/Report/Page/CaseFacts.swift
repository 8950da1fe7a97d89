import Imaging

/// What is said about a case below its pictures: regions, sentences, budgets, places.
struct CaseFacts {
    let record: CaseRecord

    func html() -> String {
        let sections = [
            section("What changed", regions, record.pixels?.regions.isEmpty == false || bands != nil),
            section("Layout", Self.list(record.layout ?? []), record.layout?.isEmpty == false),
            section("In words", Self.list(sentences), !sentences.isEmpty),
            section("Notes", Self.list(record.notes), !record.notes.isEmpty),
            section("Diagnostics", Self.list(record.diagnostics ?? []), record.diagnostics?.isEmpty == false),
            section("Budget", budget, !budget.isEmpty),
        ]
        return """
            <div class="facts">
            \(sections.compactMap { $0 }.joined(separator: "\n"))
            <section><h3>Where</h3>\(places)</section>
            </div>
            """
    }

    private func section(_ title: String, _ content: String, _ isThere: Bool) -> String? {
        isThere ? "<section><h3>\(title)</h3>\(content)</section>" : nil
    }

    private static func list(_ sentences: [String]) -> String {
        "<ul>\(sentences.map { "<li>\(HTMLText.isolated($0))</li>" }.joined())</ul>"
    }

    /// The details, without those that stand in lists of their own.
    private var sentences: [String] {
        let regions = (record.pixels?.regions ?? []).compactMap(\.words)
        let elsewhere = Set((record.layout ?? []) + regions + bandSentences.map(\.words))
        return record.details.filter { !elsewhere.contains($0) }
    }

    // MARK: Regions

    private var regions: String {
        let items = (record.pixels?.regions ?? []).enumerated().map { index, region in
            let name = region.view.map { " <span class=\"view\">\(HTMLText.isolated($0))</span>" } ?? ""
            let kind = region.kind.map { "<span class=\"kind\">\(Self.word($0))</span>" } ?? ""
            let moved = region.movedBy.map { " <span class=\"moved\">by (\($0.dx), \($0.dy))</span>" } ?? ""
            return """
                <li><button class="region" data-actual="\(Self.numbers(region.rect))" \
                data-expected="\(Self.numbers(region.expectedRect ?? region.rect))"><b>\(index + 1)</b>\
                <span class="what">\(kind)\(moved)\(name)<small>\(HTMLText.isolated(words(region)))</small></span>\
                </button></li>
                """
        }
        let rest =
            (record.pixels?.unlistedRegions).map { "<p class=\"rest\">and \($0) more regions</p>" } ?? ""
        let list = items.isEmpty ? "" : "<ol class=\"regions\">\(items.joined())</ol>"
        return (bands ?? "") + list + rest
    }

    private func words(_ region: CaseRecord.Region) -> String { region.words ?? "\(region.rect)" }

    private static func numbers(_ rect: PixelRect) -> String {
        "\(rect.x),\(rect.y),\(rect.width),\(rect.height)"
    }

    private static func word(_ kind: ContentChange.Kind) -> String {
        switch kind {
        case .changed: "Changed"
        case .moved: "Moved"
        case .appeared: "Appeared"
        case .disappeared: "Disappeared"
        case .recolored: "Recoloured"
        case .alpha: "Alpha"
        }
    }

    /// Rows and columns that came or went; nil where none did.
    private var bands: String? {
        let items = bandSentences.map { kind, words in
            "<li class=\"\(kind.rawValue)\"><b aria-hidden=\"true\">\(kind == .inserted ? "+" : "−")</b> \(words)</li>"
        }
        return items.isEmpty ? nil : "<ul class=\"bands\">\(items.joined())</ul>"
    }

    private var bandSentences: [(kind: ContentChange.Band.Kind, words: String)] {
        let rows = (record.pixels?.bands ?? []).map { band in
            let place = band.kind == .inserted ? band.candidateY : band.referenceY
            return (band.kind, "\(Self.count(band.height, "row")) \(band.kind.rawValue) at y \(place)")
        }
        let columns = (record.pixels?.columnBands ?? []).map { band in
            let place = band.kind == .inserted ? band.candidateX : band.referenceX
            return (band.kind, "\(Self.count(band.width, "column")) \(band.kind.rawValue) at x \(place)")
        }
        return rows + columns
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    // MARK: Numbers and places

    private var budget: String {
        guard let budget = record.budget else { return "" }
        var rows: [(String, String)] = []
        if let reason = budget.reason {
            rows.append(("Tolerance", "<bdi>\(HTMLText.escape(reason))</bdi>"))
            let beyond = budget.threshold > 0 ? ", beyond \(DecimalText.format(budget.threshold))" : ""
            rows.append(("Allowed", Self.code("\(budget.metric) \(budget.allowed)") + beyond))
        } else {
            rows.append(("Tolerance", "none: every pixel has to be the same"))
        }
        rows.append(("Counted", "\(budget.counted) px"))
        if let sufficient = budget.sufficient { rows.append(("Smallest", Self.code(sufficient))) }
        if let remedy = budget.remedy { rows.append(("To pass", HTMLText.isolated(remedy))) }
        if let unused = budget.unused { rows.append(("Slack", HTMLText.isolated(unused))) }
        return Self.table(rows)
    }

    private var places: String {
        var rows: [(String, String)] = []
        if let source = record.source { rows.append(("Test", Self.code("\(source.file):\(source.line)"))) }
        rows.append(("Golden", Self.code(record.golden)))
        if let expected = record.expectedSize, expected != record.actualSize {
            rows.append(("Size", "\(expected) → \(record.actualSize) px"))
        } else {
            rows.append(("Size", "\(record.actualSize) px"))
        }
        if let scale = record.scale { rows.append(("Scale", "\(DecimalText.format(scale))×")) }
        if let pixels = record.pixels, pixels.differing > 0 {
            let beyond =
                pixels.beyondTolerance == pixels.differing
                ? "" : ", \(pixels.beyondTolerance) beyond the tolerance"
            rows.append(
                (
                    "Pixels",
                    "\(pixels.differing) differ\(beyond), the worst by \(DecimalText.format(pixels.worst))"
                ))
        }
        for (name, file) in [
            ("Old layout", record.files.expectedLayout), ("New layout", record.files.actualLayout),
        ] {
            if let file { rows.append((name, Self.code(file))) }
        }
        return Self.table(rows)
    }

    private static func code(_ text: String) -> String { "<code><bdi>\(HTMLText.escape(text))</bdi></code>" }

    private static func table(_ rows: [(String, String)]) -> String {
        "<dl>\(rows.map { "<dt>\($0)</dt><dd>\($1)</dd>" }.joined())</dl>"
    }
}
