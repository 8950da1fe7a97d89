/// One cause: its places, its pictures, its diff, and why it is sure.
struct CauseArticle {
    /// Pictures that are shown; the others are named.
    private static let pictureLimit = 6
    /// Variants of one picture that can be unfolded.
    private static let variantLimit = 8
    private static let diffLimit = 400

    let number: Int
    let cause: BisectReport.Cause
    let report: BisectReport
    let pictures: BisectPictures

    private var text: CauseText { CauseText(cause: cause, report: report) }
    private var runs: ConfirmationText { ConfirmationText(cause: cause, report: report) }

    func html() -> String {
        let places = text.places.map { "<span class=\"place\">\(HTMLText.isolated($0))</span>" }
        return """
            <article class="cause" aria-label="Cause \(number)">
            <header><span class="number" aria-hidden="true">\(number)</span>
            <h2>\(places.joined(separator: " <span class=\"with\">together with</span> "))</h2>\(role)</header>
            \(effects)
            \(diff)
            \(figures)
            \(parts)<ul class="plain sure">\(sentences)</ul>
            </article>
            """
    }

    private var role: String {
        switch cause.role {
        case .cause: ""
        case .alternative: "<span class=\"badge part\">either is enough</span>"
        case .hidden: "<span class=\"badge part\">hidden in \(runs.bad)</span>"
        case .contribution: "<span class=\"badge part\">contributes</span>"
        }
    }

    private var effects: String {
        let groups = PictureWording.groups(cause.pictures) { $0.effect }
        let items = groups.map { group in
            "<li><b>\(HTMLText.isolated(PictureWording.titles(group.names, shown: 4)))</b> "
                + "\(HTMLText.isolated(group.words))</li>"
        }
        return "<ul class=\"plain\">\(items.joined())</ul>"
    }

    /// The standard pictures with their variants folded in: dark ones and the like say the same once more.
    private var figures: String {
        let groups = VariantGroup.of(cause.pictures)
        let shown = groups.prefix(Self.pictureLimit).map { group in
            let variants = group.variants.prefix(Self.variantLimit)
            guard !variants.isEmpty else { return shot(group.first) }
            let count = group.variants.count
            let names = variants.map { HTMLText.isolated(group.suffix(of: $0)) }.joined(separator: ", ")
            let rest = count > variants.count ? " and \(count - variants.count) more" : ""
            return """
                \(shot(group.first))
                <details class="variants"><summary>\(count == 1 ? "1 variant" : "\(count) variants"): \(names)\(rest)</summary>
                <div class="shots">\(variants.map(shot).joined())</div></details>
                """
        }
        let more = groups.count - shown.count
        let rest =
            more > 0 ? "<p class=\"rest\">and \(more) more \(more == 1 ? "picture" : "pictures")</p>" : ""
        return "<div class=\"shots\">\(shown.joined())</div>\(rest)"
    }

    /// The difference first: it is what one looks for.
    private func shot(_ picture: BisectReport.Picture) -> String {
        let title = PictureWording.title(picture.name)
        let (before, after) = (picture.reference, picture.candidate)
        let difference = pictures.difference(
            before, after, alt: "Difference of \(title)", scale: picture.scale)
        let panes = [
            ("Difference", difference),
            (
                runs.good.prefix(1).uppercased() + runs.good.dropFirst(),
                pictures.image(before, alt: "\(title) in \(runs.good)", scale: picture.scale)
            ),
            ("With the cause", pictures.image(after, alt: "\(title) with the cause", scale: picture.scale)),
        ].filter { !$0.1.isEmpty }
        let figures = panes.map { caption, image in
            "<figure><figcaption>\(caption)</figcaption><div class=\"frame\">\(image)</div></figure>"
        }
        return """
            <div class="shot"><h3>\(HTMLText.isolated(title))</h3><div class="row">\(figures.joined())</div></div>
            """
    }

    private var diff: String {
        let lines = CauseText.shownDiff(cause.diff)
        guard !lines.isEmpty else { return "" }
        let shown = lines.prefix(Self.diffLimit).map { line in
            let kind = Self.kind(line)
            let text = HTMLText.escape(String(line))
            return kind.isEmpty ? "<span>\(text)</span>" : "<span class=\"\(kind)\">\(text)</span>"
        }
        let more = lines.count - shown.count
        let rest = more > 0 ? "<p class=\"rest\">\(more) more lines in the patch</p>" : ""
        return "<pre class=\"diff\" tabindex=\"0\">\(shown.joined(separator: "\n"))</pre>\(rest)"
    }

    private static func kind(_ line: Substring) -> String {
        if line.hasPrefix("+++ ") || line.hasPrefix("--- ") { return "file" }
        if line.hasPrefix("@@") { return "hunk" }
        if line.hasPrefix("+") { return "plus" }
        return line.hasPrefix("-") ? "minus" : ""
    }

    /// What each change of several does alone, with the pictures that it makes.
    private var parts: String {
        guard !cause.parts.isEmpty else { return "" }
        let items = cause.parts.map { part in
            let shots = part.pictures.prefix(Self.pictureLimit).map {
                pictures.image(
                    $0.candidate, alt: "\(PictureWording.title($0.name)) with \(part.change) alone",
                    isSmall: true)
            }
            let row = shots.isEmpty ? "" : "<div class=\"thumbs\">\(shots.joined())</div>"
            return """
                <li><b>\(HTMLText.isolated(part.change))</b> alone: \
                \(HTMLText.isolated(text.describe(part)))\(row)</li>
                """
        }
        return "<h3>Its parts</h3><ul class=\"plain\">\(items.joined())</ul>\n"
    }

    private var sentences: String {
        // Without their age: the same report is the same page.
        let commits = cause.commits.map { commit in
            guard let hash = commit.hash else { return commit.subject }
            return "commit \(hash.prefix(10)) \"\(commit.subject)\" (\(commit.author))"
        }
        return (text.pins + commits + text.facts).map { "<li>\(HTMLText.isolated($0))</li>" }.joined()
    }
}
