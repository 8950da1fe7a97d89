/// Makes decisions from the bytes of an input: a change of a byte changes one decision. Zeros when they run out.
struct ByteReader {
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    var isAtEnd: Bool { at >= bytes.count }

    mutating func byte() -> UInt8 {
        defer { at += 1 }
        return at < bytes.count ? bytes[at] : 0
    }

    /// Below `limit`, which is 1 to 65,536.
    mutating func number(below limit: Int) -> Int {
        let value = limit > 256 ? Int(byte()) << 8 | Int(byte()) : Int(byte())
        return value % limit
    }

    mutating func chance(_ one: Int) -> Bool { number(below: one) == 0 }

    mutating func element<T>(_ values: [T]) -> T { values[number(below: values.count)] }

    /// `count` bytes; where the input ends, a pattern of those before goes on.
    mutating func bytes(_ count: Int) -> [UInt8] {
        var result = Array(bytes[min(at, bytes.count)..<min(bytes.count, at + count)])
        at += result.count
        let period = max(1, result.count)
        while result.count < count {
            result.append(
                result.count < period ? 0 : result[result.count - period] &+ UInt8(result.count & 1))
        }
        return result
    }

    /// All that is left.
    mutating func rest() -> [UInt8] {
        defer { at = bytes.count }
        return Array(bytes[min(at, bytes.count)...])
    }
}
