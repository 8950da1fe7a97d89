import Drawing
import Foundation

/// Reads one glyph's tree of paints, and counts what it costs.
struct ColorPaintReader {
    let table: FontTable
    let palette: [ResolvedColor]
    let outline: (UInt32) -> Path?
    private var paints = 0
    private var elements = 0

    /// Paints more than this many, or in one another more deeply, make a glyph that has no colours.
    private static let paintLimit = 4096
    private static let depthLimit = 32
    /// Elements of the outlines of all paints together.
    private static let elementLimit = 200_000

    init(table: FontTable, palette: [ResolvedColor], outline: @escaping (UInt32) -> Path?) {
        self.table = table
        self.palette = palette
        self.outline = outline
    }

    var isExhausted: Bool { paints > Self.paintLimit || elements > Self.elementLimit }

    // MARK: Glyphs

    /// The paint of a glyph in version 1's list; nil for one that isn't in it.
    mutating func root(of glyph: Int, depth: Int) -> ColorPaint? {
        guard table.u16(0) == 1, let list = table.u32(14), list > 0, let count = table.u32(list) else {
            return nil
        }
        let record = find(glyph, count: count, size: 6, from: list + 4)
        return record.flatMap { table.u32($0 + 2) }.flatMap { read(list + $0, depth: depth) }
    }

    /// The layers of a glyph in version 0's list.
    mutating func layers(of glyph: Int) -> [ColorPaint] {
        guard let count = table.u16(2), let list = table.u32(4), let layers = table.u32(8),
            let record = find(glyph, count: count, size: 6, from: list), let first = table.u16(record + 2),
            let number = table.u16(record + 4)
        else { return [] }
        var result: [ColorPaint] = []
        for layer in first..<first + number where !isExhausted {
            let start = layers + 4 * layer
            guard let glyph = table.u16(start), let entry = table.u16(start + 2) else { break }
            paints += 1
            if let path = path(glyph) { result.append(.fill(path, .solid(color(entry, opacity: 1)))) }
        }
        return result
    }

