import Drawing
import Foundation

@testable import LayoutEngine

/// A layout that reads a length where it is told to: its children stand in a row.
struct ReadLayout: Layout {
    var size: Read?
    var spacing: Read?
    var guide: Read?
    var place: Read?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: size?.length ?? sizes.reduce(0) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? 0)
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard let spacing else { return .init() }
        return subviews.first.map { _ in ReadLayout.spacing(spacing.length) } ?? .init()
    }

    /// The default gap where the length is short, else none.
    private static func spacing(_ length: CGFloat) -> ViewSpacing {
        length > 15 ? .zero : ViewSpacing()
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .leading ? self.guide?.length : nil
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var x = bounds.minX + (place?.length ?? 0)
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}

/// A layout that reads when it makes its cache.
struct CachingLayout: Layout {
    let read: Read

    func makeCache(subviews: Subviews) -> CGFloat { read.length }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        CGSize(width: cache, height: 9)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {}
}

/// A shape that reads its size.
struct SizedShape: Shape {
    let read: Read

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: read.length, height: 5) }
}

/// A shape that reads its outline.
struct DrawnShape: InsettableShape {
    let read: Read
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: inset, y: inset, width: read.length, height: rect.height - 2 * inset))
    }

    func inset(by amount: CGFloat) -> DrawnShape {
        DrawnShape(read: read, inset: inset + amount)
    }
}

/// A paint that reads which colour it is.
struct ReadPaint: ShapeStyle {
    let read: Read

    func resolve(in environment: EnvironmentValues) -> Color { read.length > 15 ? .blue : .red }
}

/// An effect that moves by what it reads.
struct ReadEffect: GeometryEffect {
    let read: Read

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: read.length, y: 0))
    }
}

struct ReadSchedule: TimelineSchedule {
    let read: Read

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        [Date(timeIntervalSinceReferenceDate: read.length)]
    }
}

struct ReadModifier: ViewModifier {
    let read: Read

    func body(content: Content) -> some View { content.frame(width: read.length, height: 5) }
}

struct ReadFormat: FormatStyle {
    let read: Read

    func format(_ value: Int) -> String { "Length \(Int(read.length))" }

    func locale(_ locale: Locale) -> ReadFormat { self }

    // What is read isn't part of the value.
    static func == (a: ReadFormat, b: ReadFormat) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
    init(read: Read) { self.read = read }
    init(from decoder: any Decoder) throws { read = Read { 0 } }
    func encode(to encoder: any Encoder) throws {}
}

/// What the styles below make: as wide as they read.
private struct ReadBox: View {
    let length: CGFloat

    var body: some View { Color.red.frame(width: length, height: 5) }
}

struct ReadButtonStyle: ButtonStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadToggleStyle: ToggleStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadLabelStyle: LabelStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadLabeledContentStyle: LabeledContentStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadGroupBoxStyle: GroupBoxStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadGaugeStyle: GaugeStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadProgressViewStyle: ProgressViewStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadDisclosureGroupStyle: DisclosureGroupStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadMenuStyle: MenuStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View { ReadBox(length: read.length) }
}

struct ReadTextFieldStyle: TextFieldStyle {
    let read: Read

    func _body(configuration: TextField<_Label>) -> some View { ReadBox(length: read.length) }
}

struct ReadPrimitiveStyle: PrimitiveButtonStyle {
    let read: Read

    func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: read.length, height: 5)
    }
}

/// A property that reads when it is updated.
struct ReadProperty: DynamicProperty {
    let read: Read
    private(set) var length: CGFloat = 0

    init(read: Read) {
        self.read = read
    }

    mutating func update() { length = read.length }
}

struct UpdatedLength: View {
    let length: ReadProperty

    var body: some View { Color.red.frame(width: length.length, height: 5) }
}

struct UpdatedStyle: ButtonStyle {
    let length: ReadProperty

    func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: length.length, height: 5)
    }
}

struct EnvironmentLength: View {
    @Environment(\.readLength) private var length

    var body: some View { Color.red.frame(width: length, height: 5) }
}

/// Shows what a closure makes of the geometry.
struct ReportedLength: View {
    let read: Read
    let isOfScroll: Bool
    @State private var shown: CGFloat = 0

    var body: some View {
        Color.red.frame(width: shown, height: 5)
        if isOfScroll {
            ScrollView { Color.blue.frame(height: 50) }.frame(height: 20)
                .onScrollGeometryChange(for: CGFloat.self) { _ in
                    read.length
                } action: {
                    shown = $1
                }
        } else {
            Color.blue.frame(height: 20)
                .onGeometryChange(for: CGFloat.self) { _ in
                    read.length
                } action: {
                    shown = $0
                }
        }
    }
}

struct ReadKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// Shows what is handed up.
struct ReportedPreference<Content: View>: View {
    let content: Content
    @State private var shown: CGFloat = 0

    var body: some View {
        Color.red.frame(width: shown, height: 5)
        content.onPreferenceChange(ReadKey.self) { shown = $0 }
    }
}

/// An element whose id is read.
struct ReadRow: Identifiable {
    let read: Read
    var id: Int { Int(read.length) }
}

/// Shows the length at the time when its identity was new.
struct SeededRow: View {
    let read: Read
    @State private var seed: CGFloat = 0

    var body: some View {
        Color.red.frame(width: seed, height: 5).onAppear { seed = read.length }
    }
}

/// A value with an empty branch below it.
struct ReadBranch: Identifiable, Hashable {
    let id = 1
    var branches: [ReadBranch]? { nil }
}

/// Gives a page that holds what its body has read.
struct PlainDestination: View {
    let read: Read

    var body: some View {
        let length = read.length
        Color.red.frame(width: 3, height: 3)
            .navigationDestination(for: Int.self) { _ in Color.red.frame(width: length, height: 5) }
    }
}
