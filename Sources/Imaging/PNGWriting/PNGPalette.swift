/// The colours of an image that has at most 256, those with alpha first, else in order of appearance.
struct PNGPalette {
    /// Red, green, blue, alpha, as one number each, red highest.
    private let entries: [UInt32]
    private let table: ColorTable

    /// Nil when there are more than 256 colours. RGBA bytes.
    init?(_ values: [UInt8]) {
        guard let order = PNGPalette.colors(values) else { return nil }
        entries = order.filter { $0 & 255 != 255 } + order.filter { $0 & 255 == 255 }
        var table = ColorTable()
        for (index, color) in entries.enumerated() { table.insert(color, UInt8(index)) }
        self.table = table
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
        [UInt8](unsafeUninitializedCapacity: values.count / 4) { result, initialized in
            values.withUnsafeBytes { values in
                var last: UInt32?
                var index: UInt8 = 0
                for pixel in 0..<values.count / 4 {
                    let color = PNGPalette.color(values, pixel)
                    if color != last {
                        last = color
                        index = table[color] ?? 0
                    }
                    result[pixel] = index
                }
            }
            initialized = values.count / 4
        }
    }

    /// The distinct colours in order of appearance; nil when there are too many.
    private static func colors(_ values: [UInt8]) -> [UInt32]? {
        values.withUnsafeBytes { values in
            var seen = ColorTable()
            var order: [UInt32] = []
            var last: UInt32?
            for pixel in 0..<values.count / 4 {
                let color = color(values, pixel)
                if color == last { continue }
                last = color
                if seen[color] == nil {
                    if order.count == 256 { return nil }
                    seen.insert(color, UInt8(order.count))
                    order.append(color)
                }
            }
            return order
        }
    }

    private static func color(_ values: UnsafeRawBufferPointer, _ pixel: Int) -> UInt32 {
        UInt32(bigEndian: values.loadUnaligned(fromByteOffset: 4 &* pixel, as: UInt32.self))
    }
}

/// Numbers of up to 256 colours: open addressing in 1,024 places.
private struct ColorTable {
    /// 0 where free, else the colour above 16 bits of its number plus 1.
    private var places = [UInt64](repeating: 0, count: 1024)

    subscript(_ color: UInt32) -> UInt8? {
        let place = places[place(of: color)]
        return place == 0 ? nil : UInt8(truncatingIfNeeded: place &- 1)
    }

    /// - Precondition: Fewer than 1,024 colours are in the table, and not this one.
    mutating func insert(_ color: UInt32, _ number: UInt8) {
        places[place(of: color)] = UInt64(color) << 16 | UInt64(number) + 1
    }

    /// Where the colour is, or the free place for it.
    private func place(of color: UInt32) -> Int {
        var at = Int((color &* 0x9E37_79B1) >> 22)
        while places[at] != 0 && places[at] >> 16 != UInt64(color) { at = (at &+ 1) & 1023 }
        return at
    }
}
