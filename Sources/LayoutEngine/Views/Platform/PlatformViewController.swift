import Drawing
import Foundation

/// Has a ``PlatformView``: what a subclass of `UIViewController` or `NSViewController` becomes here.
///
/// Its view is made when it is asked for first. There is no hierarchy of controllers.
@MainActor
open class PlatformViewController {
    private var loaded: PlatformView? {
        didSet {
            if oldValue !== loaded { oldValue?.controller = nil }
            loaded?.controller = self
        }
    }
    private var isLoading = false

    public init() {}

    /// The controller's view; asking for it makes it.
    public final var view: PlatformView {
        get {
            if let loaded { return loaded }
            // A loadView() that asks for the view gets a plain one.
            if !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            let view = loaded ?? PlatformView()
            loaded = view
            if !isLoading { viewDidLoad() }
            return view
        }
        set { loaded = newValue }
    }

    /// Whether the view is made.
    public final var isViewLoaded: Bool { loaded != nil }

    /// Makes the view and sets ``view``: a plain one, unless overridden.
    open func loadView() {
        view = PlatformView()
    }

    /// Called once, when the view is made.
    open func viewDidLoad() {}

    /// The size in points that the view takes without an offer, along axes where it has no intrinsic length. Lengths that
    /// are negative or not finite count as 0.
    public final var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { loaded?.owner?.sizeChanged() } }
    }

    /// Called before the view lays its subviews out at another size.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid its subviews out at another size.
    open func viewDidLayoutSubviews() {}
}
