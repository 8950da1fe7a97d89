import Foundation

extension View {
    /// A frame as long, along `axes`, as the container: the nearest scroll view's room inside its margins and
    /// safe areas, or what the root is proposed. Stacks and frames are no containers.
    ///
    /// Along an axis on which the container is open it does nothing, and that is reported.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame of `span` of `count` equal parts of the container with gaps of `spacing` points between them.
    ///
    /// Source: the formula of Apple's documentation, ((length - spacing (count - 1)) / count) span + (span - 1)
    /// spacing. A count below 1 is 1.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let parts = CGFloat(max(count, 1))
            let part = (length - spacing * (parts - 1)) / parts
            return part * CGFloat(span) + CGFloat(span - 1) * spacing
        }
    }

    /// A frame of the length that `length` makes of the container's, axis by axis; below 0 it is 0.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
    ) -> some View {
        modifier(
            NodeModifier { child, inputs in
                ContainerRelativeFrameNode(child, inputs, axes: axes, alignment: alignment, length: length)
            })
    }
}

/// A frame whose lengths are made of the container's, whenever these change.
final class ContainerRelativeFrameNode: AlignedFrameNode {
    private let axes: Axis.Set
    private let length: (CGFloat, Axis) -> CGFloat
    private let reader: LayoutReader

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, axes: Axis.Set, alignment: Alignment,
        length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.length = length
        reader = LayoutReader(inputs)
        super.init(child, inputs, label: "frame", alignment: alignment)
        surroundings.container.hasDependents = true
    }

    /// nil where the axis isn't concerned, or the container is open.
    func given(_ axis: Axis) -> CGFloat? {
        guard axes.contains(Axis.Set(axis)) else { return nil }
        guard let room = surroundings.container.size[axis], room.isFinite else {
            graph.report(
                .warning, .noIdealSize, at: path,
                "containerRelativeFrame(.\(axis)) has no container to refer to: it is open along that axis, so the "
                    + "frame does nothing there. Give the picture, or the scroll view, a finite \(axis == .vertical ? "height" : "width")."
            )
            return nil
        }
        let length = reader.observing(.answers, for: self) { self.length(room, axis) }
        return length.isFinite ? max(length, 0) : nil
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(childProposal(size: .zero, proposal: proposal))
        return CGSize(
            width: given(.horizontal) ?? size.width, height: given(.vertical) ?? size.height)
    }

    override func childProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: given(.horizontal) ?? proposal.width, height: given(.vertical) ?? proposal.height)
    }
}
