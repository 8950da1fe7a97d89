import Foundation

extension View {
    /// A frame of the given size; nil keeps the child's on that axis. Negative, NaN and infinite lengths are
    /// reported and count as nil.
    @inlinable public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    )
        -> some View
    {
        modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    /// A frame that does nothing.
    @available(*, deprecated, message: "Give frame(width:height:alignment:) at least one argument.")
    public func frame() -> some View {
        frame(width: nil, height: nil)
    }

    /// A frame that is flexible between its bounds; nil bounds are the child's. A bound below the one before
    /// it (min, ideal, max) is reported and raised to it.
    @inlinable public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                width: FlexibleLength(minWidth, idealWidth, maxWidth),
                height: FlexibleLength(minHeight, idealHeight, maxHeight), alignment: alignment))
    }
}

/// frame(width:height:).
@usableFromInline
struct FixedFrameModifier: UnaryModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @inlinable var sharesPlace: Bool { true }

    @usableFromInline func node(around child: LayoutNode, _ inputs: _ResolveInputs) -> LayoutNode {
        FixedFrameNode(child, inputs, width: width, height: height, alignment: alignment)
    }
}

/// frame(minWidth:...:maxHeight:).
@usableFromInline
struct FlexibleFrameModifier: UnaryModifier {
    let width: FlexibleLength
    let height: FlexibleLength
    let alignment: Alignment

    @usableFromInline init(width: FlexibleLength, height: FlexibleLength, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @inlinable var sharesPlace: Bool { true }

    @usableFromInline func node(around child: LayoutNode, _ inputs: _ResolveInputs) -> LayoutNode {
        FlexibleFrameNode(child, inputs, width: width, height: height, alignment: alignment)
    }
}

/// What both frames do: align one child by explicit-or-default guides, and stand for themselves (spacing and
/// priority of the child are hidden).
class AlignedFrameNode: UnaryNode {
    let alignment: Alignment

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, label: String, alignment: Alignment) {
        self.alignment = alignment
        super.init(child, inputs, label: label)
    }

    /// The axes whose length the frame gives by itself, where nothing is proposed.
    var givenAxes: Axis.Set { [] }

    /// What the child is offered in a frame of `size` that answers `proposal`.
    func childProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    override func childPlacement(size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = childProposal(size: size, proposal: proposal)
        let dimensions = child.dimensions(inner)
        let own = ViewDimensions(node: nil, proposal: proposal, size: size)
        return (Self.origin(of: dimensions, in: own, alignment), inner)
    }

    /// The top left corner that brings the guides of `dimensions` onto those of `outer`.
    static func origin(of dimensions: ViewDimensions, in outer: ViewDimensions, _ alignment: Alignment)
        -> CGPoint
    {
        func offset(_ key: AlignmentKey) -> CGFloat {
            let value = outer[key] - dimensions[key]
            return value.isFinite ? value : 0
        }
        return CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key))
    }

    override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    override func computePriority() -> Double { 0 }
}

/// frame(width:height:): child proposal and size are the given lengths, or what they were.
final class FixedFrameNode: AlignedFrameNode {
    let width: CGFloat?
    let height: CGFloat?

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, width: CGFloat?, height: CGFloat?,
        alignment: Alignment
    ) {
        func valid(_ length: CGFloat?) -> CGFloat? {
            guard let length, !length.isFinite || length < 0 else { return length }
            inputs.graph.report(
                .warning, at: child.path,
                "frame(width:height:) got \(length.decimalText); it is ignored. Use a finite length of 0 or more, "
                    + "or frame(maxWidth: .infinity) to fill.")
            return nil
        }
        self.width = valid(width)
        self.height = valid(height)
        super.init(child, inputs, label: "frame", alignment: alignment)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(childProposal(size: .zero, proposal: proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override var givenAxes: Axis.Set {
        Axis.Set(width == nil ? [] : [.horizontal]).union(height == nil ? [] : [.vertical])
    }

    override func childProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// The bounds of a flexible frame along one axis.
@usableFromInline
struct FlexibleLength {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// Raises each bound to the one before it: min >= 0, ideal >= min, max >= ideal and min.
    @usableFromInline init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
        self.minimum = minimum.map { $0 > 0 ? $0 : 0 }
        self.ideal = ideal.map { max($0, self.minimum ?? $0) }
        self.maximum = maximum.map { max($0, self.ideal ?? self.minimum ?? $0, self.minimum ?? $0) }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    func clamp(_ value: CGFloat) -> CGFloat {
        min(max(value, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// What the child is offered.
    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
        (proposal ?? ideal).map(clamp)
    }

    /// Whether the child's length counts.
    func asksChild(_ proposal: CGFloat?) -> Bool {
        proposal == nil ? ideal == nil : minimum == nil || maximum == nil
    }

    /// The frame's length around a child of `own` length, which counts only where ``asksChild(_:)`` says so.
    ///
    /// Source: reverse-engineered and fuzz-tested against SwiftUI; a missing bound is replaced by the child's
    /// length, then the proposal is clamped.
    func length(_ proposal: CGFloat?, child own: CGFloat) -> CGFloat {
        let offer = childProposal(proposal)
        if let proposal, let minimum, let maximum { return min(max(proposal, minimum), maximum) }
        if proposal == nil, ideal != nil, let offer { return offer }
        switch (minimum, maximum) {
        case (_?, _?): return clamp(own)
        case (let minimum?, nil): return max(min(offer ?? .infinity, own), minimum)
        case (nil, let maximum?): return min(max(offer ?? -.infinity, own), maximum)
        case (nil, nil): return own
        }
    }
}

/// frame(minWidth:...:maxHeight:).
final class FlexibleFrameNode: AlignedFrameNode {
    let width: FlexibleLength
    let height: FlexibleLength

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, width: FlexibleLength, height: FlexibleLength,
        alignment: Alignment
    ) {
        self.width = width
        self.height = height
        super.init(child, inputs, label: "frame", alignment: alignment)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let inner = ProposedViewSize(
            width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
        let isAsked = width.asksChild(proposal.width) || height.asksChild(proposal.height)
        let own = isAsked ? child.size(inner) : .zero
        return CGSize(
            width: width.length(proposal.width, child: own.width),
            height: height.length(proposal.height, child: own.height))
    }

    /// A maximum alone gives none: the child's length stays.
    override var givenAxes: Axis.Set {
        Axis.Set(width.ideal == nil && width.minimum == nil ? [] : [.horizontal])
            .union(height.ideal == nil && height.minimum == nil ? [] : [.vertical])
    }

    /// The frame's own size; nil where nothing was proposed, there is no ideal, and the size lies strictly
    /// between the bounds.
    override func childProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
        func inner(_ length: FlexibleLength, _ size: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
            let isFree =
                proposal == nil && length.ideal == nil && (length.minimum ?? -.infinity) < size
                && size < (length.maximum ?? .infinity)
            return isFree ? nil : size
        }
        return ProposedViewSize(
            width: inner(width, size.width, proposal.width),
            height: inner(height, size.height, proposal.height))
    }
}
