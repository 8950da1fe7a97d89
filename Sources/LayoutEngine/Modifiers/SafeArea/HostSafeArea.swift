import Foundation

/// What a device's edges and a keyboard cover of the whole picture: the outermost areas of the chain.
///
/// 1. The container's insets are taken off the whole picture.
/// 2. The keyboard lies at the bottom, counted from the picture's edge: of both, the larger counts. Who ignores
///    the keyboard alone reaches to the container's boundary.
struct HostSafeArea {
    private let insets: EdgeInsets
    private let keyboard: CGFloat
    private let direction: LayoutDirection
    private let container: SafeArea
    private let keyboardArea: SafeArea

    /// nil where nothing is covered.
    init?(_ insets: EdgeInsets, keyboard: CGFloat, _ direction: LayoutDirection) {
        guard !insets.isZero || keyboard != 0 else { return nil }
        self.insets = insets
        self.keyboard = keyboard
        self.direction = direction
        container = SafeArea(.container, outer: nil)
        keyboardArea = SafeArea(.keyboard, outer: container)
    }

    var surroundings: Surroundings { Surroundings().inside(keyboardArea) }

    private var bottom: CGFloat { max(insets.bottom, keyboard) }
    private var across: CGFloat { insets.leading + insets.trailing }
    private var down: CGFloat { insets.top + bottom }

    /// What is left of a proposal to the whole picture.
    func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - across, 0) },
            height: proposal.height.map { max($0 - down, 0) })
    }

    /// The picture's size: as proposed; where nothing is proposed, content and insets.
    func whole(_ proposal: ProposedViewSize, content: CGSize) -> CGSize {
        func length(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            proposed.flatMap { $0.isFinite ? max($0, 0) : nil } ?? own
        }
        return CGSize(
            width: length(proposal.width, content.width + across),
            height: length(proposal.height, content.height + down))
    }

    /// Sets the areas for a picture of a size; returns the part that nothing covers.
    func place(in size: CGSize) -> CGRect {
        // 1.
        container.bounds = CGRect(origin: .zero, size: size)
        container.safe = container.bounds.inset(by: insets, direction)
        // 2.
        keyboardArea.bounds = container.safe
        keyboardArea.safe = container.safe.inset(
            by: EdgeInsets(top: 0, leading: 0, bottom: bottom - insets.bottom, trailing: 0), direction)
        return keyboardArea.safe
    }
}
