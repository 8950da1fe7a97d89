import Foundation

/// The rules `subview-not-placed`, `subview-placed-twice` and `invalid-placement`: what a layout did wrong when
/// it called `place`.
enum PlacementCalls {
    /// Reports for the layout of `container`; its children are `nodes`.
    static func inspect(_ recorder: PlacementRecorder, of container: LayoutNode, _ nodes: [LayoutNode]) {
        let graph = container.graph
        for (index, call) in recorder.calls.enumerated() {
            guard let call else {
                graph.report(
                    .warning, .subviewNotPlaced, at: container.path,
                    "never placed its subview \(index) (\(nodes[index].path)); it is centred. Call place(at:) "
                        + "on every subview in placeSubviews.")
                continue
            }
            guard !call.position.x.isFinite || !call.position.y.isFinite else { continue }
            reportInvalid(call.position, index, of: container, nodes)
        }
        if let index = recorder.firstRepeated {
            graph.report(
                .warning, .subviewPlacedTwice, at: container.path,
                "placed its subview \(index) (\(nodes[index].path)) more than once; the last place counts. "
                    + "Call place(at:) once on each subview in placeSubviews.")
        }
    }

    /// Reports a place that isn't finite.
    static func reportInvalid(
        _ position: CGPoint, _ index: Int, of container: LayoutNode, _ nodes: [LayoutNode]
    ) {
        container.graph.report(
            .error, .invalidPlacement, at: container.path,
            "placed its subview \(index) (\(nodes[index].path)) at (\(position.x), "
                + "\(position.y)); the origin of its bounds is used. Check the arithmetic of placeSubviews.")
    }
}
