import Drawing

extension CGImage {
    /// The pixels as they are to be seen.
    func turned(_ orientation: Image.Orientation) -> CGImage {
        guard orientation != .up else { return self }
        let isSideways = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        let (w, h) = isSideways ? (height, width) : (width, height)
        var result = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<h {
            for x in 0..<w {
                let (sx, sy) = source(x, y, orientation)
                let (from, to) = ((sy * width + sx) * 4, (y * w + x) * 4)
                for channel in 0..<4 { result[to + channel] = pixels[from + channel] }
            }
        }
        return CGImage(width: w, height: h, premultipliedRGBA: result)
    }

    /// Where the pixel that is seen at (x, y) lies. Source: EXIF's orientations 1 to 8.
    private func source(_ x: Int, _ y: Int, _ orientation: Image.Orientation) -> (Int, Int) {
        switch orientation {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .left: (width - 1 - y, x)
        case .leftMirrored: (y, x)
        case .right: (y, height - 1 - x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        }
    }
}
