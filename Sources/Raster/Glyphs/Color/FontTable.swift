/// The bytes of a font's table, read with the highest byte first and never past the end.
struct FontTable: Sendable {
    let bytes: [UInt8]

    /// Nil where the table ends before.
    func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        var result = 0
        for index in offset..<offset + size { result = result << 8 | Int(bytes[index]) }
        return result
    }

    func u8(_ offset: Int) -> Int? { number(offset, 1) }
    func u16(_ offset: Int) -> Int? { number(offset, 2) }
    func u24(_ offset: Int) -> Int? { number(offset, 3) }
    func u32(_ offset: Int) -> Int? { number(offset, 4) }
    func i16(_ offset: Int) -> Int? { u16(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

    /// 2.14 fixed point.
    func f2dot14(_ offset: Int) -> Double? { i16(offset).map { Double($0) / 16384 } }
    /// 16.16 fixed point.
    func fixed(_ offset: Int) -> Double? {
        u32(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }
}
