/// The transfer function of sRGB (IEC 61966-2-1), for values 0...1.
package enum SRGBTransfer {
    package static func encoded(_ linear: Double) -> Double {
        linear <= 0.0031308 ? 12.92 * linear : 1.055 * Power.raise(linear, to: 1 / 2.4) - 0.055
    }

    package static func linear(_ encoded: Double) -> Double {
        encoded <= 0.04045 ? encoded / 12.92 : Power.raise((encoded + 0.055) / 1.055, to: 2.4)
    }
}
