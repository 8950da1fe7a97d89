import Drawing
import Foundation

/// A view drawn by code: SwiftUI's `Canvas`.
///
/// It takes what it is offered, 10 points where there is no offer. The renderer runs once for each picture,
/// with the canvas's size in points; nothing outside it is drawn.
public struct Canvas<Symbols: View>: _PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Draws on opaque black where nothing is drawn.
    public var isOpaque: Bool
    /// Only `nonLinear` is drawn; another is reported.
    public var colorMode: ColorRenderingMode
    /// Changes nothing here.
    public var rendersAsynchronously: Bool

    /// - Parameter symbols: Views to draw with ``GraphicsContext/resolveSymbol(id:)``, each with a `tag`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let label = inputs.label("Canvas")
        let path = inputs.elementPath(label)
        let inner = inputs.inside(path, stackAxis: nil)
        let symbols = Symbols._resolve(view.symbols, inner.child(.role("symbols"), Symbols.self))
        return _Elements(
            CanvasNode(
                inner, path: path, label: label, symbols: symbols.nodes, isOpaque: view.isOpaque,
                colorMode: view.colorMode, renderer: view.renderer))
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer, symbols: { EmptyView() })
    }
}

/// A canvas as a leaf. Its symbols, and the texts and images it draws, are elements of their own that belong
/// to no container.
final class CanvasNode: LayoutNode {
    private let symbols: [LayoutNode]
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let inputs: _ResolveInputs

    init(
        _ inputs: _ResolveInputs, path: ViewPath, label: String, symbols: [LayoutNode], isOpaque: Bool,
        colorMode: ColorRenderingMode, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.symbols = symbols
        self.isOpaque = isOpaque
        self.renderer = renderer
        self.inputs = inputs
        super.init(inputs, path: path, label: label)
        if colorMode != .nonLinear {
            graph.report(
                .error, at: path,
                "asks for the colour mode \(colorMode), which isn't drawn: nonLinear is used. Leave it out.")
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(into drawing: inout DrawingContext) {
        drawing.drawCanvas(of: self, inputs, symbols: symbols, isOpaque: isOpaque, renderer)
    }
}

extension DrawingContext {
    /// What code draws in an element's place.
    ///
    /// 1. The renderer draws into a layer of its own, in coordinates that start at the canvas's corner.
    /// 2. The layer is moved to the canvas's place and clipped to it. It is composed on its own where blend
    ///    modes would reach what lies below.
    mutating func drawCanvas(
        of node: LayoutNode, _ inputs: _ResolveInputs, symbols: [LayoutNode] = [], isOpaque: Bool = false,
        clips: Bool = true, _ renderer: (inout GraphicsContext, CGSize) -> Void
    ) {
        let (frame, rect) = (node.frame, snapped(node.frame))
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        // 1.
        let recording = CanvasRecording(
            node: node, inputs: inputs, symbols: symbols, scale: scale, size: frame.size)
        if isOpaque {
            recording.items.append(
                DisplayItem(
                    view: node.path,
                    content: .fill(Path(CGRect(origin: .zero, size: rect.size)), FillStyle(), .solid(.black)))
            )
        }
        var context = GraphicsContext(recording, node.environment)
        renderer(&context, frame.size)
        guard !recording.items.isEmpty else { return }
        // 2.
        draw(
            .group(
                (recording.mixesWithBelow ? [.layer] : []) + [
                    .transform(CGAffineTransform(translationX: rect.minX, y: rect.minY))
                ] + (clips ? [.clip(Path(rect), FillStyle())] : []), recording.items), of: node)
    }
}

/// The layer that graphics contexts draw into, and what they need of the canvas.
final class CanvasRecording {
    let node: LayoutNode
    let inputs: _ResolveInputs
    let symbols: [LayoutNode]
    let scale: CGFloat
    let size: CGSize
    var items: [DisplayItem] = []
    private let counter: Counter

    /// Tells the elements that one renderer makes apart.
    final class Counter {
        var count = 0
    }

    init(
        node: LayoutNode, inputs: _ResolveInputs, symbols: [LayoutNode], scale: CGFloat, size: CGSize,
        counter: Counter = Counter()
    ) {
        self.node = node
        self.inputs = inputs
        self.symbols = symbols
        self.scale = scale
        self.size = size
        self.counter = counter
    }

    /// Whether an item mixes by another mode than source-over.
    var mixesWithBelow: Bool {
        items.contains { item in
            guard case .group(let effects, _) = item.content else { return false }
            return effects.contains { effect in
                switch effect {
                case .blend: true
                case .styledShadow(let shadow): shadow.blendMode != .normal
                default: false
                }
            }
        }
    }

    /// A layer of the same canvas, still empty.
    func layer() -> CanvasRecording {
        CanvasRecording(
            node: node, inputs: inputs, symbols: symbols, scale: scale, size: size, counter: counter)
    }

    /// The element of a text or an image that the renderer made.
    func element<V: View>(_ view: V, _ environment: EnvironmentValues) -> LayoutNode {
        var inputs = inputs
        inputs.environment = environment
        counter.count += 1
        nonisolated(unsafe) let (unsafeView, unsafeInputs) = (
            view, inputs.child(.role("drawn \(counter.count)"), V.self)
        )
        return MainActorDoor.run {
            ImplicitStack.vertical(V._resolve(unsafeView, unsafeInputs), unsafeInputs)
        }
    }

    /// What `body` draws, free of any state.
    func collect(_ body: (inout DrawingContext) -> Void) -> [DisplayItem] {
        var drawing = DrawingContext(scale: scale)
        body(&drawing)
        return drawing.items
    }
}
