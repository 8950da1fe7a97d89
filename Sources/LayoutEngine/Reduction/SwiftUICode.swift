import Foundation

/// A described tree as SwiftUI code.
///
/// What draws only is left out. A layout that isn't in the program is ``recordedLayout``: it answers as it did.
struct SwiftUICode {
    /// Users' guides, in the order met: each needs a declaration.
    private(set) var guides: [DescribedGuide] = []
    /// Whether ``recordedLayout`` is needed.
    private(set) var usesRecorded = false
    /// Users' layouts that the code names.
    private(set) var layouts: [String] = []

    /// The view as an expression, a line each.
    mutating func expression(_ view: ViewDescription) -> [String] {
        var lines = content(view)
        let calls = modifier(view.kind) + traits(view.traits) + view.settings.flatMap { setting($0) }
        for call in calls { Self.append(call, to: &lines) }
        return lines
    }

    private static func append(_ call: String, to lines: inout [String]) {
        // A chain's calls stand below its first line, those of a block below its brace.
        let isBlock = lines.contains { $0 == "}" }
        lines.append((isBlock ? "" : "    ") + call)
    }

    private static func indented(_ lines: [String]) -> [String] { lines.map { "    " + $0 } }

    // MARK: Views

    private mutating func content(_ view: ViewDescription) -> [String] {
        if view.kind.isModifier, let inner = view.children.first { return expression(inner) }
        if case .layer(let isInFront, let alignment) = view.kind { return layer(view, isInFront, alignment) }
        switch view.kind {
        case .text(let runs) where runs.isEmpty: return ["Text(verbatim: \"\")"]
        case .text(let runs): return [runs.map { text($0) }.joined(separator: " + ")]
        case .filling(let name): return [Self.fillings.contains(name) ? name + "()" : "Color.gray"]
        case .square: return ["Circle()"]
        case .fixed(_, let width, let height):
            return ["Color.gray", "    .frame(width: \(number(width)), height: \(number(height)))"]
        case .resizable(_, let width, let height, let minimumWidth, let minimumHeight):
            return ["Color.gray", "    " + resizable(width, height, minimumWidth, minimumHeight)]
        case .spacer(let minimum):
            return [minimum == 8 ? "Spacer()" : "Spacer(minLength: \(number(minimum)))"]
        case .divider: return ["Divider()"]
        case .grid: return block(container(view), rows(view.children))
        default: return block(container(view), view.children.flatMap { expression($0) })
        }
    }

    private static let fillings = ["Rectangle", "Capsule", "Ellipse"]

    private func block(_ head: String, _ lines: [String]) -> [String] {
        [head + " {"] + Self.indented(lines) + ["}"]
    }

    private func resizable(
        _ width: CGFloat, _ height: CGFloat, _ minimumWidth: CGFloat, _ minimumHeight: CGFloat
    ) -> String {
        ".frame(minWidth: \(number(minimumWidth)), idealWidth: \(number(width)), maxWidth: .infinity, "
            + "minHeight: \(number(minimumHeight)), idealHeight: \(number(height)), maxHeight: .infinity)"
    }

    private mutating func layer(
        _ view: ViewDescription, _ isInFront: Bool, _ alignment: DescribedAlignment
    ) -> [String] {
        guard let first = view.children.first else { return ["EmptyView()"] }
        var lines = expression(first)
        guard view.children.count > 1 else { return lines }
        let name = isInFront ? "overlay" : "background"
        let argument = alignment == .center ? "" : "(alignment: \(self.alignment(alignment)))"
        let inner = block(".\(name)\(argument)", expression(view.children[1]))
        let isBlock = lines.contains { $0 == "}" }
        lines += isBlock ? inner : Self.indented(inner)
        return lines
    }

