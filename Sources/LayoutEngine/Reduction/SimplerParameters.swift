import Foundation

/// Simpler forms of an element's parameters, one change each; the caller tries them and keeps those that are simpler.
struct SimplerParameters {
    typealias Change = (inout ViewDescription) -> Void

    /// Changes for a view that is so on one side at least.
    static func changes(for view: ViewDescription) -> [Change] {
        var changes = kindChanges(view.kind).map { kind -> Change in
            { view in if let simpler = kind(view.kind) { view.kind = simpler } }
        }
        changes += view.settings.map(\.key).map { key -> Change in
            { $0.settings.removeAll { $0.key == key } }
        }
        changes += traitChanges(view.traits)
        if case .recorded(let name) = view.kind {
            changes.append { view in
                guard case .recorded = view.kind, let size = view.answers?.sizes.last else { return }
                view.kind = .fixed(name: name, width: size.width, height: size.height)
                view.answers = nil
            }
        }
        return changes
    }

    private static func traitChanges(_ traits: DescribedTraits) -> [Change] {
        var changes: [Change] = []
        if traits.zIndex != nil { changes.append { $0.traits.zIndex = nil } }
        if traits.span != nil { changes.append { $0.traits.span = nil } }
        if traits.anchor != nil { changes.append { $0.traits.anchor = nil } }
        if traits.columnAlignment != nil { changes.append { $0.traits.columnAlignment = nil } }
        if traits.rowAlignment != nil { changes.append { $0.traits.rowAlignment = nil } }
        if traits.unsizedAxes != nil { changes.append { $0.traits.unsizedAxes = nil } }
        if traits.row != nil { changes.append { ($0.traits.row, $0.traits.rowAlignment) = (nil, nil) } }
        return changes
    }

    typealias KindChange = @Sendable (DescribedKind) -> DescribedKind?

    /// Numbers that stand for a number: fewer digits, rounder.
    private static let simplerNumbers: [@Sendable (CGFloat) -> CGFloat] = [
        { _ in 0 }, { _ in 10 }, { _ in 100 },
        { value in
            // One significant digit.
            var step: CGFloat = 1
            while step * 10 <= value.magnitude, step < 1e7 { step *= 10 }
            return (value / step).rounded() * step
        },
        { ($0 / 10).rounded() * 10 }, { $0.rounded() },
    ]

    /// One number of a kind replaced by simpler ones.
    static func numbers(
        _ get: @escaping @Sendable (DescribedKind) -> CGFloat?,
        _ set: @escaping @Sendable (DescribedKind, CGFloat) -> DescribedKind?
    ) -> [KindChange] {
        simplerNumbers.map { simpler in
            { kind in
                guard let value = get(kind), value.isFinite else { return nil }
                return set(kind, simpler(value))
            }
        }
    }

    private static func kindChanges(_ kind: DescribedKind) -> [KindChange] {
        switch kind {
        case .stack, .zStack, .grid, .lazyStack, .lazyGrid, .scroll, .geometryReader, .viewThatFits:
            containerChanges
        case .frame, .flexibleFrame, .layer: frameChanges
        case .padding, .offset, .position, .fixedSize, .priority, .aspectRatio, .guide: modifierChanges
        case .text: textChanges
        case .fixed, .resizable, .square, .filling, .spacer: leafChanges
        case .layout, .recordedGuide, .effect, .divider, .recorded: []
        }
    }

    // MARK: Containers

