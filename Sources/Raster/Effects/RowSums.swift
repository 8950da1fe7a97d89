/// Weighted sums of rows of numbers, each in the order of its terms, so that a column's result doesn't depend on
/// where its row starts or ends.
enum RowSums {
    typealias Row = UnsafePointer<Float>
    private typealias Block = SIMD8<Float>
    private static let stride = MemoryLayout<Float>.stride
    /// Columns summed at a time, in registers.
    static let blockLength = 16

    /// `target` becomes the sum of `rows`, each times its weight.
    static func sum(
        _ rows: UnsafePointer<Row>, _ weights: UnsafePointer<Float>, terms: Int,
        into target: UnsafeMutablePointer<Float>, count: Int
    ) {
        var column = 0
        while column + blockLength <= count {
            var first = Block.zero
            var second = Block.zero
            for term in 0..<terms {
                let row = UnsafeRawPointer(rows[term] + column)
                let weight = weights[term]
                first += row.loadUnaligned(as: Block.self) * weight
                second += row.loadUnaligned(fromByteOffset: 8 * stride, as: Block.self) * weight
            }
            let out = UnsafeMutableRawPointer(target + column)
            out.storeBytes(of: first, as: Block.self)
            out.storeBytes(of: second, toByteOffset: 8 * stride, as: Block.self)
            column += blockLength
        }
        while column < count {
            var sum: Float = 0
            for term in 0..<terms { sum += rows[term][column] * weights[term] }
            target[column] = sum
            column += 1
        }
    }

    /// `target` becomes `(a + 3 b + 3 c + d) / 8`.
    static func halve(
        _ a: Row, _ b: Row, _ c: Row, _ d: Row, into target: UnsafeMutablePointer<Float>, count: Int
    ) {
        for i in 0..<count { target[i] = (a[i] + d[i]) * 0.125 + (b[i] + c[i]) * 0.375 }
    }

    /// `target` becomes `(3 near + far) / 4`.
    static func double(_ near: Row, _ far: Row, into target: UnsafeMutablePointer<Float>, count: Int) {
        for i in 0..<count { target[i] = near[i] * 0.75 + far[i] * 0.25 }
    }

    /// Each of `count` numbers of four neighbours of twice as many pixels: `(a + 3 b + 3 c + d) / 8`.
    static func halveColumns(
        _ source: Row, channels: Int, into target: UnsafeMutablePointer<Float>, count: Int
    ) {
        if channels == 4 {
            let source = UnsafeRawPointer(source)
            let target = UnsafeMutableRawPointer(target)
            let size = 4 * stride
            for i in 0..<count {
                let p = source + 2 * i * size
                let outer =
                    p.loadUnaligned(as: SIMD4<Float>.self)
                    + p.loadUnaligned(fromByteOffset: 3 * size, as: SIMD4<Float>.self)
                let inner =
                    p.loadUnaligned(fromByteOffset: size, as: SIMD4<Float>.self)
                    + p.loadUnaligned(fromByteOffset: 2 * size, as: SIMD4<Float>.self)
                target.storeBytes(
                    of: outer * 0.125 + inner * 0.375, toByteOffset: i * size, as: SIMD4<Float>.self)
            }
        } else {
            for i in 0..<count {
                let p = source + 2 * i
                target[i] = (p[0] + p[3]) * 0.125 + (p[1] + p[2]) * 0.375
            }
        }
    }

    /// Two pixels for each of `count`, from it and its neighbours: `source` starts one to the left of the first.
    static func doubleColumns(
        _ source: Row, channels: Int, into target: UnsafeMutablePointer<Float>, count: Int
    ) {
        if channels == 4 {
            let source = UnsafeRawPointer(source)
            let target = UnsafeMutableRawPointer(target)
            let size = 4 * stride
            for i in 0..<count {
                let p = source + i * size
                let near = p.loadUnaligned(fromByteOffset: size, as: SIMD4<Float>.self) * 0.75
                let left = near + p.loadUnaligned(as: SIMD4<Float>.self) * 0.25
                let right = near + p.loadUnaligned(fromByteOffset: 2 * size, as: SIMD4<Float>.self) * 0.25
                target.storeBytes(of: left, toByteOffset: 2 * i * size, as: SIMD4<Float>.self)
                target.storeBytes(of: right, toByteOffset: (2 * i + 1) * size, as: SIMD4<Float>.self)
            }
        } else {
            for i in 0..<count {
                let near = source[i + 1] * 0.75
                target[2 * i] = near + source[i] * 0.25
                target[2 * i + 1] = near + source[i + 2] * 0.25
            }
        }
    }

    /// To the nearest levels, a half to the even one, of numbers in 0...255.
    static func round(_ source: Row, into target: UnsafeMutablePointer<UInt8>, count: Int) {
        // Adding 2^23 leaves no room for a fraction: the whole number stands in the lowest bits.
        for i in 0..<count {
            target[i] = UInt8(truncatingIfNeeded: (source[i] + 8_388_608).bitPattern)
        }
    }
}
