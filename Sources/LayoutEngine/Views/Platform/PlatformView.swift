import Drawing
import Foundation

/// Content that is drawn by its own code: what a subclass of `UIView` or `NSView` becomes here.
///
/// It is an object with a life of its own, shown by a ``PlatformViewRepresentable``. It has an intrinsic size and
/// priorities to keep it, draws into a ``GraphicsContext``, and may have subviews that it lays out itself. There are no
/// constraints, layers, events or animations.
///
/// x grows rightwards in both layout directions, as in UIKit: a view that mirrors does so itself.
@MainActor
open class PlatformView {
    /// Says that an axis of ``intrinsicContentSize`` has no length.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    weak var owner: (any PlatformViewOwner)?
    weak var controller: PlatformViewController?
    public internal(set) weak var superview: PlatformView?
    /// From the back to the front.
    public internal(set) final var subviews: [PlatformView] = []
    private var needsLayout = true
    private var hugging = AxisPriorities(.defaultLow)
    private var compressionResistance = AxisPriorities(.defaultHigh)

    public init(frame: CGRect = .zero) {
        self.frame = frame
    }

    // MARK: Size

    /// The size that the content has by nature, in points; ``noIntrinsicMetric`` along an axis without one.
    ///
    /// A view that answers another size than before calls ``invalidateIntrinsicContentSize()``. Lengths that are NaN,
    /// infinite or otherwise negative are a diagnostic, and count as none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Has the layout ask again how large the view is: in a tree that is kept, with its next update. `updateView` isn't
    /// called for it.
    ///
    /// While the view is being laid out it counts only where ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() {
        owner?.sizeChanged()
    }

    /// The size that suits an offer, for code that asks: layout itself doesn't. The view's own size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits its own.
    public func sizeToFit() {
        frame.size = sizeThatFits(bounds.size)
    }

    /// How strongly it keeps from growing beyond its intrinsic size; 250 unless set.
    public func contentHuggingPriority(for axis: Axis) -> LayoutPriority { hugging[axis] }

    public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        guard hugging[axis] != priority else { return }
        hugging[axis] = priority
        owner?.sizeChanged()
    }

    /// How strongly it keeps from shrinking below its intrinsic size; 750 unless set.
    public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        compressionResistance[axis]
    }

    public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        guard compressionResistance[axis] != priority else { return }
        compressionResistance[axis] = priority
        owner?.sizeChanged()
    }

    /// The first line's baseline in a view of a size, in points from its top: the top, unless overridden.
    open func firstBaseline(in size: CGSize) -> CGFloat { 0 }

    /// The last line's baseline in a view of a size, in points from its top: the bottom, unless overridden.
    open func lastBaseline(in size: CGSize) -> CGFloat { size.height }

    /// The size of a text in the environment of the place where the view is shown, for an offer in points. Zero where it
    /// isn't shown.
    public func measure(_ text: Text, in proposal: ProposedViewSize = .unspecified) -> CGSize {
        (topmost.owner?.measure(text, proposal)) ?? .zero
    }

    // MARK: Place

    /// Where it is: in points of the picture for a view that is shown by a representable, which layout places; of its
    /// superview else.
    public var frame: CGRect {
        didSet { if frame.size != oldValue.size { needsLayout = true } }
    }

    /// Its rectangle in its own coordinates, which start at its top left corner. Setting it sets the frame's size.
    public var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// What bars and a device's edges cover of the view, by physical side: nothing of a view that lies inside of the safe
    /// area. Set when it is placed; zero for subviews.
    public internal(set) var safeAreaInsets = EdgeInsets()

    /// Has ``layoutSubviews()`` called before the view is drawn.
    public func setNeedsLayout() { needsLayout = true }

    /// Calls ``layoutSubviews()`` where the size has changed or it was asked for, and then for the subviews.
    public func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Called when the view has got another size, and before it is drawn for the first time: the place to set the frames of
    /// subviews, and whatever else depends on ``bounds``. Does nothing unless overridden.
    open func layoutSubviews() {}

    // MARK: Drawing

    /// Draws the content, in points from the top left corner; nothing outside of the view is drawn. Below the subviews. Does
    /// nothing unless overridden.
    ///
    /// - Parameter size: That of ``bounds``.
    open func draw(in context: inout GraphicsContext, size: CGSize) {}

    /// Says that the view draws something else from now on. Pictures are drawn when they are asked for, so that nothing
    /// has to be done.
    open func setNeedsDisplay() {}

    /// Fills the view behind what it draws.
    public var backgroundColor: Color?
    /// Of the view with its subviews; 0...1.
    public var alpha: CGFloat = 1
    /// Neither drawn nor used; its size counts.
    public var isHidden = false
    /// Whether subviews are cut off at its edges.
    public var clipsToBounds = false

    // MARK: Use

    /// What can be done with the view by someone who names it; nothing unless set or overridden.
    open var actions: PlatformViewActions {
        get { ownActions }
        set { ownActions = newValue }
    }
    private var ownActions = PlatformViewActions()

    /// What it is called.
    public var accessibilityLabel: String?
    /// What tests call it.
    public var accessibilityIdentifier: String?
}

/// Who shows a platform view.
@MainActor
protocol PlatformViewOwner: AnyObject {
    /// Something that its size depends on has changed.
    func sizeChanged()
    func measure(_ text: Text, _ proposal: ProposedViewSize) -> CGSize
}
