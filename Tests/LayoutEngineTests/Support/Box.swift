import Drawing
import Foundation

@testable import LayoutEngine

/// A leaf of tests: answers a closure's size and notes every question.
struct Box: Layout {
    final class Log {
        var proposals: [ProposedViewSize] = []
    }

    var log = Log()
    let size: (ProposedViewSize) -> CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = { _ in CGSize(width: width, height: height) }
    }

    init(log: Log = Log(), _ size: @escaping (ProposedViewSize) -> CGSize) {
        self.log = log
        self.size = size
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        log.proposals.append(proposal)
        return size(proposal)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}

    /// The box as a view; `name` is its line in the dump.
    @MainActor
    func view(_ name: String = "Box") -> some View {
        _LayoutContainer(layout: self, content: EmptyView(), name: name)
    }
}

/// A host for tests that use neither fonts nor images.
@MainActor
func host<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) -> LayoutHost<V> {
    LayoutHost(view, environment: environment, shaper: NoFonts(), images: NoImages())
}

/// Lays out and returns the dump.
@MainActor
func dump(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> String {
    let host = host(view)
    host.layout(ProposedViewSize(width: width, height: height))
    return host.layoutDescription
}

struct NoFonts: TextShaper {
    private var missing: FontError { .missing(family: "none", searched: []) }

    func metrics(of font: FontDescription) throws(FontError) -> FontMetrics { throw missing }
    func face(for font: FontDescription) throws(FontError) -> FontFace { throw missing }
    func shape(_ runs: [TextRun], direction: TextDirection) throws(FontError) -> ShapedText { throw missing }
    func line(_ text: ShapedText, clusters: Range<Int>) throws(FontError) -> ShapedLine { throw missing }
}

struct NoImages: ImageLoader {
    struct Missing: Error {}

    func image(from data: Data, name: String) throws -> CGImage { throw Missing() }
    func image(atPath path: String) throws -> CGImage { throw Missing() }
}
