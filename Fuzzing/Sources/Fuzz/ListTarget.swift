import Drawing
import Foundation
import Raster

/// Display lists as JSON, with changed numbers, names and structure.
struct ListTarget: Target {
    static let name = "list"

    var seeds: [[UInt8]] {
        SceneCatalog.portable.compactMap { scene in
            guard let list = try? scene.list(), let json = try? JSONEncoder().encode(list) else { return nil }
            return json.count < 20_000 ? [UInt8](json) : nil
        }
    }

    func use(_ input: [UInt8]) {
        guard let list = try? JSONDecoder().decode(DisplayList.self, from: Data(input)) else { return }
        _ = list.dump()
        let rasterizer = Rasterizer(fonts: .boxOnly, pixelLimit: 200_000)
        _ = try? rasterizer.bitmap(of: list)
        _ = try? rasterizer.bitmap(of: list, scale: 0.7, background: .white)
    }
}
