import Imaging

extension PixelRows {
    /// The smallest rectangle around pixels of another colour, and how many there are; nil where there are none.
    func content(in area: PixelRect, otherThan color: UInt32) -> (rect: PixelRect, count: Int)? {
        var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
        var total = 0
        for y in area.y..<area.maxY {
            let count = count(area.width, x: area.x, y: y, otherThan: color)
            guard count > 0 else { continue }
            total += count
            var (left, right) = (area.x, area.maxX - 1)
            while self[left, y] == color { left += 1 }
            while self[right, y] == color { right -= 1 }
            box = box.union(PixelRect(x: left, y: y, width: right - left + 1, height: 1))
        }
        return total == 0 ? nil : (box, total)
    }

    /// Whether a rectangle has one colour; true of an empty one.
    func isFlat(_ rect: PixelRect) -> Bool {
        (rect.y..<rect.maxY).allSatisfy {
            isFlat(rect.width, x: rect.x, y: $0) && self[rect.x, $0] == self[rect.x, rect.y]
        }
    }

    /// Whether a rectangle lies in the picture.
    func holds(_ rect: PixelRect) -> Bool {
        rect.x >= 0 && rect.y >= 0 && rect.maxX <= size.width && rect.maxY <= size.height
    }
}
