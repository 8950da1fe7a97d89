import Foundation

// How effects are written in a display list's dump.

extension Effect {
    var words: String {
        switch self {
        case .transform(let transform): transform.words
        case .projection(let map): map.words
        case .clip(let path, let style): "clip(\(([path.words] + style.words).joined(separator: " ")))"
        case .mask: "mask"
        case .opacity(let opacity): "opacity(\(opacity.decimalText))"
        case .blend(let mode): "blend(\(mode.rawValue))"
        case .shadow(let color, let radius, let x, let y):
            "shadow(\(color.words) radius \(radius.decimalText) at \(CGPoint(x: x, y: y).words))"
        case .blur(let radius, let isOpaque): "blur(\(radius.decimalText)\(isOpaque ? " opaque" : ""))"
        case .styledShadow(let shadow): shadow.words
        case .colorFilter(let filter): filter.words
        case .backdrop(let backdrop): backdrop.words
        case .layer: "layer"
        }
    }
}

extension ProjectionTransform {
    /// The plane's part, then the terms of w, those that are small numbers a thousand times as large.
    fileprivate var words: String {
        "projection(\(list([m11, m12, m21, m22, m31, m32])) by \(list([m13 * 1000, m23 * 1000, m33])))"
    }
}

extension StyledShadow {
    fileprivate var words: String {
        let isInner = blendMode == .sourceAtop && invertsAlpha && isAbove && !isAlone && !isUngrouped
        var words = [color.words, "radius \(radius.decimalText)", "at \(CGPoint(x: x, y: y).words)"]
        if isInner { return "innerShadow(\(words.joined(separator: " ")))" }
        if blendMode != .normal { words.append(blendMode.rawValue) }
        if invertsAlpha { words.append("inverted") }
        if isAbove { words.append("above") }
        if isAlone { words.append("alone") }
        if isUngrouped { words.append("ungrouped") }
        return "shadow(\(words.joined(separator: " ")))"
    }
}

extension Backdrop {
    fileprivate var words: String {
        "backdrop(blur \(radius.decimalText) saturation \(saturation.decimalText) tint \(tint.words))"
    }
}

extension ColorFilter {
    var words: String {
        switch self {
        case .brightness(let amount): "brightness(\(amount.decimalText))"
        case .contrast(let amount): "contrast(\(amount.decimalText))"
        case .saturation(let amount): "saturation(\(amount.decimalText))"
        case .grayscale(let amount): "grayscale(\(amount.decimalText))"
        case .hueRotation(let radians): "hueRotation(\(radians.decimalText))"
        case .colorInvert: "colorInvert"
        case .colorMultiply(let color): "colorMultiply(\(color.words))"
        case .luminanceToAlpha: "luminanceToAlpha"
        case .matrix(let m):
            "colorMatrix(\([m.red, m.green, m.blue, m.alpha].map { list($0.map { CGFloat($0) }) }.joined(separator: " ")))"
        case .alphaThreshold(let min, let max, let color):
            "alphaThreshold(\(min.decimalText) to \(max.decimalText) \(color.words))"
        }
    }
}
