import Foundation

@testable import Raster

/// Font files made for a test: the box font with other tables beside its own, or instead of them.
enum FontAssembly {
    /// The box font's bytes.
    static var box: [UInt8] { BoxFont.data.map { [UInt8]($0.bytes) } ?? [] }

    /// The tables of a TrueType file by tag.
    static func tables(_ font: [UInt8]) -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        for index in 0..<number(font, 4, 2) {
            let record = 12 + 16 * index
            let tag = String(decoding: font[record..<record + 4], as: UTF8.self)
            let (start, length) = (number(font, record + 8, 4), number(font, record + 12, 4))
            result[tag] = Array(font[start..<start + length])
        }
        return result
    }

    /// A file of tables, without checksums.
    static func file(_ tables: [String: [UInt8]]) -> [UInt8] {
        var bytes = Bytes()
        bytes.u32(0x0001_0000)
        for value in [tables.count, 0, 0, 0] { bytes.u16(value) }
        var start = 12 + 16 * tables.count
        let sorted = tables.sorted { $0.key < $1.key }
        for (tag, table) in sorted {
            bytes.content += Array(tag.utf8)
            for value in [0, start, table.count] { bytes.u32(value) }
            start += (table.count + 3) / 4 * 4
        }
        for (_, table) in sorted {
            bytes.content += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
        }
        return bytes.content
    }

    static func box(adding tables: [String: [UInt8]]) -> [UInt8] {
        file(self.tables(box).merging(tables) { $1 })
    }

    static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Numbers as fonts write them: the highest byte first.
struct Bytes {
    var content: [UInt8] = []

    mutating func u8(_ value: Int) { content.append(UInt8(truncatingIfNeeded: value)) }
    mutating func u16(_ value: Int) { append(value, 2) }
    mutating func u24(_ value: Int) { append(value, 3) }
    mutating func u32(_ value: Int) { append(value, 4) }
    mutating func f2dot14(_ value: Double) { u16(Int((value * 16384).rounded())) }
    mutating func fixed(_ value: Double) { u32(Int((value * 65536).rounded())) }

    private mutating func append(_ value: Int, _ count: Int) {
        for index in (0..<count).reversed() { u8(value >> (8 * index)) }
    }
}

/// The COLR and CPAL tables of a test's font.
enum ColorTables {
    /// A paint of COLR version 1.
    indirect enum Paint {
        case layers(first: Int, count: Int)
        case solid(Int, Double)
        case linear(Line, [Int])
        case radial(Line, [Int])
        case sweep(Line, x: Int, y: Int, from: Double, to: Double)
        case glyph(Int, Paint)
        case colorGlyph(Int)
        case transform(Paint, [Double])
        case translate(Paint, Int, Int)
        case scale(Paint, Double, Double)
        case rotate(Paint, Double, x: Int, y: Int)
        case skew(Paint, Double, Double)
        case composite(Paint, Int, Paint)
    }

    struct Line {
        var extend = 0
        /// Location, entry of the palette, opacity.
        var stops: [(Double, Int, Double)]

        var bytes: [UInt8] {
            var bytes = Bytes()
            bytes.u8(extend)
            bytes.u16(stops.count)
            for (location, entry, opacity) in stops {
                bytes.f2dot14(location)
                bytes.u16(entry)
                bytes.f2dot14(opacity)
            }
            return bytes.content
        }
    }

    /// Version 0: layers of a glyph and an entry each.
    static func version0(_ glyph: Int, _ layers: [(glyph: Int, entry: Int)]) -> [UInt8] {
        var bytes = Bytes()
        bytes.u16(0)
        bytes.u16(1)
        bytes.u32(14)
        bytes.u32(20)
        bytes.u16(layers.count)
        for value in [glyph, 0, layers.count] { bytes.u16(value) }
        for layer in layers {
            bytes.u16(layer.glyph)
            bytes.u16(layer.entry)
        }
        return bytes.content
    }