    private static let containerChanges: [KindChange] = {
        var changes: [KindChange] = []
        changes += [
            { kind in
                guard case .lazyStack(let axis, let guide, let spacing) = kind else { return nil }
                return .stack(axis: axis, alignment: guide, spacing: spacing)
            },
            { kind in
                switch kind {
                case .lazyGrid(let axis, _, let guide, let spacing):
                    .stack(axis: axis, alignment: guide, spacing: spacing)
                case .grid(let alignment, _, let spacing):
                    .stack(axis: .vertical, alignment: alignment.horizontal, spacing: spacing)
                case .viewThatFits, .geometryReader: .zStack(alignment: .center)
                default: nil
                }
            },
            { kind in
                switch kind {
                case .stack(let axis, let guide, _): .stack(axis: axis, alignment: guide, spacing: nil)
                case .lazyStack(let axis, let guide, _):
                    .lazyStack(axis: axis, alignment: guide, spacing: nil)
                case .lazyGrid(let axis, let items, let guide, _):
                    .lazyGrid(axis: axis, items: items, alignment: guide, spacing: nil)
                case .grid(let alignment, let across, _):
                    .grid(alignment: alignment, horizontalSpacing: across, verticalSpacing: nil)
                case .scroll(let axes, _): .scroll(axes: axes, margins: DescribedInsets(EdgeInsets()))
                default: nil
                }
            },
            { kind in
                switch kind {
                case .stack(let axis, _, let spacing):
                    .stack(axis: axis, alignment: .center(axis.cross), spacing: spacing)
                case .lazyStack(let axis, _, let spacing):
                    .lazyStack(axis: axis, alignment: .center(axis.cross), spacing: spacing)
                case .lazyGrid(let axis, let items, _, let spacing):
                    .lazyGrid(axis: axis, items: items, alignment: .center(axis.cross), spacing: spacing)
                case .grid(_, let across, let down):
                    .grid(alignment: .center, horizontalSpacing: across, verticalSpacing: down)
                case .zStack: .zStack(alignment: .center)
                default: nil
                }
            },
            { kind in
                guard case .grid(let alignment, _, let down) = kind else { return nil }
                return .grid(alignment: alignment, horizontalSpacing: nil, verticalSpacing: down)
            },
            { kind in
                guard case .zStack(var alignment) = kind else { return nil }
                alignment.horizontal = .center(.horizontal)
                return .zStack(alignment: alignment)
            },
            { kind in
                guard case .zStack(var alignment) = kind else { return nil }
                alignment.vertical = .center(.vertical)
                return .zStack(alignment: alignment)
            },
            { kind in
                guard case .lazyGrid(let axis, let items, let guide, let spacing) = kind, items.count > 1
                else {
                    return nil
                }
                return .lazyGrid(axis: axis, items: items.dropLast(), alignment: guide, spacing: spacing)
            },
        ]
        changes += numbers(
            { kind in
                switch kind {
                case .stack(_, _, let spacing), .lazyStack(_, _, let spacing),
                    .lazyGrid(_, _, _, let spacing),
                    .grid(_, _, let spacing):
                    spacing
                default: nil
                }
            },
            { kind, spacing in
                switch kind {
                case .stack(let axis, let guide, _): .stack(axis: axis, alignment: guide, spacing: spacing)
                case .lazyStack(let axis, let guide, _):
                    .lazyStack(axis: axis, alignment: guide, spacing: spacing)
                case .lazyGrid(let axis, let items, let guide, _):
                    .lazyGrid(axis: axis, items: items, alignment: guide, spacing: spacing)
                case .grid(let alignment, let across, _):
                    .grid(alignment: alignment, horizontalSpacing: across, verticalSpacing: spacing)
                default: nil
                }
            })
        changes += numbers(
            { if case .grid(_, let across, _) = $0 { across } else { nil } },
            { kind, spacing in
                guard case .grid(let alignment, _, let down) = kind else { return nil }
                return .grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: down)
            })
        return changes
    }()

    // MARK: Frames and layers

    private static let frameChanges: [KindChange] = {
        var changes: [KindChange] = []
        changes += [
            { kind in
                switch kind {
                case .frame(let width, let height, _):
                    .frame(width: width, height: height, alignment: .center)
                case .flexibleFrame(let width, let height, _):
                    .flexibleFrame(width: width, height: height, alignment: .center)
                case .layer(let isInFront, _): .layer(isInFront: isInFront, alignment: .center)
                default: nil
                }
            },
            { kind in
                guard case .frame(_, let height, let alignment) = kind else { return nil }
                return .frame(width: nil, height: height, alignment: alignment)
            },
            { kind in
                guard case .frame(let width, _, let alignment) = kind else { return nil }
                return .frame(width: width, height: nil, alignment: alignment)
            },
            { aligned($0) { $0.horizontal = .center(.horizontal) } },
            { aligned($0) { $0.vertical = .center(.vertical) } },
        ]
        changes += bounds(\.minimum)
        changes += bounds(\.ideal)
        changes += bounds(\.maximum)
        changes += numbers(
            { if case .frame(let width, _, _) = $0 { width } else { nil } },
            { kind, width in
                guard case .frame(_, let height, let alignment) = kind else { return nil }
                return .frame(width: width, height: height, alignment: alignment)
            })
        changes += numbers(
            { if case .frame(_, let height, _) = $0 { height } else { nil } },
            { kind, height in
                guard case .frame(let width, _, let alignment) = kind else { return nil }
                return .frame(width: width, height: height, alignment: alignment)
            })
        return changes
    }()

    private static func aligned(_ kind: DescribedKind, _ change: (inout DescribedAlignment) -> Void)
        -> DescribedKind?
    {
        switch kind {
        case .frame(let width, let height, var alignment):
            change(&alignment)
            return .frame(width: width, height: height, alignment: alignment)
        case .flexibleFrame(let width, let height, var alignment):
            change(&alignment)
            return .flexibleFrame(width: width, height: height, alignment: alignment)
        case .layer(let isInFront, var alignment):
            change(&alignment)
            return .layer(isInFront: isInFront, alignment: alignment)
        default: return nil
        }
    }

    /// A bound of a flexible frame left out, or simpler, along each axis.
    private static func bounds(_ bound: WritableKeyPath<DescribedLength, CGFloat?> & Sendable) -> [KindChange]
    {
        [DescribedAxis.horizontal, .vertical].flatMap { axis -> [KindChange] in
            @Sendable func get(_ kind: DescribedKind) -> CGFloat? {
                guard case .flexibleFrame(let width, let height, _) = kind else { return nil }
                return axis == .horizontal ? width[keyPath: bound] : height[keyPath: bound]
            }
            @Sendable func set(_ kind: DescribedKind, _ value: CGFloat?) -> DescribedKind? {
                guard case .flexibleFrame(var width, var height, let alignment) = kind else { return nil }
                if axis == .horizontal {
                    width[keyPath: bound] = value
                } else {
                    height[keyPath: bound] = value
                }
                return .flexibleFrame(width: width, height: height, alignment: alignment)
            }
            return [{ get($0) == nil ? nil : set($0, nil) }] + numbers(get, { set($0, $1) })
        }
    }

    // MARK: Other modifiers

    private static let modifierChanges: [KindChange] = {
        var changes: [KindChange] = []
        changes += edge(\.top)
        changes += edge(\.leading)
        changes += edge(\.bottom)
        changes += edge(\.trailing)
        changes += numbers(
            { kind in
                switch kind {
                case .offset(let x, _), .position(let x, _): x
                default: nil
                }
            },
            { kind, x in
                switch kind {
                case .offset(_, let y): .offset(x: x, y: y)
                case .position(_, let y): .position(x: x, y: y)
                default: nil
                }
            })
        changes += numbers(
            { kind in
                switch kind {
                case .offset(_, let y), .position(_, let y): y
                default: nil
                }
            },
            { kind, y in
                switch kind {
                case .offset(let x, _): .offset(x: x, y: y)
                case .position(let x, _): .position(x: x, y: y)
                default: nil
                }
            })
        changes += numbers(
            { if case .guide(_, let value) = $0 { value.constant } else { nil } },
            { kind, constant in
                guard case .guide(let guide, var value) = kind else { return nil }
                value.constant = constant
                return .guide(guide, value)
            })
        changes += [
            {
                if case .fixedSize(true, true) = $0 {
                    .fixedSize(horizontal: true, vertical: false)
                } else {
                    nil
                }
            },
            {
                if case .fixedSize(true, true) = $0 {
                    .fixedSize(horizontal: false, vertical: true)
                } else {
                    nil
                }
            },
            { if case .priority(let value) = $0, value > 0 { .priority(1) } else { nil } },
            { if case .priority(let value) = $0, value < 0 { .priority(-1) } else { nil } },
            { kind in
                guard case .aspectRatio(_, _, let isFill) = kind else { return nil }
                return .aspectRatio(width: nil, height: nil, isFill: isFill)
            },
            { kind in
                guard case .aspectRatio(_?, _, let isFill) = kind else { return nil }
                return .aspectRatio(width: 1, height: 1, isFill: isFill)
            },
            { kind in
                guard case .guide(let guide, var value) = kind else { return nil }
                value.perWidth = 0
                return .guide(guide, value)
            },
            { kind in
                guard case .guide(let guide, var value) = kind else { return nil }
                value.perHeight = 0
                return .guide(guide, value)
            },
        ]
        return changes
    }()

    private static func edge(_ edge: WritableKeyPath<DescribedInsets, CGFloat> & Sendable) -> [KindChange] {
        numbers(
            { if case .padding(let insets) = $0 { insets[keyPath: edge] } else { nil } },
            { kind, length in
                guard case .padding(var insets) = kind else { return nil }
                insets[keyPath: edge] = length
                return .padding(insets)
            })
    }
}

extension DescribedAxis {
    var cross: DescribedAxis { self == .horizontal ? .vertical : .horizontal }
}
