import Drawing
import Foundation
import Imaging
import LayoutEngine
import Raster

/// Keeps a view alive: lays it out, uses its controls as a person would, and renders what came of it.
///
///     let host = ViewHost(Counter(), width: 320)
///     try host.tap("Add")
///     #expect(host.layoutDescription.contains("Text \"1\""))
///
/// State belongs to the places of the tree and is kept from one update to the next. Everything happens when it is
/// asked for and is over when the call returns: there is no run loop and no clock. Time is a value that
/// ``advance(by:)`` moves.
///
/// Where ``ImageRenderer`` makes one picture of a view, a host makes as many as are wanted of what becomes of it.
@MainActor
public final class ViewHost<Root: View> {
    /// The proposal to the view, in points; nil asks for the ideal length. A change updates the tree.
    public var proposal: ProposedViewSize { didSet { update() } }
    /// What the view's environment starts with: colour scheme, direction, type size. Scale and platform are the host's
    /// own. A change updates the tree.
    public var environment: EnvironmentValues { didSet { update() } }
    /// Pixels a point; must be finite and greater than 0. A change updates the tree.
    public var scale: CGFloat { didSet { update() } }
    /// The platform and release to imitate. A change updates the tree.
    public var platform: PlatformProfile { didSet { update() } }
    /// What a device's edges cover, as ``ImageRenderer/safeAreaInsets``. A change updates the tree.
    public var safeAreaInsets = EdgeInsets() { didSet { update() } }
    /// What a keyboard covers, as ``ImageRenderer/keyboardInset``. A change updates the tree.
    public var keyboardInset: CGFloat = 0 { didSet { update() } }
    /// The sizes of the view that are worked out after each update: ``sizes``. None at first. A change works them out.
    public var sizingOptions: HostingSizingOptions = [] {
        didSet { sizes = currentSizes }
    }
    /// What ``sizingOptions`` asks for, as of the last update.
    public internal(set) var sizes = HostingSizes()
    /// Called after an update that changed ``sizes``, once: what contains the host would lay itself out again. Not for the
    /// first ones of options that were just set.
    public var onSizeInvalidation: (@MainActor (HostingSizes) -> Void)?
    /// How far the host's time has moved; see ``advance(by:)``.
    public private(set) var elapsed = Duration.zero
    /// The size that the view chose, in points; with safe-area insets the picture's.
    public private(set) var size = CGSize.zero

    let fonts: FontBook
    let host: LayoutHost<Root>
    private(set) lazy var session = host.controlSession { [unowned self] in update() }

    /// Lays the view out and runs what that starts: `onAppear` has run when this returns.
    ///
    /// - Parameters:
    ///   - proposal: In points; nil asks for the ideal length.
    ///   - environment: What the view's environment starts with.
    ///   - scale: Pixels a point; must be finite and greater than 0.
    ///   - platform: The platform and release to imitate.
    ///   - fonts: Where fonts come from.
    ///   - recordsHistory: Whether ``history`` begins with the first update: the one that makes the view.
    public init(
        _ root: Root, proposal: ProposedViewSize = .unspecified,
        environment: EnvironmentValues = EnvironmentValues(), scale: CGFloat = 1,
        platform: PlatformProfile = .iOS26, fonts: FontBook = .standard, recordsHistory: Bool = false
    ) {
        self.proposal = proposal
        self.environment = environment
        self.scale = scale
        self.platform = platform
        self.fonts = fonts
        host = LayoutHost(root, shaper: fonts, images: ImageFiles(fonts: fonts), isLive: true)
        host.recordsHistory = recordsHistory
        _ = session
        LivingHosts.add(self)
        update()
    }

    /// As above, at a fixed width and open height, or a fixed height too.
    public convenience init(
        _ root: Root, width: CGFloat, height: CGFloat? = nil,
        environment: EnvironmentValues = EnvironmentValues(), scale: CGFloat = 1,
        platform: PlatformProfile = .iOS26, fonts: FontBook = .standard, recordsHistory: Bool = false
    ) {
        self.init(
            root, proposal: ProposedViewSize(width: width, height: height), environment: environment,
            scale: scale, platform: platform, fonts: fonts, recordsHistory: recordsHistory)
    }

