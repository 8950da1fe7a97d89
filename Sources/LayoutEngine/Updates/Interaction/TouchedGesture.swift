import Foundation

/// What a gesture does when it is made by a tap or a long press.
struct GestureTouch<Value> {
    /// nil for a long press.
    let tapCount: Int?
    /// Ends the gesture at a point of the view, and returns its value.
    let end: (CGPoint) -> Value
}

/// A gesture that a tap or a long press can make.
@MainActor
protocol TouchedGesture: Gesture {
    var touch: GestureTouch<Value>? { get }
}

extension Gesture {
    /// How a touch makes it; nil for drags and the like. A gesture of the user's is its body.
    @MainActor
    var touched: GestureTouch<Value>? {
        func touch<G: TouchedGesture>(of gesture: G) -> Any? { gesture.touch }
        guard let gesture = self as? any TouchedGesture else { return nil }
        return touch(of: gesture) as? GestureTouch<Value>
    }
}

extension TapGesture: TouchedGesture {
    var touch: GestureTouch<Void>? { GestureTouch(tapCount: count) { _ in } }
}

extension SpatialTapGesture: TouchedGesture {
    var touch: GestureTouch<Value>? { GestureTouch(tapCount: count) { Value(location: $0) } }
}

extension LongPressGesture: TouchedGesture {
    var touch: GestureTouch<Bool>? { GestureTouch(tapCount: nil) { _ in true } }
}

extension _ObservedGesture: TouchedGesture {
    var touch: GestureTouch<G.Value>? {
        guard let inner = gesture.touched else { return nil }
        let onEnded = onEnded
        return GestureTouch(tapCount: inner.tapCount) { point in
            let value = inner.end(point)
            onEnded(value)
            return value
        }
    }
}

extension _MappedGesture: TouchedGesture {
    var touch: GestureTouch<Value>? {
        guard let inner = gesture.touched else { return nil }
        let transform = transform
        return GestureTouch(tapCount: inner.tapCount) { transform(inner.end($0)) }
    }
}

extension ControlActions {
    /// Takes in what a gesture does.
    @MainActor
    mutating func handle<G: Gesture>(_ gesture: G, _ mask: GestureMask) {
        guard mask.contains(.gesture) else { return }
        guard let touch = gesture.touched else {
            // A gesture of the user's is its body.
            if G.Body.self != Never.self { handle(gesture.body, mask) }
            return
        }
        if let count = touch.tapCount {
            tapCount = count
            tapAt = { _ = touch.end($0) }
        } else {
            longPress = { _ = touch.end(.zero) }
        }
    }
}