    /// The record whose first number is the glyph's, by bisection.
    private func find(_ glyph: Int, count: Int, size: Int, from start: Int) -> Int? {
        var (low, high) = (0, min(count, table.bytes.count / size))
        while low < high {
            let middle = (low + high) / 2
            guard let found = table.u16(start + size * middle) else { return nil }
            if found == glyph { return start + size * middle }
            if found < glyph { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private mutating func path(_ glyph: Int) -> Path? {
        let path = outline(UInt32(glyph))
        elements += path?.elements.count ?? 0
        return path
    }

    // MARK: Paints

    private mutating func read(_ start: Int, depth: Int) -> ColorPaint? {
        paints += 1
        guard depth < Self.depthLimit, !isExhausted, let format = table.u8(start) else { return nil }
        switch format {
        case 1:
            guard let count = table.u8(start + 1), let first = table.u32(start + 2) else { return nil }
            return .layers(layers(first, count, depth: depth))
        case 2, 3: return color(at: start + 1).map { .solid($0) }
        case 4...9: return gradient(format, start)
        case 10:
            guard let glyph = table.u16(start + 4), let path = path(glyph),
                let inner = child(start, depth: depth)
            else { return nil }
            return .fill(path, inner)
        case 11: return table.u16(start + 1).flatMap { root(of: $0, depth: depth + 1) }
        case 12...31:
            guard let map = transform(format, start) else { return nil }
            return child(start, depth: depth).map { .transform(map, $0) }
        case 32:
            guard let mode = table.u8(start + 4), let backdrop = table.u24(start + 5),
                let source = child(start, depth: depth), let below = read(start + backdrop, depth: depth + 1)
            else { return nil }
            return .composite(source, CompositeMode(mode), backdrop: below)
        default: return nil
        }
    }

    /// The paint that the offset after the format leads to.
    private mutating func child(_ start: Int, depth: Int) -> ColorPaint? {
        table.u24(start + 1).flatMap { read(start + $0, depth: depth + 1) }
    }

    private mutating func layers(_ first: Int, _ count: Int, depth: Int) -> [ColorPaint] {
        guard let list = table.u32(18), list > 0, let total = table.u32(list) else { return [] }
        var result: [ColorPaint] = []
        for layer in first..<max(first, min(first + count, total)) where !isExhausted {
            guard let offset = table.u32(list + 4 + 4 * layer) else { break }
            if let paint = read(list + offset, depth: depth + 1) { result.append(paint) }
        }
        return result
    }

    // MARK: Colours

    /// 0xFFFF is the text's colour; what the palette lacks shows nothing.
    private func color(_ entry: Int, opacity: Double) -> ColorLine.Color {
        if entry == 0xFFFF { return ColorLine.Color(color: nil, opacity: opacity) }
        return ColorLine.Color(
            color: palette.indices.contains(entry) ? palette[entry] : .clear, opacity: opacity)
    }

    private func color(at start: Int) -> ColorLine.Color? {
        guard let entry = table.u16(start), let opacity = table.f2dot14(start + 2) else { return nil }
        return color(entry, opacity: min(max(opacity, 0), 1))
    }

    /// Those without extent paint nothing, which is something: no layers.
    private func gradient(_ format: Int, _ start: Int) -> ColorPaint? {
        guard let offset = table.u24(start + 1), let line = line(start + offset, varies: format % 2 == 1),
            let geometry = geometry(format, start + 4)
        else { return .layers([]) }
        return .gradient(line, geometry)
    }

    private func geometry(_ format: Int, _ start: Int) -> ColorLine.Geometry? {
        func point(_ offset: Int) -> CGPoint? {
            guard let x = table.i16(start + offset), let y = table.i16(start + offset + 2) else { return nil }
            return CGPoint(x: x, y: y)
        }
        switch format {
        case 4, 5:
            guard let p0 = point(0), let p1 = point(4), let p2 = point(8) else { return nil }
            return .linear(p0, p1, p2)
        case 6, 7:
            guard let first = point(0), let firstRadius = table.u16(start + 4), let last = point(6),
                let lastRadius = table.u16(start + 10)
            else { return nil }
            return .circles(first, CGFloat(firstRadius), last, CGFloat(lastRadius))
        default:
            // Half turns, less one.
            guard let center = point(0), let from = table.f2dot14(start + 4),
                let to = table.f2dot14(start + 6)
            else { return nil }
            return .sweep(center, from: (from + 1) * 180, to: (to + 1) * 180)
        }
    }

    /// Nil without stops.
    private func line(_ start: Int, varies: Bool) -> ColorLine? {
        guard let extend = table.u8(start), let count = table.u16(start + 1) else { return nil }
        var stops: [(index: Int, stop: ColorLine.Stop)] = []
        for index in 0..<min(count, 1024) {
            let record = start + 3 + index * (varies ? 10 : 6)
            guard let location = table.f2dot14(record), let color = color(at: record + 2) else { break }
            stops.append((index, ColorLine.Stop(location: location, color: color)))
        }
        guard !stops.isEmpty else { return nil }
        stops.sort { ($0.stop.location, $0.index) < ($1.stop.location, $1.index) }
        return ColorLine(
            stops: stops.map(\.stop), extend: extend == 1 ? .repeat : extend == 2 ? .reflect : .pad)
    }

    // MARK: Transforms

    private func transform(_ format: Int, _ start: Int) -> CGAffineTransform? {
        func number(_ offset: Int) -> Double? { table.f2dot14(start + offset) }
        switch format {
        case 12, 13: return table.u24(start + 4).flatMap { affine(start + $0) }
        case 14, 15:
            guard let x = table.i16(start + 4), let y = table.i16(start + 6) else { return nil }
            return CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
        case 16...19:
            guard let x = number(4), let y = number(6) else { return nil }
            return about(start + 8, format >= 18, CGAffineTransform(scaleX: CGFloat(x), y: CGFloat(y)))
        case 20...23:
            guard let scale = number(4) else { return nil }
            return about(
                start + 6, format >= 22, CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
        case 24...27:
            guard let halfTurns = number(4) else { return nil }
            let (sine, cosine) = Trigonometry.sineCosine(halfTurns * Double.pi)
            let (s, c) = (CGFloat(sine), CGFloat(cosine))
            return about(start + 6, format >= 26, CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
        default:
            guard let x = number(4), let y = number(6) else { return nil }
            let map = CGAffineTransform(a: 1, b: Self.tangent(y), c: -Self.tangent(x), d: 1, tx: 0, ty: 0)
            return about(start + 8, format >= 30, map)
        }
    }

    private func affine(_ start: Int) -> CGAffineTransform? {
        var numbers: [CGFloat] = []
        for index in 0..<6 {
            guard let number = table.fixed(start + 4 * index) else { return nil }
            numbers.append(CGFloat(number))
        }
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    /// The same about the point written at `offset`, where there is one.
    private func about(_ offset: Int, _ hasCenter: Bool, _ map: CGAffineTransform) -> CGAffineTransform? {
        guard hasCenter else { return map }
        guard let x = table.i16(offset), let y = table.i16(offset + 2) else { return nil }
        return CGAffineTransform(translationX: -CGFloat(x), y: -CGFloat(y)).concatenating(map)
            .concatenating(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
    }

    /// Of half turns.
    private static func tangent(_ halfTurns: Double) -> CGFloat {
        let (sine, cosine) = Trigonometry.sineCosine(halfTurns * Double.pi)
        return cosine == 0 ? 0 : CGFloat(sine / cosine)
    }
}

extension ColorLine.Geometry {
    /// From p0 to where p1 is seen along the line through p0 and p2, along which the colour is one. Nil where the three
    /// are on one line.
    fileprivate static func linear(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> Self? {
        let normal = CGPoint(x: p2.y - p0.y, y: p0.x - p2.x)
        let squared = normal.x * normal.x + normal.y * normal.y
        let along = (p1.x - p0.x) * normal.x + (p1.y - p0.y) * normal.y
        guard squared > 0, along != 0 else { return nil }
        let end = CGPoint(x: p0.x + normal.x * along / squared, y: p0.y + normal.y * along / squared)
        return .linear(start: p0, end: end)
    }
}

extension CompositeMode {
    /// By COLR's number; an unknown one is source over.
    fileprivate init(_ number: Int) {
        let modes: [CompositeMode] = [
            .clear, .source, .destination, .blend(.normal), .blend(.destinationOver), .sourceIn,
            .destinationIn, .sourceOut, .blend(.destinationOut), .blend(.sourceAtop), .destinationAtop, .xor,
            .blend(.plusLighter), .blend(.screen), .blend(.overlay), .blend(.darken), .blend(.lighten),
            .blend(.colorDodge), .blend(.colorBurn), .blend(.hardLight), .blend(.softLight),
            .blend(.difference), .blend(.exclusion), .blend(.multiply), .blend(.hue), .blend(.saturation),
            .blend(.color), .blend(.luminosity),
        ]
        self = modes.indices.contains(number) ? modes[number] : .blend(.normal)
    }
}
