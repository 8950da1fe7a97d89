import Drawing
import Foundation

/// The platforms' pickers.
///
/// | style | iOS | macOS |
/// |---|---|---|
/// | automatic, menu | the chosen option with two arrows, in the accent colour; in a row the label too, grey | a pop-up button as wide as the widest option |
/// | segmented | as wide as offered | as wide as its options |
/// | inline | in rows: a row for each option, the chosen one ticked; else a wheel | as radio buttons |
/// | wheel | the options around the chosen one | as the menu |
/// | navigation link | a row with the chosen option and an arrow | as the menu |
///
/// Source: iamcgn/swiftui-web, Docs/elements (Picker.md for macOS 26, iOS.md for iOS 26). The wheel is by eye.
struct PlatformPicker: PlatformLook {
    let label: ViewPart
    let options: PickerOptions

    @Environment(\.platformProfile) private var profile
    @Environment(\.controlPlace) private var place
    @Environment(\.pickerLook) private var look
    @Environment(\.isEnabled) private var isEnabled

    private var isMac: Bool { profile.family == .macOS }

    /// Whether each option is a row of the list around.
    func isRows(_ environment: EnvironmentValues) -> Bool {
        environment.platformProfile.family == .iOS && environment.controlPlace.isRow
            && environment.pickerLook == .inline
    }

    /// Whether the options are seen only when the picker is open.
    func isMenu(_ environment: EnvironmentValues) -> Bool {
        let isMac = environment.platformProfile.family == .macOS
        return switch environment.pickerLook {
        case .automatic, .menu, .navigationLink: true
        case .wheel: isMac
        case .segmented, .inline, .radioGroup: false
        }
    }

    var body: some View {
        switch look {
        case .segmented:
            LabeledControl(label: label, showsLabelOutside: isMac, control: Segments(options: options))
        case .inline, .radioGroup: if isMac { radio } else { Wheel(options: options) }
        case .wheel: if isMac { popUp } else { Wheel(options: options) }
        case .automatic, .menu, .navigationLink: if isMac { popUp } else { menu }
        }
    }

    private var radio: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            ControlLabel(part: label)
            VStack(alignment: .leading, spacing: 6) { RadioRows(options: options) }
        }
    }

    private var popUp: some View {
        LabeledControl(
            label: label,
            control: PopUp(options: options).padding(.leading, 12).padding(.trailing, 47.5)
                .frame(height: 24)
                .background {
                    RoundedRectangle(cornerRadius: 6).fill(
                        SchemeColor.ink((isEnabled ? 20.0 : 10) / 255).color)
                }
                .overlay(alignment: .trailing) {
                    UpDownArrows(size: CGSize(width: 7, height: 10)).padding(.trailing, 10.5)
                })
    }

    private var menu: some View {
        LabeledControl(
            label: label, showsLabelOutside: false,
            control: HStack(spacing: 4) {
                ChosenOption(options: options)
                if look == .navigationLink {
                    DisclosureArrow()
                } else {
                    UpDownArrows(size: CGSize(width: 9, height: 14))
                }
            }
            .foregroundStyle(
                !isEnabled
                    ? AnyShapeStyle(.tertiary)
                    : place.isRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(TintShapeStyle())
            )
            .padding(.horizontal, place.isRow ? 0 : 13.5)
            .frame(minHeight: place.isRow ? nil : 40.5))
    }
}

/// The chosen option alone.
struct ChosenOption: _PrimitiveView {
    let options: PickerOptions

    static func _resolve(_ view: ChosenOption, _ inputs: _ResolveInputs) -> _Elements {
        let (elements, chosen) = view.options.elements(inputs)
        return chosen.map { _Elements(elements.nodes[$0]) } ?? _Elements()
    }
}

/// The chosen option in the width of the widest.
private struct PopUp: _PrimitiveView {
    let options: PickerOptions

    static func _resolve(_ view: PopUp, _ inputs: _ResolveInputs) -> _Elements {
        let (elements, chosen) = view.options.elements(inputs)
        return _Elements(OptionsNode(elements.nodes, chosen: chosen, inputs))
    }
}

/// One of several elements, in the room of the largest.
private final class OptionsNode: LayoutNode {
    private let nodes: [LayoutNode]
    private let chosen: LayoutNode?

    init(_ nodes: [LayoutNode], chosen: Int?, _ inputs: _ResolveInputs) {
        self.nodes = nodes
        self.chosen = chosen.map { nodes[$0] }
        super.init(inputs, path: inputs.path, label: "")
    }

