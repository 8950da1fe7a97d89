/// The colours of an image that has at most 256, those with alpha first, else in order of appearance.
struct PNGPalette {
    /// Red, green, blue, alpha, as one number each.
    private let entries: [UInt32]
    private let indexOfEntry: [UInt32: UInt8]

    /// Nil when there are more than 256 colours.
    init?(_ values: [UInt8]) {
        var seen: Set<UInt32> = []
        var order: [UInt32] = []
        var last: UInt32?
        for pixel in stride(from: 0, to: values.count, by: 4) {
            let color = PNGPalette.color(values, pixel)
            if color == last { continue }
            last = color
            if seen.insert(color).inserted {
                if order.count == 256 { return nil }
                order.append(color)
            }
        }
        entries = order.filter { $0 & 255 != 255 } + order.filter { $0 & 255 == 255 }
        indexOfEntry = Dictionary(
            uniqueKeysWithValues: entries.enumerated().map { ($1, UInt8($0)) })
    }

    /// 1, 2, 4 or 8.
    var bitDepth: Int {
        entries.count <= 2 ? 1 : entries.count <= 4 ? 2 : entries.count <= 16 ? 4 : 8
    }

    /// Red, green, blue of each entry.
    var colors: [UInt8] {
        entries.flatMap { [UInt8($0 >> 24), UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255)] }
    }

    /// Alpha of the entries that are not opaque; they come first.
    var alpha: [UInt8] {
        entries.map { UInt8($0 & 255) }.filter { $0 != 255 }
    }

    /// The entry of each pixel.
    func indices(_ values: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(values.count / 4)
        var last: UInt32?
        var index: UInt8 = 0
        for pixel in stride(from: 0, to: values.count, by: 4) {
            let color = PNGPalette.color(values, pixel)
            if color != last {
                last = color
                index = indexOfEntry[color] ?? 0
            }
            result.append(index)
        }
        return result
    }

    private static func color(_ values: [UInt8], _ i: Int) -> UInt32 {
        UInt32(values[i]) << 24 | UInt32(values[i + 1]) << 16 | UInt32(values[i + 2]) << 8
            | UInt32(values[i + 3])
    }
}