    /// The view as it was given last.
    public var root: Root { host.content }

    // MARK: Updates

    /// Gives the host another value of the view: places that stay keep their state.
    public func update(_ root: Root) {
        host.content = root
        update()
    }

    /// Brings the tree up to date after a change from outside: of an `@Observable` object, or of what a binding reads.
    ///
    /// Passes follow one another until nothing changes. When that doesn't end, a diagnostic of the rule
    /// `not-settling` says how many there were and names the view.
    ///
    /// Called by the view itself, in a body or an action that an update runs, it has the update that is under way see to it.
    public func update() {
        var values = environment
        values.displayScale = scale
        values.platformProfile = platform
        values.elapsedTime = Self.seconds(elapsed)
        host.environment = values
        host.safeAreaInsets = safeAreaInsets
        host.keyboardInset = keyboardInset
        let isInside = host.isLayingOut
        size = host.layout(proposal)
        guard !isInside else { return }
        noteSizes()
        HostLedger.current?.note(host.diagnostics, in: rootName)
    }

    /// Moves the host's time on, and brings the tree up to date: a `TimelineView` shows the last date of its schedule
    /// until then. What it would have shown in between isn't shown. Negative durations count as zero.
    ///
    /// Time begins at the environment's ``EnvironmentValues/pictureDate``.
    public func advance(by duration: Duration) {
        let span = max(duration, .zero)
        elapsed += span
        host.passTime(Self.seconds(span))
        update()
    }

    private static func seconds(_ duration: Duration) -> TimeInterval {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    /// The moment that the host has reached.
    public var date: Date { environment.pictureDate.addingTimeInterval(host.environment.elapsedTime) }

    /// Lets tasks that are ready run, and brings the tree up to date, until neither changes any more; after 16 rounds
    /// it is given up, and a diagnostic of the rule `not-settling` says what was still set, and by which views' tasks.
    ///
    /// Nothing waits for a clock: a task that sleeps, or waits for something from outside, isn't waited for. What tasks of views
    /// compute on other threads is, at most ten seconds.
    public func settle() async {
        for _ in 0..<Self.settleLimit {
            let before = displayList
            update()
            let isBusy = await host.runTasks()
            update()
            if !isBusy, displayList == before { return }
        }
        host.reportUnsettled(rounds: Self.settleLimit)
    }

    /// How often tasks may change the tree before it counts as not settling.
    private static var settleLimit: Int { 16 }

    // MARK: Results

    /// What the view draws now, with how it came about.
    ///
    /// - Throws: ``RenderError``: an infinite size, a missing font or image.
    public func rendering() throws -> Rendering {
        try host.rendering(scale: scale, background: nil, platform: platform, fonts: fonts)
    }

    /// The view as pixels, premultiplied RGBA8, top row first.
    ///
    /// - Throws: ``RenderError``, or the rasterizer's error for a size that can't be drawn.
    public func render() throws -> Bitmap {
        try rendering().bitmap()
    }

    /// The view as a PNG file; the same bytes on every machine.
    ///
    /// - Throws: As ``render()``.
    public func pngData() throws -> Data {
        try rendering().pngData()
    }

    /// What the view draws now, in points, snapped to pixels of ``scale``.
    public var displayList: DisplayList { host.displayList(scale: scale) }

    /// One line for each element: indentation by depth, name, frame in points of the picture.
    public var layoutDescription: String { host.layoutDescription }

    /// What was wrong or surprising, with paths and cures: in the layout as it is now, and then in how the view was updated
    /// since the host was made.
    public var diagnostics: [LayoutDiagnostic] { host.diagnostics }

    /// What was missing or broken in the last update: fonts, images.
    public var errors: [any Error] { host.errors }
}
