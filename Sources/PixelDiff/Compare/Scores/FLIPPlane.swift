/// Numbers of the pixels of some rows, with ``FLIPFilters/radius`` further columns on each side.
final class FLIPPlane {
    let width: Int
    let height: Int
    private let stride: Int
    private let base: UnsafeMutablePointer<Double>

    private static let margin = FLIPFilters.radius

    /// All 0.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        stride = width + 2 * FLIPPlane.margin
        base = .allocate(capacity: stride * height)
        base.initialize(repeating: 0, count: stride * height)
    }

    deinit { base.deallocate() }

    /// The first column of a row; columns go on into the margins.
    func row(_ y: Int) -> UnsafeMutablePointer<Double> { base + y * stride + FLIPPlane.margin }

    /// Repeats the outermost columns in the margins.
    func fillMargins() {
        for y in 0..<height {
            let row = row(y)
            for k in 1...FLIPPlane.margin {
                row[-k] = row[0]
                row[width - 1 + k] = row[width - 1]
            }
        }
    }

    /// Filtered along rows, in some columns.
    func along(_ kernel: FLIPFilters.Kernel, _ columns: Range<Int>) -> FLIPPlane {
        let result = FLIPPlane(width: width, height: height)
        for y in 0..<height {
            kernel.apply(to: row(y), step: 1, result.row(y), columns, adds: false)
        }
        return result
    }

    /// Filtered along columns, in some of them; ``FLIPFilters/radius`` rows less at the top and at the bottom.
    func down(_ kernel: FLIPFilters.Kernel, _ columns: Range<Int>) -> FLIPPlane {
        let result = FLIPPlane(width: width, height: height - 2 * FLIPFilters.radius)
        addDown(kernel, columns, to: result)
        return result
    }

    /// As above, added to what a plane has.
    func addDown(_ kernel: FLIPFilters.Kernel, _ columns: Range<Int>, to plane: FLIPPlane) {
        for y in 0..<plane.height {
            kernel.apply(
                to: row(y + FLIPFilters.radius), step: stride, plane.row(y), columns, adds: true)
        }
    }
}

extension FLIPFilters.Kernel {
    /// Writes or adds the weighted sums of neighbours `step` places apart. Places in opposite directions share a
    /// weight and are added, or subtracted where the kernel is odd, first. The sums are the same whatever columns are asked for.
    func apply(
        to source: UnsafePointer<Double>, step: Int, _ target: UnsafeMutablePointer<Double>,
        _ columns: Range<Int>, adds: Bool
    ) {
        half.withUnsafeBufferPointer { half in
            var x = columns.lowerBound
            while x + 8 <= columns.upperBound {
                let sums = isOdd ? eight(source + x, step, half, -) : eight(source + x, step, half, +)
                let place = UnsafeMutableRawPointer(target + x)
                if adds {
                    let before = place.loadUnaligned(as: SIMD8<Double>.self)
                    place.storeBytes(of: before + sums, as: SIMD8<Double>.self)
                } else {
                    place.storeBytes(of: sums, as: SIMD8<Double>.self)
                }
                x += 8
            }
            while x < columns.upperBound {
                var sum = half[0] * source[x]
                for k in 1..<half.count {
                    let (p, q) = (source[x + k * step], source[x - k * step])
                    sum += half[k] * (isOdd ? p - q : p + q)
                }
                target[x] = adds ? target[x] + sum : sum
                x += 1
            }
        }
    }

    /// Eight columns, `join` being the sum of what lies as far on both sides, or the difference.
    @inline(__always)
    private func eight(
        _ source: UnsafePointer<Double>, _ step: Int, _ half: UnsafeBufferPointer<Double>,
        _ join: (SIMD8<Double>, SIMD8<Double>) -> SIMD8<Double>
    ) -> SIMD8<Double> {
        var sums = half[0] * FLIPFilters.Kernel.eight(source)
        for k in 1..<half.count {
            sums +=
                half[k]
                * join(
                    FLIPFilters.Kernel.eight(source + k * step), FLIPFilters.Kernel.eight(source - k * step))
        }
        return sums
    }

    @inline(__always)
    private static func eight(_ source: UnsafePointer<Double>) -> SIMD8<Double> {
        UnsafeRawPointer(source).loadUnaligned(as: SIMD8<Double>.self)
    }
}
