/// What a PNG's colour chunks declare. Nothing here changes a decoded value unless asked for.
public struct ColorProfile: Hashable, Sendable {
    /// The eight numbers of a cHRM chunk, times 100,000 as in the file.
    public struct Chromaticities: Hashable, Sendable {
        /// Times 100,000.
        public var whiteX, whiteY, redX, redY, greenX, greenY, blueX, blueY: Int32

        /// Kept as given.
        public init(
            whiteX: Int32, whiteY: Int32, redX: Int32, redY: Int32, greenX: Int32, greenY: Int32,
            blueX: Int32, blueY: Int32
        ) {
            (self.whiteX, self.whiteY) = (whiteX, whiteY)
            (self.redX, self.redY) = (redX, redY)
            (self.greenX, self.greenY) = (greenX, greenY)
            (self.blueX, self.blueY) = (blueX, blueY)
        }

        /// The primaries and white point of sRGB (Rec. 709, D65).
        public static let sRGB = Chromaticities(
            whiteX: 31270, whiteY: 32900, redX: 64000, redY: 33000, greenX: 30000, greenY: 60000,
            blueX: 15000, blueY: 6000)
    }

    /// An embedded ICC profile, known by its name, size and digest.
    public struct ICCProfile: Hashable, Sendable {
        /// As in the file; nothing is concluded from it.
        public var name: String
        /// Bytes, uncompressed.
        public var byteCount: Int
        /// SHA-256 of the uncompressed profile, lower-case hexadecimal.
        public var digest: String

        /// Kept as given.
        public init(name: String, byteCount: Int, digest: String) {
            self.name = name
            self.byteCount = byteCount
            self.digest = digest
        }
    }

    /// gAMA: the encoding exponent times 100,000 (45455 is 1/2.2).
    public var gamma: Int32?
    /// cHRM.
    public var chromaticities: Chromaticities?
    /// sRGB: the rendering intent, 0 to 3.
    public var sRGBIntent: UInt8?
    /// iCCP.
    public var iccProfile: ICCProfile?
    /// cICP: colour primaries, transfer function, matrix, full range flag.
    public var codePoints: [UInt8]?

    /// Kept as given.
    public init(
        gamma: Int32? = nil, chromaticities: Chromaticities? = nil, sRGBIntent: UInt8? = nil,
        iccProfile: ICCProfile? = nil, codePoints: [UInt8]? = nil
    ) {
        self.gamma = gamma
        self.chromaticities = chromaticities
        self.sRGBIntent = sRGBIntent
        self.iccProfile = iccProfile
        self.codePoints = codePoints
    }

    /// True when the file declares nothing.
    public var isEmpty: Bool { self == ColorProfile() }
}

extension ColorProfile {
    /// Each colour chunk with its meaning in words, or nil when absent; always the same five, in the
    /// same order.
    public var declarations: [(chunk: String, value: String?)] {
        [
            ("sRGB", sRGBIntent.map { "rendering intent \($0)" }),
            ("gAMA", gamma.map { ColorProfile.decimal($0) }),
            ("cHRM", chromaticities?.description),
            ("iCCP", iccProfile?.description),
            ("cICP", codePoints.map { $0.map(String.init).joined(separator: "/") }),
        ]
    }

    /// `gAMA 0.45455, sRGB rendering intent 0`, or `no colour chunks`.
    public var summary: String {
        let present = declarations.compactMap { entry in entry.value.map { "\(entry.chunk) \($0)" } }
        return present.isEmpty ? "no colour chunks" : present.joined(separator: ", ")
    }

    /// A number of the file, which is times 100,000, as a decimal without trailing zeros.
    static func decimal(_ value: Int32) -> String {
        let magnitude = value.magnitude
        let digits = String(magnitude % 100_000)
        var fraction = String(repeating: "0", count: 5 - digits.count) + digits
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let whole = (value < 0 ? "-" : "") + String(magnitude / 100_000)
        return fraction.isEmpty ? whole : whole + "." + fraction
    }
}

extension ColorProfile.Chromaticities: CustomStringConvertible {
    /// `sRGB primaries`, or the eight numbers.
    public var description: String {
        if self == .sRGB { return "sRGB primaries" }
        func point(_ x: Int32, _ y: Int32) -> String {
            "(\(ColorProfile.decimal(x)), \(ColorProfile.decimal(y)))"
        }
        return "white \(point(whiteX, whiteY)) red \(point(redX, redY)) "
            + "green \(point(greenX, greenY)) blue \(point(blueX, blueY))"
    }
}

extension ColorProfile.ICCProfile: CustomStringConvertible {
    /// `'Display P3' (548 bytes, digest 1a2b3c4d)`.
    public var description: String { "'\(name)' (\(byteCount) bytes, digest \(digest.prefix(8)))" }
}
