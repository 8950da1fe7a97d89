import Drawing
import Foundation
import ImageFormats
import Imaging

/// PNG, JPEG and WebP files.
struct ImageTarget: Target {
    static let name = "image"

    var seeds: [[UInt8]] {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Tests/ImageFormatsTests/Fixtures").path
        return Self.files(fixtures, [".png", ".jpg", ".webp"])
            + SceneCatalog.portable.prefix(60).compactMap { scene in
                guard let bitmap = try? scene.bitmap(),
                    let png = try? PNGEncoder().encode(bitmap, text: [TextChunk(keyword: "k", text: "é中")])
                else { return nil }
                return [UInt8](png)
            }
    }

    func use(_ input: [UInt8]) {
        _ = try? ImageDecoder(pixelLimit: 1 << 22).decode(Data(input), name: "fuzz")
        guard let image = try? PNGDecoder(pixelLimit: 1 << 22).decode(input, name: "fuzz") else { return }
        _ = try? image.convertedToSRGB()
        for effort in [PNGEncoder.Effort.small, .fast] {
            guard let bytes = try? PNGEncoder(effort: effort).encode(image) else { continue }
            let again = try? PNGDecoder().decode(bytes, name: "again")
            precondition(again?.samples == image.samples, "a picture that was read isn't what was written")
        }
    }
}
