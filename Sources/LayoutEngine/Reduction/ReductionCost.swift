import Foundation

/// How much there is to read in a tree: every step of a reduction lowers it, and so reductions end.
enum ReductionCost {
    private static let element = 1000
    /// Of parameters that aren't the same on both sides, beyond their own.
    private static let difference = 300

    static func cost(_ pair: PairedPicture) -> Int {
        cost(pair.root) + cost(pair.good)
            + (room(pair.good) == room(pair.bad) ? 0 : cost(pair.bad) + difference)
    }

    private static func room(_ picture: PictureDescription) -> PictureDescription {
        var picture = picture
        picture.title = ""
        return picture
    }

    private static func cost(_ picture: PictureDescription) -> Int {
        number(picture.width) + number(picture.height) + number(picture.scale)
            + (picture.safeArea == nil ? 0 : 100) + (picture.keyboard == nil ? 0 : 50)
            + (picture.platform == "iOS" && picture.platformVersion == 26 ? 0 : 50)
    }

    private static func cost(_ node: PairedNode) -> Int {
        let own: Int
        switch (node.good, node.bad) {
        case (let good?, let bad?):
            own = good == bad ? cost(good) : cost(good) + cost(bad) + difference
        case (let view?, nil), (nil, let view?): own = cost(view) + difference
        case (nil, nil): own = 0
        }
        return node.children.reduce(own + element) { $0 + cost($1) }
    }

    private static func cost(_ view: ViewDescription) -> Int {
        kind(view.kind) + view.settings.reduce(0) { $0 + cost($1) } + cost(view.traits)
            + (view.answers?.sizes.count ?? 0) * 3
    }

    private static func cost(_ setting: DescribedSetting) -> Int {
        switch setting {
        case .font(let font): 60 + (font.map(cost) ?? 0)
        case .defaultFont(let font): 60 + cost(font)
        case .fontChanges(let changes): 50 + changes.count * 20
        default: 60
        }
    }

    private static func cost(_ traits: DescribedTraits) -> Int {
        let given = [
            traits.zIndex != nil, traits.rowAlignment != nil, traits.span != nil, traits.anchor != nil,
            traits.columnAlignment != nil, traits.unsizedAxes != nil, traits.row != nil,
        ]
        return given.count { $0 } * 40
    }

    private static func cost(_ font: DescribedFont) -> Int {
        20 + (font.family == nil ? 0 : 40) + number(font.size) + (font.weight == nil ? 0 : 20)
            + (font.design == nil ? 0 : 20) + font.changes.count * 20
    }

    static func cost(_ run: DescribedRun) -> Int {
        20 + run.text.count * 3 + (run.font.map(cost) ?? 0) + (run.changes?.count ?? 0) * 20
            + number(run.kerning) + number(run.tracking) + number(run.baselineOffset)
            + (run.isSecondary == nil ? 0 : 20)
    }

    /// 0 for none and for 0; round numbers and few digits are simple.
    static func number(_ value: CGFloat?) -> Int {
        guard let value else { return 0 }
        if value == 0 { return 1 }
        guard value.isFinite else { return 4 }
        let text = value == value.rounded() ? "\(Int(value.magnitude))" : "\(value.magnitude)"
        let digits = text.filter(\.isNumber)
        let significant = digits.reversed().drop { $0 == "0" }.count
        return 3 + 2 * significant + digits.count + (text.contains(".") ? 10 : 0) + (value < 0 ? 1 : 0)
    }

    private static func alignment(_ alignment: DescribedAlignment) -> Int {
        guide(alignment.horizontal) + guide(alignment.vertical)
    }

    private static func guide(_ guide: DescribedGuide) -> Int {
        guide.name == "center" ? 0 : guide.isBuiltIn ? 15 : 80
    }

    private static func insets(_ insets: DescribedInsets) -> Int {
        let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
        return all.reduce(0) { $0 + number($1) }
    }

    private static func length(_ length: DescribedLength) -> Int {
        number(length.minimum) + number(length.ideal) + number(length.maximum)
    }

    private static func kind(_ kind: DescribedKind) -> Int {
        switch kind {
        case .stack(_, let alignment, let spacing): 20 + guide(alignment) + number(spacing)
        case .zStack(let alignment): 20 + self.alignment(alignment)
        case .grid(let alignment, let across, let down):
            120 + self.alignment(alignment) + number(across) + number(down)
        case .lazyStack(_, let alignment, let spacing): 80 + guide(alignment) + number(spacing)
        case .lazyGrid(_, let items, let alignment, let spacing):
            200 + items.count * 40 + guide(alignment) + number(spacing)
        case .scroll(let axes, let margins): 60 + axes.count * 10 + insets(margins)
        case .viewThatFits(let axes): 60 + axes.count * 10
        case .geometryReader: 60
        case .layout: 200
        case .layer(_, let alignment): 40 + self.alignment(alignment)
        case .frame(let width, let height, let alignment):
            number(width) + number(height) + self.alignment(alignment)
        case .flexibleFrame(let width, let height, let alignment):
            20 + length(width) + length(height) + self.alignment(alignment)
        case .padding(let insets): self.insets(insets)
        case .offset(let x, let y), .position(let x, let y): number(x) + number(y)
        case .fixedSize(let horizontal, let vertical): (horizontal ? 5 : 0) + (vertical ? 5 : 0)
        case .priority(let value): number(CGFloat(value))
        case .aspectRatio(let width, let height, _): number(width) + number(height)
        case .guide(let guide, let value):
            self.guide(guide) + number(value.constant) + number(value.perWidth) * 2
                + number(value.perHeight) * 2
        case .recordedGuide: 300
        case .effect: 50
        case .text(let runs): runs.reduce(30) { $0 + cost($1) }
        case .filling(let name): name == DescribedKind.plainName ? 0 : 10
        case .square: 15
        case .fixed(_, let width, let height): 10 + number(width) + number(height)
        case .resizable(_, let width, let height, let minimumWidth, let minimumHeight):
            20 + number(width) + number(height) + number(minimumWidth) + number(minimumHeight)
        case .spacer(let minimum): minimum == 8 ? 5 : 5 + number(minimum)
        case .divider: 5
        case .recorded: 400
        }
    }
}

extension DescribedKind {
    /// What a leaf without a look of its own is.
    static let plainName = "Color"
}
