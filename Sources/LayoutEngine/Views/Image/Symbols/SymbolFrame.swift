import Drawing
import Foundation

/// Where a symbol made of paths goes: its frame beside a font, and its drawing in the frame.
struct SymbolFrame {
    /// Points, to the nearest half.
    let size: CGSize
    /// How far the frame's bottom lies below the text's baseline.
    let descent: CGFloat
    private let picture: VectorImage
    /// The frame before it was rounded, which a resized one is a multiple of.
    private let exactSize: CGSize
    /// Points a unit of the picture.
    private let scale: CGFloat

    /// - Parameter capHeight: The font's, in points.
    ///
    /// 1. With guides, cap line and base line are a capital letter apart, and the frame is the picture's box.
    /// 2. Else the box is as high as an ordinary symbol; a measured symbol keeps its measured frame.
    init(_ picture: VectorImage, metrics: SymbolMetrics, capHeight: CGFloat) {
        self.picture = picture
        let box = picture.viewBox
        func half(_ value: CGFloat) -> CGFloat { max((value * 2).rounded() / 2, 0.5) }
        // 1.
        if let guides = picture.guides, guides.baseline > guides.capLine, capHeight > 0 {
            scale = capHeight / (guides.baseline - guides.capLine)
            exactSize = CGSize(width: box.width * scale, height: box.height * scale)
            size = CGSize(width: half(exactSize.width), height: half(exactSize.height))
            descent = (box.maxY - guides.baseline) * scale
            return
        }
        // 2.
        scale = metrics.lineUnit / box.height
        exactSize =
            metrics.isMeasured
            ? metrics.size : CGSize(width: box.width * scale, height: metrics.lineUnit)
        size =
            metrics.isMeasured
            ? metrics.size : CGSize(width: half(exactSize.width), height: half(exactSize.height))
        descent = metrics.descent
    }

    /// From the picture's coordinates into a frame: the middle of the box is the frame's, and a frame that was resized
    /// stretches the drawing with it.
    func map(into rect: CGRect, isResized: Bool) -> CGAffineTransform {
        let kx = scale * (isResized ? rect.width / exactSize.width : 1)
        let ky = scale * (isResized ? rect.height / exactSize.height : 1)
        return CGAffineTransform(
            a: kx, b: 0, c: 0, d: ky, tx: rect.midX - kx * picture.viewBox.midX,
            ty: rect.midY - ky * picture.viewBox.midY)
    }
}
