import Foundation

/// A place of a view that can be read in another view's coordinates: SwiftUI's `Anchor`.
///
/// Effects between both views count: a turned view's rectangle is the box around it.
public struct Anchor<Value>: @unchecked Sendable {
    /// What of a view is anchored.
    public struct Source: @unchecked Sendable {
        let make: (LayoutNode) -> Anchor<Value>
    }

    /// The value in given coordinates.
    let resolve: (MeasuringSpace) -> Value

    /// The value in the whole picture's coordinates.
    fileprivate var globalValue: Value { resolve(.global(askedBy: nil)) }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.globalValue == b.globalValue }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(globalValue) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's rectangle.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node in
            Anchor { $0.rect(node.frame, of: node) }
        }
    }

    /// A rectangle in the view's coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node in
            Anchor { $0.rect(rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY), of: node) }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node in
            Anchor {
                $0.point(CGPoint(x: node.frame.minX + point.x, y: node.frame.minY + point.y), of: node)
            }
        }
    }

    /// A point in units of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node in
            Anchor { $0.point(point.point(in: node.frame), of: node) }
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
            return Anchor { space in anchors.map { $0.resolve(space) } }
        }
    }

    public init<T>(_ optional: Anchor<T>.Source?) where Value == T? {
        self.init { node in
            let anchor = optional.map { $0.make(node) }
            return Anchor { space in anchor.map { $0.resolve(space) } }
        }
    }
}