    private mutating func container(_ view: ViewDescription) -> String {
        switch view.kind {
        case .stack(_, let guide, let spacing), .lazyStack(_, let guide, let spacing):
            return call(view.kind.name, [aligned(guide), labeled("spacing", spacing)])
        case .zStack(let alignment): return call("ZStack", [aligned(alignment)])
        case .grid(let alignment, let across, let down):
            return call(
                "Grid",
                [
                    aligned(alignment), labeled("horizontalSpacing", across),
                    labeled("verticalSpacing", down),
                ])
        case .lazyGrid(let axis, let items, let guide, let spacing):
            let list = items.map { gridItem($0) }.joined(separator: ", ")
            return call(
                view.kind.name,
                [
                    "\(axis == .vertical ? "columns" : "rows"): [\(list)]", aligned(guide),
                    labeled("spacing", spacing),
                ])
        case .scroll(let axes, _): return call("ScrollView", [axes == [.vertical] ? nil : Self.axes(axes)])
        case .viewThatFits(let axes):
            return call("ViewThatFits", [axes.count == 2 ? nil : "in: \(Self.axes(axes))"])
        case .geometryReader: return "GeometryReader"
        case .layout(let type, _) where view.live.layout != nil:
            let code = view.live.layoutCode ?? "\(type)()"
            layouts.append(code)
            return code
        default: return recorded(view)
        }
    }

    private static func axes(_ axes: [DescribedAxis]) -> String {
        axes.count == 1 ? ".\(axes[0])" : "[" + axes.map { ".\($0)" }.joined(separator: ", ") + "]"
    }

    private func call(_ name: String, _ arguments: [String?]) -> String {
        let given = arguments.compactMap { $0 }
        return given.isEmpty ? name : "\(name)(\(given.joined(separator: ", ")))"
    }

    private func labeled(_ label: String, _ value: CGFloat?) -> String? {
        value.map { "\(label): \(number($0))" }
    }

    private mutating func aligned(_ guide: DescribedGuide) -> String? {
        guide == .center(guide.axis) ? nil : "alignment: \(shortGuide(guide))"
    }

    private mutating func aligned(_ alignment: DescribedAlignment) -> String? {
        alignment == .center ? nil : "alignment: \(self.alignment(alignment))"
    }

    private mutating func gridItem(_ item: DescribedGridItem) -> String {
        let size =
            item.isFixed
            ? ".fixed(\(number(item.minimum)))"
            : ".\(item.isAdaptive ? "adaptive" : "flexible")(minimum: \(number(item.minimum)), "
                + "maximum: \(number(item.maximum)))"
        return call(
            "GridItem", [size, labeled("spacing", item.spacing), item.alignment.flatMap { aligned($0) }])
    }

    /// Cells of a row in a `GridRow`; others on their own.
    private mutating func rows(_ cells: [ViewDescription]) -> [String] {
        var lines: [String] = []
        var index = 0
        while index < cells.count {
            guard let row = cells[index].traits.row else {
                lines += expression(cells[index])
                index += 1
                continue
            }
            var inner: [String] = []
            let guide = cells[index].traits.rowAlignment
            while index < cells.count, cells[index].traits.row == row {
                inner += expression(cells[index])
                index += 1
            }
            lines += block(call("GridRow", [guide.map { "alignment: \(shortGuide($0))" }]), inner)
        }
        return lines
    }

    // MARK: Recorded layouts

    private mutating func recorded(_ view: ViewDescription) -> String {
        usesRecorded = true
        let sizes = (view.answers?.sizes ?? []).map { answer in
            "(\(offer(answer.offer)), CGSize(width: \(number(answer.width)), height: \(number(answer.height))))"
        }
        let places = view.children.map { child in
            guard let place = child.place else { return "(CGPoint.zero, ProposedViewSize.unspecified)" }
            return "(CGPoint(x: \(number(place.x)), y: \(number(place.y))), \(offer(place.offer)))"
        }
        return
            "Recorded(sizes: [\(sizes.joined(separator: ", "))], places: [\(places.joined(separator: ", "))])"
    }

