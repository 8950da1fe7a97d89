/// The five filters on one row of bytes. Loops without branches, which the compiler turns into vectors: each
/// reads the unfiltered row, so no byte waits for the one before it.
///
/// A row is given by its bytes, those above it and where to write the filter's number and the filtered bytes.
enum PNGFilterRow {
    typealias Bytes = UnsafePointer<UInt8>
    typealias Target = UnsafeMutablePointer<UInt8>

    /// By their numbers; the last parameter is the bytes of a pixel.
    static let all: [@Sendable (Bytes, Bytes, Target, Int, Int) -> Void] = [
        { row, _, target, count, _ in none(row, target, count) },
        { row, _, target, count, pixel in sub(row, target, count, pixel) },
        { row, above, target, count, _ in up(row, above: above, target, count) },
        { row, above, target, count, pixel in average(row, above: above, target, count, pixel) },
        { row, above, target, count, pixel in paeth(row, above: above, target, count, pixel) },
    ]

    static func none(_ row: Bytes, _ target: Target, _ count: Int) {
        target[0] = 0
        (target + 1).update(from: row, count: count)
    }

    static func sub(_ row: Bytes, _ target: Target, _ count: Int, _ pixel: Int) {
        target[0] = 1
        let target = target + 1
        for i in 0..<min(pixel, count) { target[i] = row[i] }
        var i = pixel
        while i < count {
            target[i] = row[i] &- row[i &- pixel]
            i &+= 1
        }
    }

    static func up(_ row: Bytes, above: Bytes, _ target: Target, _ count: Int) {
        target[0] = 2
        let target = target + 1
        var i = 0
        while i < count {
            target[i] = row[i] &- above[i]
            i &+= 1
        }
    }

    static func average(_ row: Bytes, above: Bytes, _ target: Target, _ count: Int, _ pixel: Int) {
        target[0] = 3
        let target = target + 1
        for i in 0..<min(pixel, count) { target[i] = row[i] &- above[i] / 2 }
        var i = pixel
        while i < count {
            let mean = (UInt16(row[i &- pixel]) &+ UInt16(above[i])) &>> 1
            target[i] = row[i] &- UInt8(truncatingIfNeeded: mean)
            i &+= 1
        }
    }

    /// The neighbour that is nearest to left + above - corner; left before above before corner when equal.
    static func paeth(_ row: Bytes, above: Bytes, _ target: Target, _ count: Int, _ pixel: Int) {
        target[0] = 4
        let target = target + 1
        for i in 0..<min(pixel, count) { target[i] = row[i] &- above[i] }
        var i = pixel
        while i < count {
            let (left, up) = (Int16(row[i &- pixel]), Int16(above[i]))
            let corner = Int16(above[i &- pixel])
            // Of the estimate's distances, written without the estimate.
            let toLeft = abs16(up &- corner)
            let toUp = abs16(left &- corner)
            let toCorner = abs16(left &+ up &- corner &- corner)
            let second = toUp <= toCorner ? up : corner
            let nearest = toLeft <= toUp && toLeft <= toCorner ? left : second
            target[i] = row[i] &- UInt8(truncatingIfNeeded: nearest)
            i &+= 1
        }
    }

    /// The sum of the bytes' magnitudes as signed numbers.
    static func magnitude(_ bytes: Target, _ count: Int) -> Int {
        var sum: UInt32 = 0
        var i = 0
        while i < count {
            let value = bytes[i]
            sum &+= UInt32(min(value, 0 &- value))
            i &+= 1
        }
        return Int(sum)
    }

    private static func abs16(_ value: Int16) -> Int16 {
        value < 0 ? 0 &- value : value
    }
}
