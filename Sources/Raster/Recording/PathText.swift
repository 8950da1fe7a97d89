import Drawing
import Foundation

// Paths as recordings write them: the letters of SVG paths, absolute, with exact numbers. What `Path.description` and
// dumps write is rounded.

extension Path {
    /// `M1,2L3,4Z`: each step a letter and its numbers with commas between, control points first. Numbers that aren't
    /// finite are `nan`, `inf` and `-inf`.
    var exactText: String {
        var text = ""
        func add(_ letter: String, _ points: CGPoint...) {
            text += letter
            for (index, point) in points.enumerated() {
                if index > 0 { text += "," }
                text += Double(point.x).exactText
                text += ","
                text += Double(point.y).exactText
            }
        }
        for element in elements {
            switch element {
            case .move(let p): add("M", p)
            case .line(let p): add("L", p)
            case .quadCurve(let p, let c): add("Q", c, p)
            case .curve(let p, let c1, let c2): add("C", c1, c2, p)
            case .closeSubpath: add("Z")
            }
        }
        return text
    }

    /// Reads what ``exactText`` wrote.
    ///
    /// - Parameter spend: Told of each step before it is kept.
    /// - Throws: What `spend` throws; nil is returned for text that is no such path.
    init?(exactText text: String, spend: (Int) throws -> Void) rethrows {
        var elements: [Element] = []
        let bytes = Array(text.utf8)
        var position = 0
        while position < bytes.count {
            let letter = bytes[position]
            position += 1
            try spend(1)
            guard let count = Self.points(letter),
                let points = Self.points(bytes, &position, count: count)
            else { return nil }
            switch letter {
            case UInt8(ascii: "M"): elements.append(.move(to: points[0]))
            case UInt8(ascii: "L"): elements.append(.line(to: points[0]))
            case UInt8(ascii: "Q"): elements.append(.quadCurve(to: points[1], control: points[0]))
            case UInt8(ascii: "C"):
                elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
            default: elements.append(.closeSubpath)
            }
        }
        self.init(elements: elements)
    }

    /// How many points follow a letter.
    private static func points(_ letter: UInt8) -> Int? {
        switch letter {
        case UInt8(ascii: "M"), UInt8(ascii: "L"): 1
        case UInt8(ascii: "Q"): 2
        case UInt8(ascii: "C"): 3
        case UInt8(ascii: "Z"): 0
        default: nil
        }
    }

    private static func points(_ bytes: [UInt8], _ position: inout Int, count: Int) -> [CGPoint]? {
        var numbers: [CGFloat] = []
        for index in 0..<2 * count {
            if index > 0 {
                guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { return nil }
                position += 1
            }
            let start = position
            while position < bytes.count, bytes[position] != UInt8(ascii: ","), points(bytes[position]) == nil
            {
                position += 1
            }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            guard let number = Double(exactText: word[...]) else { return nil }
            numbers.append(CGFloat(number))
        }
        return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
}