    private func offer(_ offer: RecordedAnswers.Offer) -> String {
        func text(_ value: CGFloat?) -> String { value.map { number($0) } ?? "nil" }
        return "ProposedViewSize(width: \(text(offer.width)), height: \(text(offer.height)))"
    }

    // MARK: Modifiers

    private mutating func modifier(_ kind: DescribedKind) -> [String] {
        switch kind {
        case .frame(let width, let height, let alignment):
            return [
                call(
                    ".frame", [labeled("width", width), labeled("height", height), aligned(alignment)],
                    orElse: ".frame(width: nil)")
            ]
        case .flexibleFrame(let width, let height, let alignment):
            return [flexibleFrame(width, height, alignment)]
        case .padding(let insets): return [padding(insets)]
        case .offset(let x, let y): return [".offset(x: \(number(x)), y: \(number(y)))"]
        case .position(let x, let y): return [".position(x: \(number(x)), y: \(number(y)))"]
        case .fixedSize(true, true): return [".fixedSize()"]
        case .fixedSize(let horizontal, let vertical):
            return [".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"]
        case .priority(let value): return [".layoutPriority(\(number(CGFloat(value))))"]
        case .aspectRatio(let width, let height, let isFill):
            return [aspectRatio(width, height, isFill)]
        case .guide(let guide, let value):
            return [".alignmentGuide(\(self.guide(guide))) { \(closure(value)) }"]
        case .scroll(_, let margins):
            return margins == DescribedInsets(EdgeInsets())
                ? [] : [".contentMargins(\(self.insets(margins)))"]
        default: return []
        }
    }

    private func call(_ name: String, _ arguments: [String?], orElse empty: String) -> String {
        arguments.allSatisfy { $0 == nil } ? empty : call(name, arguments)
    }

    private mutating func flexibleFrame(
        _ width: DescribedLength, _ height: DescribedLength, _ alignment: DescribedAlignment
    ) -> String {
        call(
            ".frame",
            [
                labeled("minWidth", width.minimum), labeled("idealWidth", width.ideal),
                labeled("maxWidth", width.maximum), labeled("minHeight", height.minimum),
                labeled("idealHeight", height.ideal), labeled("maxHeight", height.maximum),
                aligned(alignment),
            ], orElse: ".frame(minWidth: nil)")
    }

    private func padding(_ insets: DescribedInsets) -> String {
        let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
        let names = [".top", ".leading", ".bottom", ".trailing"]
        let given = all.indices.filter { all[$0] != 0 }
        guard let first = given.first, given.allSatisfy({ all[$0] == all[first] }) else {
            return given.isEmpty ? ".padding(0)" : ".padding(\(self.insets(insets)))"
        }
        let length = number(all[first])
        switch given {
        case [0, 1, 2, 3]: return ".padding(\(length))"
        case [0, 2]: return ".padding(.vertical, \(length))"
        case [1, 3]: return ".padding(.horizontal, \(length))"
        case let one where one.count == 1: return ".padding(\(names[first]), \(length))"
        default: return ".padding([\(given.map { names[$0] }.joined(separator: ", "))], \(length))"
        }
    }

    private func insets(_ insets: DescribedInsets) -> String {
        "EdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
            + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
    }

    private func aspectRatio(_ width: CGFloat?, _ height: CGFloat?, _ isFill: Bool) -> String {
        let mode = "contentMode: \(isFill ? ".fill" : ".fit")"
        guard let width, let height else { return ".aspectRatio(\(mode))" }
        if height == 1 { return ".aspectRatio(\(number(width)), \(mode))" }
        return ".aspectRatio(CGSize(width: \(number(width)), height: \(number(height))), \(mode))"
    }

    private func closure(_ value: DescribedGuideValue) -> String {
        var terms: [String] = []
        if value.constant != 0 || (value.perWidth == 0 && value.perHeight == 0) {
            terms.append(number(value.constant))
        }
        for (factor, name) in [(value.perWidth, "$0.width"), (value.perHeight, "$0.height")] where factor != 0
        {
            terms.append(factor == 1 ? name : "\(number(factor)) * \(name)")
        }
        let sum = terms.joined(separator: " + ")
        return sum.contains("$0") ? sum : "_ in \(sum)"
    }

