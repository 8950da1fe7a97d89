/// Which way up the pixels of a file lie: EXIF's orientations, by EXIF's numbers.
public enum ImageOrientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether width and height change places when the picture is shown.
    public var isSideways: Bool { rawValue >= 5 }
}

extension CGImage {
    /// The pixels as they are to be seen.
    ///
    /// - Complexity: O(pixels); nothing for `up`.
    public func oriented(_ orientation: ImageOrientation) -> CGImage {
        guard orientation != .up, width > 0, height > 0 else { return self }
        let (width, height) = orientation.isSideways ? (height, width) : (width, height)
        let (start, column, row) = steps(orientation)
        let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            pixels.withUnsafeBytes { source in
                let target = UnsafeMutableRawBufferPointer(target)
                var to = 0
                for y in 0..<height {
                    var from = start + y * row
                    for _ in 0..<width {
                        let pixel = source.loadUnaligned(fromByteOffset: from * 4, as: UInt32.self)
                        target.storeBytes(of: pixel, toByteOffset: to, as: UInt32.self)
                        from += column
                        to += 4
                    }
                }
            }
            count = pixels.count
        }
        return CGImage(width: width, height: height, premultipliedRGBA: turned)
    }

    /// Where the first pixel that is seen lies, and how far its right and lower neighbours are from it.
    ///
    /// Source: EXIF 2.32, tag 274: which visible edges the stored row 0 and column 0 are.
    private func steps(_ orientation: ImageOrientation) -> (start: Int, column: Int, row: Int) {
        let last = width * height - 1
        return switch orientation {
        case .up: (0, 1, width)
        case .upMirrored: (width - 1, -1, width)
        case .down: (last, -1, -width)
        case .downMirrored: (last - (width - 1), 1, -width)
        case .leftMirrored: (0, width, 1)
        case .right: (last - (width - 1), -width, 1)
        case .rightMirrored: (last, -width, -1)
        case .left: (width - 1, width, -1)
        }
    }
}
