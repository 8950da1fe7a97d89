import PixelUI

/// The profile card's way to a PNG file at 375 x 250 points and scale 2, stage by stage.
@MainActor
struct CardStages {
    nonisolated static let names = ["view, layout, display list", "bitmap", "PNG, small", "view to PNG"]

    /// A renderer that has seen no view yet; fonts are those of the process.
    static func renderer() -> ImageRenderer<some View> {
        let renderer = ImageRenderer(
            content: ProfileCard(name: "Maya Lindqvist", role: "Product designer, Malmö", initials: "ML")
                .padding(20)
                .frame(width: 375, height: 250)
                .background(Color(.systemGroupedBackground)))
        renderer.scale = 2
        return renderer
    }

    /// Milliseconds of each stage, in the order of ``names``; the last is their sum.
    static func times() throws -> [Double] {
        var (rendering, bitmap): (Rendering?, Bitmap?)
        var times = [
            try ResultTable.milliseconds { rendering = try renderer().rendering() },
            try ResultTable.milliseconds { bitmap = try rendering?.bitmap() },
            try ResultTable.milliseconds { _ = try bitmap.map { try PNGEncoder().encode($0) } },
        ]
        times.append(times.reduce(0, +))
        return times
    }
}
