import CPeers
import Foundation
import Raster

/// Drawing beside the peers: shapes and paints, glyphs, shadows, whole frames.
struct RasterBenchmark {
    private let runs: Int
    private let folder: URL
    private let peers: [any PeerRasterizer]

    init(runs: Int) throws {
        self.runs = runs
        // Memory of earlier pictures is used again, as peers draw over their own; fresh pages cost more than
        // much of what is drawn on them.
        peer_keep_memory()
        folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        peers = PeerList.open(folder: folder)
    }

    static let names = ["raster", "glyphs", "shadow", "cards", "exactness", "bands"]

    /// One of ``names``.
    func run(_ name: String) throws {
        switch name {
        case "glyphs":
            try run("Glyphs of Inter, cached and as outlines", [GlyphScenes.upright, GlyphScenes.turned])
        case "shadow":
            try run("Shadows, 640 x 480 px", ShadowScenes.all)
        case "cards":
            try run("A frame of 20 cards, 375 x 2976 pt", CardScenes.all)
            if let book = BenchmarkFonts.book {
                try FramePNGBenchmark.run(runs: runs, folder: folder, rasterizer: Rasterizer(fonts: book))
            }
        case "exactness":
            try ExactnessBenchmark(peers: peers, rasterizer: Rasterizer(fonts: FontBook())).run()
        case "bands":
            guard let book = BenchmarkFonts.book else { return }
            try BandBenchmark.run(runs: runs, rasterizer: Rasterizer(fonts: book))
        default:
            try run("Shapes and paints, 1024 x 1024 px", ShapeScenes.all + PaintScenes.all)
        }
    }

    /// Removes what was handed to the peers.
    func finish() { try? FileManager.default.removeItem(at: folder) }

    private func run(_ title: String, _ scenes: [Scene]) throws {
        guard let book = BenchmarkFonts.book else {
            return print("Not installed: Inter (apt install fonts-inter).")
        }
        try PeerBenchmark(peers: peers, rasterizer: Rasterizer(fonts: book), runs: runs).run(title, scenes)
    }
}
