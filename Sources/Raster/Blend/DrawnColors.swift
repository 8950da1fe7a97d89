import Drawing

/// The translucent colours that a picture is drawn in, as they were before they were stored in 8 bits.
///
/// Colour dodge and burn divide by the source, and magnify what a backdrop lost by rounding: a pixel that is one of
/// these colours is taken as exact. All of the list counts, so that bands of a picture see the same.
struct DrawnColors {
    private var exact: [PremultipliedPixel: BlendFormula.Color] = [:]

    init() {}

    /// Empty where no blend mode of the list divides. Of two colours that are stored alike the first counts.
    init(_ list: DisplayList) {
        guard list.items.contains(where: \.blendsByDividing) else { return }
        add(list.items)
    }

    func color(of pixel: PremultipliedPixel) -> BlendFormula.Color? {
        exact.isEmpty ? nil : exact[pixel]
    }

    private mutating func add(_ items: [DisplayItem]) {
        for item in items {
            switch item.content {
            case .fill(_, _, .solid(let color)), .stroke(_, _, .solid(let color), _),
                .glyphs(_, _, .solid(let color)):
                let solid = SolidColor(color)
                if solid.exact.alpha > 0, solid.exact.alpha < 1, exact[solid.pixel] == nil {
                    exact[solid.pixel] = solid.exact
                }
            case .group(_, let items): add(items)
            default: break
            }
        }
    }
}

extension DisplayItem {
    fileprivate var blendsByDividing: Bool {
        guard case .group(let effects, let items) = content else { return false }
        return items.contains(where: \.blendsByDividing)
            || effects.contains { effect in
                if case .blend(let mode) = effect { mode.divides } else { false }
            }
    }
}

extension BlendMode {
    /// The result is a quotient by the source.
    var divides: Bool { self == .colorDodge || self == .colorBurn }
}
