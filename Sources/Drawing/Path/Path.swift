import Foundation

/// An outline made of subpaths of lines and Bézier curves, in points, y down.
///
/// SwiftUI's `Path`. An empty path draws nothing. Coordinates that are NaN or infinite are kept and drawn
/// as nothing; the rasterizer decides. Copying is O(1) until a copy is changed.
public struct Path: Equatable, Sendable, Codable {
    /// One step of an outline.
    public enum Element: Equatable, Sendable, Codable {
        /// Starts a subpath.
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath, joined there.
        case closeSubpath
    }

    /// The steps in drawing order.
    public var elements: [Element]

    /// A path without steps.
    public init() {
        elements = []
    }

    /// These steps, as they are.
    public init(elements: [Element]) {
        self.elements = elements
    }

    /// Builds a path by calling `callback` once with an empty path.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` for each step in order.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    /// Begins a subpath at a point.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
    }

    /// Adds a line from the current point.
    public mutating func addLine(to end: CGPoint) {
        elements.append(.line(to: end))
    }

    /// Adds a quadratic curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Ends the subpath with a line to its start.
    public mutating func closeSubpath() {
        elements.append(.closeSubpath)
    }

    /// The path with every point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(elements: elements.map { $0.applying(transform) })
    }

    /// Maps every point; where no copy shares the steps, without an allocation.
    package mutating func apply(_ transform: CGAffineTransform) {
        for index in elements.indices { elements[index] = elements[index].applying(transform) }
    }

    /// The path moved by (dx, dy) points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// The step with its points mapped.
    fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let p): .move(to: p.applying(transform))
        case .line(let p): .line(to: p.applying(transform))
        case .quadCurve(let p, let c): .quadCurve(to: p.applying(transform), control: c.applying(transform))
        case .curve(let p, let c1, let c2):
            .curve(
                to: p.applying(transform), control1: c1.applying(transform),
                control2: c2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}
