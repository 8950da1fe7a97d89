/// Numbers at places of a file; nil where the file has ended.
struct ByteReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    subscript(at: Int) -> UInt8? { bytes.indices.contains(at) ? bytes[at] : nil }

    func big16(_ at: Int) -> Int? { number([at, at + 1]) }
    func big32(_ at: Int) -> Int? { number([at, at + 1, at + 2, at + 3]) }
    func little16(_ at: Int) -> Int? { number([at + 1, at]) }
    func little24(_ at: Int) -> Int? { number([at + 2, at + 1, at]) }
    func little32(_ at: Int) -> Int? { number([at + 3, at + 2, at + 1, at]) }

    /// Bytes as characters of the same numbers.
    func text(_ at: Int, count: Int) -> String? {
        guard at >= 0, at <= bytes.count - count else { return nil }
        return String(String.UnicodeScalarView(bytes[at..<at + count].map { Unicode.Scalar($0) }))
    }

    private func number(_ places: [Int]) -> Int? {
        var result = 0
        for place in places {
            guard let byte = self[place] else { return nil }
            result = result << 8 | Int(byte)
        }
        return result
    }
}
