import Drawing
import Foundation

/// The part of a drawing's coordinates that is shown, and the size that it has where none is asked for.
///
/// Source: SVG 1.1, 7.7 and 7.8.
struct SVGViewBox {
    var rect: CGRect
    /// Points.
    var size: CGSize

    /// 1. `viewBox`, or the box of `width` and `height`.
    /// 2. `width` and `height` where they are lengths, else the box's.
    /// 3. Of another form than the size, the box is widened around its middle, as `xMidYMid meet` shows it.
    init(_ root: XMLElement) throws(SVGFailure) {
        // 1.
        let width = try Self.length("width", root)
        let height = try Self.length("height", root)
        if let text = root.attributes["viewBox"] {
            guard let n = SVGScanner.numbers(text), n.count == 4, n[2] > 0, n[3] > 0 else {
                throw SVGFailure("the 'viewBox' isn't four numbers with an area: '\(text)'", at: root)
            }
            rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        } else if let width, let height, width > 0, height > 0 {
            rect = CGRect(x: 0, y: 0, width: width, height: height)
        } else {
            throw SVGFailure("<svg> has neither a viewBox nor a width and height; add a viewBox", at: root)
        }
        // 2.
        size = rect.size
        if let width, let height, width > 0, height > 0 {
            size = CGSize(width: width, height: height)
        } else if let width, width > 0 {
            size = CGSize(width: width, height: width * rect.height / rect.width)
        } else if let height, height > 0 {
            size = CGSize(width: height * rect.width / rect.height, height: height)
        }
        // 3.
        let fit = root.attributes["preserveAspectRatio"] ?? "xMidYMid meet"
        if fit == "none" { return }
        guard fit.hasPrefix("xMidYMid"), !fit.hasSuffix("slice") else {
            throw SVGFailure("preserveAspectRatio '\(fit)' isn't drawn; use xMidYMid meet", at: root)
        }
        let scale = min(size.width / rect.width, size.height / rect.height)
        let shown = CGSize(width: size.width / scale, height: size.height / scale)
        if abs(shown.width - rect.width) + abs(shown.height - rect.height) < 1e-9 * (rect.width + rect.height)
        {
            return
        }
        rect = CGRect(
            x: rect.midX - shown.width / 2, y: rect.midY - shown.height / 2, width: shown.width,
            height: shown.height)
    }

    /// nil for an absent length, and for one relative to a page that isn't here.
    private static func length(_ name: String, _ root: XMLElement) throws(SVGFailure) -> Double? {
        guard let text = root.attributes[name], !text.hasSuffix("%"), !text.hasSuffix("em") else {
            return nil
        }
        return try SVGLength.read(text.replacing("pt", with: ""), name, root)
    }
}
