extension DecodedImage {
    /// The image with its colours converted to sRGB as its chunks declare them, at the same bit depth.
    ///
    /// 1. The chunk that decides, as the PNG specification orders them: cICP, iCCP, sRGB, then gAMA and
    ///    cHRM. Without any of them, or with sRGB, the values stay as they are.
    /// 2. A value is made linear by the power 1 / gAMA, or by sRGB's curve when gAMA is absent.
    /// 3. cHRM's primaries go to those of sRGB, the white point adapted; what sRGB cannot show is clipped.
    /// 4. The result is encoded with sRGB's curve and rounded to the nearest value. Alpha is kept.
    ///
    /// - Parameter name: Names the image in errors.
    /// - Throws: ``PNGError`` for an ICC profile, for code points other than sRGB's, and for numbers that
    ///   describe no colours.
    /// - Complexity: O(pixels); with cHRM some 100 ns for each.
    public func convertedToSRGB(name: String = "PNG") throws(PNGError) -> DecodedImage {
        // 1.
        if let points = colorProfile.codePoints {
            if points == [1, 13, 0, 1] { return declaredSRGB(samples) }
            throw PNGError(file: name, reason: .unsupportedColor("its cICP code points aren't sRGB's"))
        }
        if let profile = colorProfile.iccProfile {
            let words = "ICC profile \(profile) can't be interpreted; save the picture as sRGB"
            throw PNGError(file: name, reason: .unsupportedColor(words))
        }
        if colorProfile.sRGBIntent != nil { return declaredSRGB(samples) }
        if colorProfile.gamma == nil && colorProfile.chromaticities == nil { return self }
        let conversion: SRGBConversion
        do {
            conversion = try SRGBConversion(colorProfile)
        } catch {
            throw PNGError(file: name, reason: .unsupportedColor(error.words))
        }
        switch samples {
        case .eight(let values): return declaredSRGB(.eight(conversion.converted(values)))
        case .sixteen(let values): return declaredSRGB(.sixteen(conversion.converted(values)))
        }
    }

    private func declaredSRGB(_ samples: Samples) -> DecodedImage {
        DecodedImage(
            width: width, height: height, samples: samples, encoding: encoding,
            colorProfile: ColorProfile(sRGBIntent: colorProfile.sRGBIntent ?? 0), text: text)
    }
}

/// Steps 2 to 4 for the gAMA and cHRM of one file.
private struct SRGBConversion {
    struct Failure: Error {
        var words: String
    }

    private let gamma: Double?
    private let matrix: ColorMatrix?

    init(_ profile: ColorProfile) throws(Failure) {
        if let declared = profile.gamma, declared <= 0 { throw Failure(words: "its gAMA is not above 0") }
        gamma = profile.gamma.map { 100_000 / Double($0) }
        if let chromaticities = profile.chromaticities, chromaticities != .sRGB {
            guard let matrix = chromaticities.matrixToSRGB() else {
                throw Failure(words: "its cHRM describes no colours")
            }
            self.matrix = matrix
        } else {
            matrix = nil
        }
    }

    func converted<Sample: FixedWidthInteger & UnsignedInteger>(_ values: [Sample]) -> [Sample] {
        let top = Double(Sample.max)
        let linear = (0...Int(Sample.max)).map { self.linear(Double($0) / top) }
        var result = values
        guard let matrix else {
            let table = linear.map { Sample((SRGBTransfer.encoded($0) * top).rounded()) }
            for i in result.indices where i % 4 != 3 { result[i] = table[Int(result[i])] }
            return result
        }
        for start in stride(from: 0, to: result.count, by: 4) {
            let color = (start..<start + 3).map { linear[Int(values[$0])] }
            for (i, value) in matrix.applied(to: color).enumerated() {
                let clipped = min(1, max(0, value))
                result[start + i] = Sample((SRGBTransfer.encoded(clipped) * top).rounded())
            }
        }
        return result
    }

    private func linear(_ value: Double) -> Double {
        gamma.map { Power.raise(value, to: $0) } ?? SRGBTransfer.linear(value)
    }
}
