import Foundation

/// Controls in rows, for settings: SwiftUI's `Form`.
///
/// On iOS, and with the grouped style on macOS, a list with cards whose controls stand at the rows' ends. With
/// the columns style, macOS's own, two columns: labels end and controls start at one line; as large as its
/// content.
public struct Form<Content: View>: _PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let isMac = inputs.environment.platformProfile.family == .macOS
        let look = inputs.environment.formLook
        if look == .columns || (look == .automatic && isMac) {
            return columns(view.content, inputs)
        }
        return ListNode.elements("Form", .form, inputs) {
            Content._resolve(view.content, $0.child(.body, Content.self))
        }
    }

    private static func columns(_ content: Content, _ inputs: _ResolveInputs) -> _Elements {
        let label = inputs.label("Form")
        let path = inputs.elementPath(label)
        var inner = inputs.inside(path, stackAxis: .vertical)
        inner.environment.controlPlace = .column
        inner.environment.sectionLook = nil
        let elements = Content._resolve(content, inner.child(.body, Content.self))
        return _Elements(ContainerNode(FormColumns(), elements, inputs, path: path, label: label))
    }
}

/// Two columns.
///
/// 1. Each row's guide says where its control starts; the widest is the line all controls start at.
/// 2. A row is offered its own label's width and the control column's.
/// 3. Rows are as far apart as in a stack, guides on one line.
struct FormColumns: Layout {
    /// Where a row's control starts: its leading edge where it has no label.
    static let control = HorizontalAlignment(ControlStart.self)

    private enum ControlStart: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private struct Row {
        var dimensions: ViewDimensions
        var proposal: ProposedViewSize
        var guide: CGFloat
        var y: CGFloat
    }

    private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (rows: [Row], column: CGFloat) {
        // 1.
        let guides = subviews.map { $0.dimensions(in: .unspecified)[Self.control] }
        let column = guides.max() ?? 0
        var y: CGFloat = 0
        let rows = subviews.enumerated().map { index, subview in
            if index > 0 { y += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical) }
            // 2.
            let offer = ProposedViewSize(
                width: proposal.width.map { max($0 - column + guides[index], 0) }, height: nil)
            let dimensions = subview.dimensions(in: offer)
            let row = Row(dimensions: dimensions, proposal: offer, guide: dimensions[Self.control], y: y)
            y += dimensions.height
            return row
        }
        return (rows, column)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (rows, column) = rows(proposal, subviews)
        guard let last = rows.last else { return .zero }
        let start = rows.map { column - $0.guide }.min() ?? 0
        let end = rows.map { column - $0.guide + $0.dimensions.width }.max() ?? 0
        return CGSize(width: end - start, height: last.y + last.dimensions.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        // 3.
        let (rows, column) = rows(proposal, subviews)
        let start = rows.map { column - $0.guide }.min() ?? 0
        for (row, subview) in zip(rows, subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + column - row.guide - start, y: bounds.minY + row.y),
                proposal: row.proposal)
        }
    }
}

/// How a form looks: SwiftUI's `FormStyle`.
public protocol FormStyle {}

/// The look that a form style asks for.
enum FormLook {
    case automatic, columns, grouped
}

protocol PlatformFormStyle: FormStyle {
    var look: FormLook { get }
}

public struct GroupedFormStyle: PlatformFormStyle, Sendable {
    public init() {}
    var look: FormLook { .grouped }
}

public struct ColumnsFormStyle: PlatformFormStyle, Sendable {
    public init() {}
    var look: FormLook { .columns }
}

public struct AutomaticFormStyle: PlatformFormStyle, Sendable {
    public init() {}
    var look: FormLook { .automatic }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { .init() }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { .init() }
}

extension EnvironmentValues {
    private enum FormLookKey: EnvironmentKey {
        static var defaultValue: FormLook { .automatic }
    }

    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension View {
    /// How forms inside look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formLook, (style as? any PlatformFormStyle)?.look ?? .automatic)
    }
}
