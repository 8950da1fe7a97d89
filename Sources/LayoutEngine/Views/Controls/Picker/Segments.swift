import Drawing
import Foundation

/// The numbers of segmented controls, in points.
///
/// Source: iamcgn/swiftui-web, Docs/elements (Picker.md for macOS 26, iOS.md for iOS 26); iOS 18 as
/// UISegmentedControl: 32 tall, radius 8, a white segment 2 in.
struct SegmentMetrics {
    var height: CGFloat
    /// nil for half the height.
    var radius: CGFloat?
    var segmentRadius: CGFloat?
    /// Around the chosen segment.
    var inset: CGSize
    /// Beside an option's text.
    var sides: CGFloat
    var ground: SchemeColor
    var segment: SchemeColor
    var fills: Bool
    var fontSize: CGFloat

    static func of(_ profile: PlatformProfile) -> SegmentMetrics {
        let white = SchemeColor(.init(255, 255, 255), .init(191, 191, 204, opacity: 0.47))
        return switch (profile.family, profile.majorVersion) {
        case (.macOS, _):
            SegmentMetrics(
                height: 24, radius: 6, segmentRadius: 6, inset: .zero, sides: 10.5, ground: .ink(20.0 / 255),
                segment: .ink(50.0 / 255), fills: false, fontSize: 13)
        case (.iOS, 26...):
            SegmentMetrics(
                height: 31, radius: nil, segmentRadius: nil, inset: CGSize(width: 2, height: 2), sides: 10.5,
                ground: SchemeColor(.init(0, 0, 0, opacity: 31.0 / 255), .init(117, 117, 130, opacity: 0.24)),
                segment: white, fills: true, fontSize: 13)
        case (.iOS, _):
            SegmentMetrics(
                height: 32, radius: 8, segmentRadius: 7, inset: CGSize(width: 2, height: 2), sides: 10.5,
                ground: .grey(118, 0.12, 0.24), segment: white, fills: true, fontSize: 13)
        }
    }
}

/// A segmented control: equal segments, the chosen one raised.
struct Segments: _PrimitiveView {
    let options: PickerOptions

    /// The options are resolved once for each weight of their text, and the one that counts is kept.
    static func _resolve(_ view: Segments, _ inputs: _ResolveInputs) -> _Elements {
        let metrics = SegmentMetrics.of(inputs.environment.platformProfile)
        let isMac = inputs.environment.platformProfile.family == .macOS
        let label = inputs.label("segments")
        var inner = inputs.inside(inputs.elementPath(label), stackAxis: nil)
        inner.environment.lineLimit = 1
        if !inner.environment.isEnabled {
            inner.environment.setForegroundStyles([AnyShapeStyle(HierarchicalShapeStyle.tertiary)])
        }
        inner.environment.font = .system(size: metrics.fontSize, weight: isMac ? .regular : .medium)
        var (elements, chosen) = view.options.elements(inner.child(.role("plain"), Segments.self))
        inner.environment.font = .system(size: metrics.fontSize, weight: isMac ? .regular : .semibold)
        let strong = view.options.elements(inner.child(.role("chosen"), Segments.self)).0.nodes
        var index = -1
        elements = elements.mapNodes { node in
            index += 1
            return index == chosen && strong.indices.contains(index) ? strong[index] : node
        }
        return _Elements(SegmentsNode(elements.nodes, chosen: chosen, metrics, inputs, label: label))
    }
}

private final class SegmentsNode: LayoutNode {
    private let nodes: [LayoutNode]
    private let chosen: Int?
    private let metrics: SegmentMetrics

    init(
        _ nodes: [LayoutNode], chosen: Int?, _ metrics: SegmentMetrics, _ inputs: _ResolveInputs,
        label: String
    ) {
        self.nodes = nodes
        self.chosen = chosen
        self.metrics = metrics
        super.init(inputs, path: inputs.path, label: label)
    }

    override var children: [LayoutNode] { nodes }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let widest = nodes.map { $0.size(.unspecified).width }.max() ?? 0
        let ideal = (widest + 2 * metrics.sides) * CGFloat(nodes.count)
        return CGSize(width: metrics.fills ? proposal.width ?? ideal : ideal, height: metrics.height)
    }

    private func segment(_ index: Int) -> CGRect {
        let width = frame.width / CGFloat(max(nodes.count, 1))
        return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: frame.height)
    }

    override func placeContent() {
        for (index, node) in nodes.enumerated() {
            let area = segment(index)
            let offer = ProposedViewSize(width: max(area.width - 8, 0), height: area.height)
            let size = node.size(offer)
            let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
            node.place(at: physical(origin, childSize: size), offer)
        }
    }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        guard rect.width > 0, rect.height > 0, rect.width.isFinite else { return }
        drawing.leaf(of: self) { drawing in
            drawSegments(in: rect, into: &drawing)
            for node in nodes { node.draw(into: &drawing) }
        }
    }

    private func drawSegments(in rect: CGRect, into drawing: inout DrawingContext) {
        fill(rect, metrics.radius, metrics.ground, &drawing)
        for index in nodes.indices.dropFirst() where index != chosen && index - 1 != chosen {
            let x = segment(index).minX - 0.5
            let line = CGRect(x: x, y: frame.height / 4, width: 1, height: frame.height / 2)
            let origin = physical(line.origin, childSize: line.size)
            fill(drawing.snapped(CGRect(origin: origin, size: line.size)), 0, .ink(43.0 / 255), &drawing)
        }
        if let chosen {
            let area = segment(chosen).insetBy(dx: metrics.inset.width, dy: metrics.inset.height)
            let origin = physical(area.origin, childSize: area.size)
            fill(
                drawing.snapped(CGRect(origin: origin, size: area.size)), metrics.segmentRadius,
                metrics.segment,
                &drawing)
        }
    }

    private func fill(
        _ rect: CGRect, _ radius: CGFloat?, _ color: SchemeColor, _ drawing: inout DrawingContext
    ) {
        let path = Path(roundedRect: rect, cornerRadius: radius ?? rect.height / 2)
        drawing.draw(.fill(path, FillStyle(), .solid(color[environment.colorScheme])), of: self)
    }
}
