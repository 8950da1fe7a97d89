import Imaging

/// The picture of differences that pixelmatch draws, byte for byte.
public enum PixelmatchPicture {
    /// Colours and style, as pixelmatch's options name them.
    public struct Style: Hashable, Sendable {
        /// How much of the reference's brightness is left, 0...1.
        public var alpha = 0.1
        /// Pixels that look like anti-aliasing.
        public var antialiasedColor = RGBA8(red: 255, green: 255, blue: 0)
        /// Pixels that differ.
        public var differenceColor = RGBA8(red: 255, green: 0, blue: 0)
        /// Pixels that differ and are darker in the candidate; nil for ``differenceColor``.
        public var darkerColor: RGBA8?
        /// Only what differs, on nothing.
        public var isMask = false

        public init() {}
    }

    /// Draws the reference faded to grey with what differs on it, all opaque; each channel is cut, not
    /// rounded.
    ///
    /// - Parameter metric: A perceptual one; for others it is empty of marks.
    /// - Returns: The pixels that both pictures have.
    public static func draw(
        reference: DecodedImage, candidate: DecodedImage, metric: DifferenceMetric, style: Style = Style()
    ) -> DecodedImage {
        let map = PerceptualPass.map(
            reference: reference, candidate: candidate, metric: metric, ignoring: IgnoredRegions([]))
        let values = eightBits(reference)
        var pixels = [UInt8](repeating: 0, count: map.size.width * map.size.height * 4)
        if !style.isMask {
            for y in 0..<map.size.height {
                for x in 0..<map.size.width {
                    let grey = faded(values, (y * reference.width + x) * 4, metric.formula, style.alpha)
                    set(grey, at: y * map.size.width + x, in: &pixels)
                }
            }
        }
        for entry in map.entries {
            switch entry.finding {
            case .counted: set(style.differenceColor, at: entry.index, in: &pixels)
            case .countedDarker:
                set(style.darkerColor ?? style.differenceColor, at: entry.index, in: &pixels)
            case .antialiased where !style.isMask:
                set(style.antialiasedColor, at: entry.index, in: &pixels)
            case .matching, .antialiased: continue
            }
        }
        return DecodedImage(width: map.size.width, height: map.size.height, samples: .eight(pixels))
    }

    private static func set(_ color: RGBA8, at index: Int, in pixels: inout [UInt8]) {
        pixels[index * 4] = color.red
        pixels[index * 4 + 1] = color.green
        pixels[index * 4 + 2] = color.blue
        pixels[index * 4 + 3] = 255
    }

    private static func eightBits(_ image: DecodedImage) -> [UInt8] {
        switch image.samples {
        case .eight(let values): values
        case .sixteen(let values): values.map { UInt8($0 >> 8) }
        }
    }

    /// Brightness over white; 5.3 multiplies in another order than those after it.
    private static func faded(
        _ values: [UInt8], _ start: Int, _ formula: DifferenceMetric.Formula, _ alpha: Double
    ) -> RGBA8 {
        let luma = Luma.of(Double(values[start]), Double(values[start + 1]), Double(values[start + 2]))
        let opacity = Double(values[start + 3])
        let value =
            formula == .pixelmatch5
            ? 255 + (luma - 255) * (alpha * opacity / 255) : 255 + (luma - 255) * alpha * opacity / 255
        let grey = UInt8(min(255, max(0, value)))
        return RGBA8(red: grey, green: grey, blue: grey)
    }
}