    /// Version 1: a paint for each glyph (in ascending order), and the list that `.layers` counts in.
    static func version1(_ glyphs: [(glyph: Int, paint: Paint)], layers: [Paint] = []) -> [UInt8] {
        var list = Bytes()
        list.u32(glyphs.count)
        let paints = glyphs.map { encode($0.paint) }
        var start = 4 + 6 * glyphs.count
        for (glyph, paint) in zip(glyphs.map(\.glyph), paints) {
            list.u16(glyph)
            list.u32(start)
            start += paint.count
        }
        list.content += paints.flatMap { $0 }
        var layerList = Bytes()
        layerList.u32(layers.count)
        let encoded = layers.map(encode)
        start = 4 + 4 * layers.count
        for paint in encoded {
            layerList.u32(start)
            start += paint.count
        }
        layerList.content += encoded.flatMap { $0 }
        var bytes = Bytes()
        bytes.u16(1)
        bytes.u16(0)
        for _ in 0..<2 { bytes.u32(0) }
        bytes.u16(0)
        bytes.u32(34)
        bytes.u32(34 + list.content.count)
        for _ in 0..<3 { bytes.u32(0) }
        return bytes.content + list.content + layerList.content
    }

    /// One palette of red, green, blue, opacity.
    static func palette(_ colors: [(Int, Int, Int, Int)]) -> [UInt8] {
        var bytes = Bytes()
        for value in [0, colors.count, 1, colors.count] { bytes.u16(value) }
        bytes.u32(14)
        bytes.u16(0)
        for (red, green, blue, alpha) in colors {
            for value in [blue, green, red, alpha] { bytes.u8(value) }
        }
        return bytes.content
    }

    /// A paint and what it points to, behind it.
    private static func encode(_ paint: Paint) -> [UInt8] {
        var bytes = Bytes()
        func with(_ size: Int, _ format: Int, _ child: [UInt8], _ body: (inout Bytes) -> Void) -> [UInt8] {
            bytes.u8(format)
            bytes.u24(size)
            body(&bytes)
            return bytes.content + child
        }
        switch paint {
        case .layers(let first, let count):
            bytes.u8(1)
            bytes.u8(count)
            bytes.u32(first)
            return bytes.content
        case .solid(let entry, let opacity):
            bytes.u8(2)
            bytes.u16(entry)
            bytes.f2dot14(opacity)
            return bytes.content
        case .linear(let line, let points):
            return with(16, 4, line.bytes) { for value in points { $0.u16(value) } }
        case .radial(let line, let numbers):
            return with(16, 6, line.bytes) { for value in numbers { $0.u16(value) } }
        case .sweep(let line, let x, let y, let from, let to):
            return with(12, 8, line.bytes) {
                $0.u16(x)
                $0.u16(y)
                $0.f2dot14(from / 180 - 1)
                $0.f2dot14(to / 180 - 1)
            }
        case .glyph(let glyph, let inner): return with(6, 10, encode(inner)) { $0.u16(glyph) }
        case .colorGlyph(let glyph):
            bytes.u8(11)
            bytes.u16(glyph)
            return bytes.content
        case .transform(let inner, let numbers):
            var map = Bytes()
            for number in numbers { map.fixed(number) }
            return with(7 + map.content.count, 12, map.content + encode(inner)) { $0.u24(7) }
        case .translate(let inner, let x, let y):
            return with(8, 14, encode(inner)) {
                $0.u16(x)
                $0.u16(y)
            }
        case .scale(let inner, let x, let y):
            return with(8, 16, encode(inner)) {
                $0.f2dot14(x)
                $0.f2dot14(y)
            }
        case .rotate(let inner, let degrees, let x, let y):
            return with(10, 26, encode(inner)) {
                $0.f2dot14(degrees / 180)
                $0.u16(x)
                $0.u16(y)
            }
        case .skew(let inner, let x, let y):
            return with(8, 28, encode(inner)) {
                $0.f2dot14(x / 180)
                $0.f2dot14(y / 180)
            }
        case .composite(let source, let mode, let backdrop):
            let first = encode(source)
            return with(8, 32, first + encode(backdrop)) {
                $0.u8(mode)
                $0.u24(8 + first.count)
            }
        }
    }
}
