import Drawing
import Foundation

extension PlatformView {
    // MARK: Hierarchy

    /// Puts a view in front of the other subviews, out of the one that it is in. A view around this one, or itself, isn't
    /// taken.
    public func addSubview(_ view: PlatformView) {
        insertSubview(view, at: subviews.count)
    }

    /// Puts a view at a place among the subviews; beyond them, at the nearest one.
    public func insertSubview(_ view: PlatformView, at index: Int) {
        guard !isInside(view) else { return }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        setNeedsLayout()
    }

    /// Takes the view out of the one that it is in.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview?.setNeedsLayout()
        superview = nil
    }

    private func isInside(_ view: PlatformView) -> Bool {
        var current: PlatformView? = self
        while let one = current {
            if one === view { return true }
            current = one.superview
        }
        return false
    }

    /// The view that is shown by a representable, where this is one of its subviews; else itself.
    var topmost: PlatformView {
        var current = self
        while let outer = current.superview { current = outer }
        return current
    }

    // MARK: Drawing

    /// Whether it draws anything.
    var isVisible: Bool { !isHidden && alpha > 0 }

    /// The background, and what the view draws itself.
    func drawContent(in context: inout GraphicsContext) {
        if let backgroundColor {
            context.fill(Path(bounds), with: .color(backgroundColor))
        }
        draw(in: &context, size: bounds.size)
    }

    /// The subviews from the back to the front, each at its place, cut off at its own edges.
    func drawSubviews(in context: GraphicsContext) {
        for view in subviews where view.isVisible {
            var inner = context
            inner.translateBy(x: view.frame.minX, y: view.frame.minY)
            guard view.alpha < 1 else {
                view.drawAll(in: inner)
                continue
            }
            inner.opacity *= view.alpha
            inner.drawLayer { view.drawAll(in: $0) }
        }
    }

    private func drawAll(in context: GraphicsContext) {
        guard frame.width.isFinite, frame.height.isFinite else { return }
        var own = context
        own.clip(to: Path(bounds))
        let cut = own
        drawContent(in: &own)
        drawSubviews(in: clipsToBounds ? cut : context)
    }
}