    // MARK: Traits

    private mutating func traits(_ traits: DescribedTraits) -> [String] {
        var calls: [String] = []
        if let zIndex = traits.zIndex { calls.append(".zIndex(\(number(CGFloat(zIndex))))") }
        if let span = traits.span { calls.append(".gridCellColumns(\(span))") }
        if let anchor = traits.anchor, anchor.count == 2 {
            calls.append(".gridCellAnchor(UnitPoint(x: \(number(anchor[0])), y: \(number(anchor[1]))))")
        }
        if let guide = traits.columnAlignment { calls.append(".gridColumnAlignment(\(shortGuide(guide)))") }
        if let axes = traits.unsizedAxes { calls.append(".gridCellUnsizedAxes(\(Self.axes(axes)))") }
        return calls
    }

    // MARK: Text, guides, numbers

    private func text(_ run: DescribedRun) -> String {
        var code = "Text(verbatim: \(Self.literal(run.text)))"
        if let font = run.font { code += ".font(\(FontCode.expression(font)))" }
        code += (run.changes ?? []).map(FontCode.textModifier).joined()
        if let points = run.kerning { code += ".kerning(\(number(points)))" }
        if let points = run.tracking { code += ".tracking(\(number(points)))" }
        if let points = run.baselineOffset { code += ".baselineOffset(\(number(points)))" }
        if let isSecondary = run.isSecondary {
            code += ".textScale(\(isSecondary ? ".secondary" : ".default"))"
        }
        return code
    }

    /// A string's literal. Everything outside of ASCII that a reader couldn't tell apart is written by number.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _
            where scalar.value < 0x20 || scalar.value == 0x7F
                || (!scalar.isASCII && !scalar.properties.isAlphabetic
                    && !(0x2010...0x2027 ~= scalar.value)):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private mutating func guide(_ guide: DescribedGuide) -> String {
        if guide.isBuiltIn { return "\(Self.guideType(guide)).\(guide.name)" }
        if !guides.contains(guide) { guides.append(guide) }
        let number = (guides.firstIndex(of: guide) ?? 0) + 1
        return "\(Self.guideType(guide))(Guide\(number).self)"
    }

    /// Where the type is known.
    private mutating func shortGuide(_ guide: DescribedGuide) -> String {
        guide.isBuiltIn ? ".\(guide.name)" : self.guide(guide)
    }

    private static func guideType(_ guide: DescribedGuide) -> String {
        guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    }

    private mutating func alignment(_ alignment: DescribedAlignment) -> String {
        let names = (alignment.horizontal.name, alignment.vertical.name)
        let known: [String: String] = [
            "leading center": "leading", "trailing center": "trailing", "center top": "top",
            "center bottom": "bottom", "leading top": "topLeading", "trailing top": "topTrailing",
            "leading bottom": "bottomLeading", "trailing bottom": "bottomTrailing", "center center": "center",
        ]
        if let name = known["\(names.0) \(names.1)"] { return ".\(name)" }
        return "Alignment(horizontal: \(guide(alignment.horizontal)), vertical: \(guide(alignment.vertical)))"
    }

    /// Declarations of the users' guides that were named.
    var guideDeclarations: [String] {
        guides.enumerated().flatMap { index, guide in
            let isHorizontal = guide.axis == .horizontal
            let place =
                switch guide.place {
                case .middle: isHorizontal ? "d.width / 2" : "d.height / 2"
                case .end: isHorizontal ? "d.width" : "d.height"
                case .start, nil: "0"
                }
            return [
                "/// \(guide.name)", "enum Guide\(index + 1): AlignmentID {",
                "    static func defaultValue(in d: ViewDimensions) -> CGFloat { \(place) }", "}", "",
            ]
        }
    }

    func number(_ value: CGFloat) -> String { FontCode.number(value) }
}
