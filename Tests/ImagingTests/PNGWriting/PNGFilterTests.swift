import Testing

@testable import Imaging

/// The fast filter loops against the specification's words, written out byte by byte.
@Suite struct PNGFilterTests {
    private static let encodings = [
        PNGEncoding(colorType: .gray, bitDepth: 8), PNGEncoding(colorType: .grayAlpha, bitDepth: 8),
        PNGEncoding(colorType: .rgb, bitDepth: 8), PNGEncoding(colorType: .rgba, bitDepth: 8),
        PNGEncoding(colorType: .rgb, bitDepth: 16), PNGEncoding(colorType: .rgba, bitDepth: 16),
    ]

    private func picture(_ encoding: PNGEncoding, width: Int, height: Int) -> PNGPicture {
        var random = Noise(state: UInt64(width * 31 + height))
        let count = (width * encoding.colorType.channels * encoding.bitDepth + 7) / 8
        return PNGPicture(size: PixelSize(width: width, height: height), encoding: encoding) { y, row in
            // Noise in one row, a slope in the next: each of the five wins somewhere.
            for i in 0..<count { row[i] = y % 2 == 0 ? random.byte() : UInt8(truncatingIfNeeded: i * y) }
        }
    }

    /// Clause 9.2: the byte to the left by a whole pixel, above, and above to the left; 0 outside.
    private func filtered(_ picture: PNGPicture, y: Int, by filter: UInt8) -> [UInt8] {
        func byte(_ i: Int, _ y: Int) -> Int {
            i < 0 || y < 0 ? 0 : Int(picture.rows[y * picture.stride + 1 + i])
        }
        return (0..<picture.rowBytes).map { i in
            let (a, b) = (byte(i - picture.pixelBytes, y), byte(i, y - 1))
            let c = byte(i - picture.pixelBytes, y - 1)
            let predicted =
                switch filter {
                case 0: 0
                case 1: a
                case 2: b
                case 3: (a + b) / 2
                default: paeth(a, b, c)
                }
            return UInt8(truncatingIfNeeded: byte(i, y) - predicted)
        }
    }

    /// Clause 9.4.
    private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        if pa <= pb && pa <= pc { return a }
        return pb <= pc ? b : c
    }

    private func magnitude(_ bytes: [UInt8]) -> Int {
        bytes.reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) }
    }

    @Test(arguments: encodings)
    func rowsAreFilteredAsSpecified(encoding: PNGEncoding) {
        var used: Set<UInt8> = []
        for width in [1, 2, 3, 7, 16, 33] {
            let picture = picture(encoding, width: width, height: 9)
            let up = PNGFilter.up.filtered(picture)
            let adaptive = PNGFilter.adaptive.filtered(picture)
            #expect(PNGFilter.none.filtered(picture) == picture.rows)
            for y in 0..<9 {
                let row = y * picture.stride..<(y + 1) * picture.stride
                #expect(Array(up[row]) == [2] + filtered(picture, y: y, by: 2))
                let all = (0...4).map { filtered(picture, y: y, by: UInt8($0)) }
                let sums = all.map(magnitude)
                let best = sums.firstIndex(of: sums.min() ?? 0) ?? 0
                #expect(Array(adaptive[row]) == [UInt8(best)] + all[best], "row \(y) of width \(width)")
                used.insert(UInt8(best))
            }
        }
        #expect(used.count > 1)
    }

    /// Chosen by compressing: each row by one of the five filters, and no other choice of one row makes the stream of that
    /// row and the three above it shorter.
    @Test func rowsAreChosenByCompressing() throws {
        let picture = picture(PNGEncoding(colorType: .rgb, bitDepth: 8), width: 40, height: 12)
        let chosen = PNGFilter.compressed.filtered(picture)
        let trial = try #require(LibDeflate.Trial(longest: 4 * picture.stride))
        for y in 0..<12 {
            let before = Array(chosen[max(0, y - 3) * picture.stride..<y * picture.stride])
            let lengths = (0...4).map { filter in
                (before + [UInt8(filter)] + filtered(picture, y: y, by: UInt8(filter)))
                    .withUnsafeBufferPointer { bytes in
                        bytes.baseAddress.map { trial.length($0, bytes.count) } ?? 0
                    }
            }
            let best = lengths.firstIndex(of: lengths.min() ?? 0) ?? 0
            let row = Array(chosen[y * picture.stride..<(y + 1) * picture.stride])
            #expect(row == [UInt8(best)] + filtered(picture, y: y, by: UInt8(best)), "row \(y)")
        }
    }

    /// The sample is whole bands of rows, and large pictures alone are sampled.
    @Test func samplesAreBands() {
        let encoding = PNGEncoding(colorType: .rgb, bitDepth: 8)
        #expect(picture(encoding, width: 300, height: 100).sample == nil)
        let tall = picture(encoding, width: 300, height: 300)
        let sample = tall.sample
        #expect(sample?.size == PixelSize(width: 300, height: 48))
        #expect(
            sample.map { Array($0.rows[16 * tall.stride..<17 * tall.stride]) }
                == Array(tall.rows[128 * tall.stride..<129 * tall.stride]))
    }

    private static func slope(_ width: Int, _ height: Int) -> PNGPicture {
        let size = PixelSize(width: width, height: height)
        return PNGPicture(size: size, encoding: PNGEncoding(colorType: .rgb, bitDepth: 8)) { y, row in
            for i in 0..<width * 3 { row[i] = UInt8(truncatingIfNeeded: i / 3 * (i % 3 + 1) + y * 3) }
        }
    }

    private static func stripes(_ width: Int, _ height: Int) -> PNGPicture {
        let size = PixelSize(width: width, height: height)
        return PNGPicture(size: size, encoding: PNGEncoding(colorType: .rgb, bitDepth: 8)) { y, row in
            for i in 0..<width * 3 { row[i] = UInt8(truncatingIfNeeded: (i / 60 * 97) ^ (y / 25 * 61)) }
        }
    }

    /// A small picture is tried with each filter.
    @Test func theSmallestStreamWins() throws {
        for picture in [Self.slope(100, 200), Self.stripes(100, 200)] {
            let best = try PNGFilterChoice.smallestStream(picture)
            let smallest = try PNGFilterChoice.smallestStream(picture, .smallest)
            for filter in PNGFilter.allCases {
                let stream = try LibDeflate.zlibStream(filter.filtered(picture), level: 6)
                #expect(filter == .compressed || best.count <= stream.count, "\(filter)")
                #expect(smallest.count <= stream.count, "\(filter)")
            }
        }
    }

    /// A large one by its sample: a slope of colours gains by filters, flat stripes lose nothing by none.
    @Test func largePicturesAreSampled() throws {
        let slope = Self.slope(200, 400)
        let plain = try LibDeflate.zlibStream(slope.rows, level: 6)
        #expect(try PNGFilterChoice.smallestStream(slope).count * 2 < plain.count)
    }
}
