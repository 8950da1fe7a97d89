/// Unpacks a raw DEFLATE stream (RFC 1951), as NumPy's compressed arrays are stored.
struct Inflate {
    struct Malformed: Error {}

    /// Symbols of a canonical Huffman code, by bit length.
    private struct Code {
        private var counts = [Int](repeating: 0, count: 16)
        private var symbols: [Int] = []

        init(lengths: ArraySlice<Int>) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            for length in 1...15 {
                for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
            }
        }

        func decode(_ input: inout Inflate) throws -> Int {
            var (code, first, index) = (0, 0, 0)
            for length in 1...15 {
                code |= try input.bits(1)
                let count = counts[length]
                if code - first < count { return symbols[index + code - first] }
                index += count
                first = (first + count) << 1
                code <<= 1
            }
            throw Malformed()
        }
    }

    private let bytes: [UInt8]
    private var position = 0
    private var held = 0
    private var heldCount = 0
    private var output: [UInt8] = []

    static func unpack(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
        var inflate = Inflate(bytes: bytes)
        inflate.output.reserveCapacity(count)
        while try inflate.block() {}
        guard inflate.output.count == count else { throw Malformed() }
        return inflate.output
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func bits(_ count: Int) throws -> Int {
        while heldCount < count {
            guard position < bytes.count else { throw Malformed() }
            held |= Int(bytes[position]) << heldCount
            heldCount += 8
            position += 1
        }
        let value = held & ((1 << count) - 1)
        held >>= count
        heldCount -= count
        return value
    }

    /// Unpacks one block; false after the last.
    private mutating func block() throws -> Bool {
        let isLast = try bits(1) == 1
        switch try bits(2) {
        case 0: try stored()
        case 1:
            let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
            try compressed(Code(lengths: lengths[...]), Code(lengths: [Int](repeating: 5, count: 30)[...]))
        case 2: try dynamic()
        default: throw Malformed()
        }
        return !isLast
    }

    private mutating func stored() throws {
        (held, heldCount) = (0, 0)
        guard position + 4 <= bytes.count else { throw Malformed() }
        let length = Int(bytes[position]) | Int(bytes[position + 1]) << 8
        output += bytes[(position + 4)..<(position + 4 + length)]
        position += 4 + length
    }

    private mutating func dynamic() throws {
        let literals = try bits(5) + 257
        let distances = try bits(5) + 1
        let codes = try bits(4) + 4
        var codeLengths = [Int](repeating: 0, count: 19)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        for i in 0..<codes { codeLengths[order[i]] = try bits(3) }
        let code = Code(lengths: codeLengths[...])
        var lengths: [Int] = []
        while lengths.count < literals + distances {
            switch try code.decode(&self) {
            case 16: lengths += [Int](repeating: lengths.last ?? 0, count: try bits(2) + 3)
            case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
            case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
            case let length: lengths.append(length)
            }
        }
        try compressed(Code(lengths: lengths[..<literals]), Code(lengths: lengths[literals...]))
    }

    private mutating func compressed(_ literals: Code, _ distances: Code) throws {
        let lengthBase = [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
            163, 195,
            227, 258,
        ]
        let lengthBits = [
            0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
        ]
        while true {
            let symbol = try literals.decode(&self)
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            let length = lengthBase[symbol - 257] + (try bits(lengthBits[symbol - 257]))
            let code = try distances.decode(&self)
            let extra = max(0, code / 2 - 1)
            let base = code < 4 ? code + 1 : ((2 + code % 2) << extra) + 1
            let distance = base + (try bits(extra))
            guard distance <= output.count else { throw Malformed() }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }
}
