import Drawing
import Imaging
import Raster
import Testing

@testable import LayoutEngine

/// Trees that are edited at random, in pixels: what is drawn of a tree that lives, by a rasterizer that has drawn its
/// earlier states, is what another draws of a tree made anew.
///
/// That frames and display lists are the same at every step is the layout engine's own test; here it is every tenth.
@MainActor
@Suite struct RandomEditPixelTests {
    @Test(arguments: 100..<110) func anUpdatedTreeIsDrawnAsAFreshOne(seed: Int) throws {
        let fonts = FontBook(explicitFolders: [], systemFolders: [])
        var script = EditScript(seed: UInt64(seed), shaper: fonts)
        let rasterizer = Rasterizer(fonts: fonts)
        for step in 0..<100 {
            let edit = script.edit()
            let difference = script.difference()
            try #require(difference == nil, "seed \(seed), step \(step), \(edit): \(difference ?? "")")
            guard step % 10 == 9, let host = script.host else { continue }
            let kept = try rasterizer.bitmap(of: host.displayList(scale: 2))
            let other = FontBook(explicitFolders: [], systemFolders: [])
            let made = try Rasterizer(fonts: other).bitmap(of: script.fresh().displayList(scale: 2))
            #expect(kept.size == made.size, "seed \(seed), step \(step), \(edit)")
            #expect(kept.pixels == made.pixels, "seed \(seed), step \(step), \(edit)")
        }
        #expect(script.end() == 0, "seed \(seed): states outlive the host")
    }
}
