import Foundation

/// A place of a view that can be read in another view's coordinates: SwiftUI's `Anchor`.
public struct Anchor<Value>: @unchecked Sendable {
    /// What of a view is anchored.
    public struct Source: @unchecked Sendable {
        let make: (LayoutNode) -> Anchor<Value>
    }

    /// The value in coordinates that start at the given point of the picture.
    let resolve: (CGPoint) -> Value
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.resolve(.zero) == b.resolve(.zero) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(resolve(.zero)) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's rectangle.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node in
            Anchor { origin in node.frame.offsetBy(dx: -origin.x, dy: -origin.y) }
        }
    }

    /// A rectangle in the view's coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node in
            Anchor { origin in
                rect.offsetBy(dx: node.frame.minX - origin.x, dy: node.frame.minY - origin.y)
            }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node in
            Anchor { origin in
                CGPoint(x: node.frame.minX + point.x - origin.x, y: node.frame.minY + point.y - origin.y)
            }
        }
    }

    /// A point in units of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node in
            Anchor { origin in
                let place = point.point(in: node.frame)
                return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
            }
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several sources as one, in order.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { node in
            let anchors = array.map { $0.make(node) }
            return Anchor { origin in anchors.map { $0.resolve(origin) } }
        }
    }

    public init<T>(_ optional: Anchor<T>.Source?) where Value == T? {
        self.init { node in
            let anchor = optional.map { $0.make(node) }
            return Anchor { origin in anchor.map { $0.resolve(origin) } }
        }
    }
}
