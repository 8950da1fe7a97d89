import Drawing
import Foundation

// Components, in the default appearance: light, iOS 26.
extension UIColor {
    private var components: ResolvedColor { value(in: EnvironmentValues()) }

    /// The grey of the same luminance (Rec. 709 weights on encoded components); true for every colour.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        white?.pointee = CGFloat(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Hue, saturation and brightness in 0...1; the hue of a grey is 0. True for every colour.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        let (h, s, b) = ColorConversion.hsb(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = CGFloat(h)
        saturation?.pointee = CGFloat(s)
        brightness?.pointee = CGFloat(b)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }
}

// AppKit's names. All spaces are taken for sRGB.
extension UIColor {
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    public var redComponent: CGFloat { CGFloat(components.red) }
    public var greenComponent: CGFloat { CGFloat(components.green) }
    public var blueComponent: CGFloat { CGFloat(components.blue) }
    public var alphaComponent: CGFloat { CGFloat(components.opacity) }
}
