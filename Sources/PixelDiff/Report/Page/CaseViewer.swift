import Imaging

/// A case's pictures and the controls around them.
struct CaseViewer {
    let record: CaseRecord
    let shelf: PictureShelf

    func html() -> String {
        let isOpen = record.verdict != .passed
        let panes = [
            pane("expected", "Expected", isOpen ? record.files.expected : nil),
            pane(
                "actual", isOpen ? "Actual" : "Golden",
                isOpen ? record.files.actual ?? record.golden : record.golden),
            pane("diff", "Difference", isOpen ? record.files.diff : nil),
        ]
        let shown = panes.compactMap { $0 }
        guard !shown.isEmpty else { return "<p class=\"gone\">No picture is at hand.</p>" }
        let notes = shown.filter { !$0.isInside }.map(\.html).joined()
        let inside = shown.filter(\.isInside)
        guard !inside.isEmpty else { return notes }
        let hasBoth = ["expected", "actual"].allSatisfy { name in inside.contains { $0.name == name } }
        return """
            <div class="viewer" data-mode="side" data-scale="\(DecimalText.format(max(record.scale ?? 1, 0.1)))" \
            data-bands="\(bands)">
            \(bar(modes: hasBoth, hasDiff: inside.contains { $0.name == "diff" }))
            <div class="stage" tabindex="0" role="group" aria-label="Pictures; arrow keys move them" \
            data-count="\(inside.count)">
            \(inside.map(\.html).joined(separator: "\n"))
            </div>
            \(hasBoth ? Self.controls : "")</div>
            \(notes)
            """
    }

    // MARK: Pictures

    private struct Pane {
        var name: String
        var html: String
        var isInside: Bool
    }

    private func pane(_ name: String, _ caption: String, _ file: String?) -> Pane? {
        guard let file, let picture = shelf.picture(file) else { return nil }
        switch picture {
        case .inside(let uri, let width, let height):
            let html = """
                <figure class="pane \(name)" data-pane="\(name)"><figcaption>\(caption) <span>\(width) × \
                \(height)</span></figcaption><div class="port"><div class="sheet"><img src="\(uri)" \
                alt="\(caption)" width="\(width)" height="\(height)" loading="lazy" decoding="async" \
                draggable="false"></div><div class="marks" aria-hidden="true"></div></div></figure>
                """
            return Pane(name: name, html: html, isInside: true)
        case .beside(let href, let bytes):
            return Pane(
                name: name, html: Self.link(caption, href, bytes, "not in this page"), isInside: false)
        case .broken(let href, let bytes):
            return Pane(name: name, html: Self.link(caption, href, bytes, "no readable PNG"), isInside: false)
        }
    }

    private static func link(_ caption: String, _ href: String, _ bytes: Int, _ why: String) -> String {
        "<p class=\"gone\"><a href=\"\(href)\">\(caption)</a> (\(bytes) bytes, \(why))</p>"
    }

    /// `rows,inserted,y in the golden,y in the picture,height`, separated by semicolons.
    private var bands: String {
        let rows = (record.pixels?.bands ?? []).map {
            "rows,\($0.kind.rawValue),\($0.referenceY),\($0.candidateY),\($0.height)"
        }
        let columns = (record.pixels?.columnBands ?? []).map {
            "columns,\($0.kind.rawValue),\($0.referenceX),\($0.candidateX),\($0.width)"
        }
        return (rows + columns).joined(separator: ";")
    }

    // MARK: Controls

    private func bar(modes: Bool, hasDiff: Bool) -> String {
        let regions = record.pixels?.regions.count ?? 0
        let hasMarks = record.verdict != .passed && (regions > 0 || !bands.isEmpty)
        return """
            <div class="bar js-only">
            \(modes ? Self.modes(hasDiff) : "")
            <span class="spring"></span>
            \(hasMarks && regions > 0 ? Self.regions(regions) : "")
            <div class="group" role="group" aria-label="Magnification">\
            <button class="zoom-out" title="Smaller (−)" aria-label="Smaller">−</button>\
            <output class="percent">100 %</output>\
            <button class="zoom-in" title="Larger (+)" aria-label="Larger">+</button>\
            <button class="fit" title="The whole picture (0)">Fit</button></div>
            \(hasMarks ? Self.marks : "")
            </div>
            """
    }

    private static func modes(_ hasDiff: Bool) -> String {
        let modes = [
            ("side", "Side by side"), ("slide", "Slider"), ("overlay", "Overlay"), ("blink", "Blink"),
            ("diff", "Difference"),
        ]
        let buttons = modes.enumerated().filter { hasDiff || $0.element.0 != "diff" }.map { index, mode in
            "<button data-mode=\"\(mode.0)\" aria-pressed=\"\(index == 0)\" title=\"\(mode.1) (\(index + 1))\">"
                + "\(mode.1)</button>"
        }
        return "<div class=\"modes\" role=\"group\" aria-label=\"View\">\(buttons.joined())</div>"
    }

    private static func regions(_ count: Int) -> String {
        """
        <div class="group" role="group" aria-label="Regions">\
        <button class="previous-region" title="Previous region (p)" aria-label="Previous region">‹</button>\
        <output class="where">\(count) \(count == 1 ? "region" : "regions")</output>\
        <button class="next-region" title="Next region (n)" aria-label="Next region">›</button></div>
        """
    }

    private static let marks = """
        <div class="group"><button class="marks-toggle" aria-pressed="true" title="Frames around regions (m)">\
        Marks</button></div>
        """

    private static let controls = """
        <div class="controls js-only">
        <label class="for-slide">Expected <input class="cut" type="range" min="0" max="1000" value="500" \
        aria-label="Where expected ends and actual begins"> Actual</label>
        <label class="for-overlay">Expected <input class="opacity" type="range" min="0" max="100" value="50" \
        aria-label="Opacity of actual"> Actual</label>
        <div class="for-blink"><button class="pause tool">Pause</button> <span>Space swaps by hand</span></div>
        </div>

        """
}