    override var children: [LayoutNode] { chosen.map { [$0] } ?? [] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = nodes.map { $0.size(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    override func placeContent() {
        guard let chosen else { return }
        let size = chosen.size(.unspecified)
        chosen.place(
            at: physical(CGPoint(x: 0, y: (frame.height - size.height) / 2), childSize: size), .unspecified)
    }
}

/// The options as rows of the list around, the chosen one ticked.
struct PickerRows: _PrimitiveView {
    let options: PickerOptions

    static func _resolve(_ view: PickerRows, _ inputs: _ResolveInputs) -> _Elements {
        let (elements, chosen) = view.options.elements(inputs)
        var index = -1
        return elements.mapNodes { node in
            index += 1
            let tick = ControlArtwork("checkmark", width: 14, height: 14, isMirrored: false) {
                $0.stroke(.line((1, 8), (5, 12.5), (13, 1.5)), TintShapeStyle(), width: 2)
            }
            let row = TrailingControlRow(gap: 8, label: ResolvedElement(node: node)) {
                if index == chosen { tick }
            }
            let inner = inputs.child(.slot(index), TrailingControlRow<ResolvedElement, ControlArtwork?>.self)
            let made = resolveSlot(row, index, inner).nodes
            guard let made = made.first else { return node }
            made.traits = node.traits
            return made
        }
    }
}

/// An element that was resolved before, as a view.
struct ResolvedElement: _PrimitiveView {
    let node: LayoutNode

    static func _resolve(_ view: ResolvedElement, _ inputs: _ResolveInputs) -> _Elements {
        _Elements(view.node)
    }
}

/// Each option with its radio button before it.
private struct RadioRows: _PrimitiveView {
    let options: PickerOptions

    static func _resolve(_ view: RadioRows, _ inputs: _ResolveInputs) -> _Elements {
        var inner = inputs
        inner.environment.font = .body
        let (elements, chosen) = view.options.elements(inner)
        var index = -1
        return elements.mapNodes { node in
            index += 1
            let isChosen = index == chosen
            let button = ControlArtwork("radio", width: 16, height: 16) { canvas in
                let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16))
                guard isChosen else { return canvas.fill(circle, SchemeColor.ink(25.0 / 255).color) }
                canvas.fill(circle, TintShapeStyle())
                canvas.fill(Path(ellipseIn: CGRect(x: 5.5, y: 5.5, width: 5, height: 5)), Color.white)
            }
            let row = HStack(spacing: 5) {
                button
                ResolvedElement(node: node)
            }
            return resolveSlot(row, index, inputs).first ?? node
        }
    }
}

/// Two arrows, up and down: there are more to choose from.
struct UpDownArrows: PlatformLook {
    let size: CGSize

    var body: some View {
        let size = size
        ControlArtwork("arrows", width: size.width, height: size.height, isMirrored: false) { canvas in
            let (x, y) = (size.width, size.height)
            let rise = y * 0.3
            canvas.stroke(.line((1, rise + 1), (x / 2, 1), (x - 1, rise + 1)), ForegroundStyle(), width: 1.5)
            canvas.stroke(
                .line((1, y - rise - 1), (x / 2, y - 1), (x - 1, y - rise - 1)), ForegroundStyle(), width: 1.5
            )
        }
    }
}

/// The arrow at the end of a row that leads on.
struct DisclosureArrow: PlatformLook {
    var body: some View {
        ControlArtwork("disclosure", width: 7, height: 12) { canvas in
            canvas.stroke(.line((1, 1), (6, 6), (1, 11)), SchemeColor.ink(0.3).color, width: 2)
        }
    }
}

/// The options around the chosen one, fainter with distance.
private struct Wheel: _PrimitiveView {
    let options: PickerOptions

    static func _resolve(_ view: Wheel, _ inputs: _ResolveInputs) -> _Elements {
        var inner = inputs
        inner.environment.font = .title3
        let (elements, chosen) = view.options.elements(inner)
        let nodes = elements.nodes
        let centre = chosen ?? 0
        let wheel = ZStack {
            RoundedRectangle(cornerRadius: 8).fill(.fill.tertiary).frame(height: 34).padding(.horizontal, 9)
            ForEach(-3..<4) { step in
                if nodes.indices.contains(centre + step) {
                    let distance = CGFloat(abs(step))
                    ResolvedElement(node: nodes[centre + step])
                        .scaleEffect(x: 1, y: 1 - 0.08 * distance * distance)
                        .opacity(step == 0 ? 1 : 0.55 - 0.15 * Double(distance))
                        .offset(y: CGFloat(step) * (34 - 1.5 * distance))
                }
            }
        }
        .frame(idealWidth: 320, maxWidth: .infinity).frame(height: 216).clipped()
        return resolveSlot(wheel, 0, inputs)
    }
}
