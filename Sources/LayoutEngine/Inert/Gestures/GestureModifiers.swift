import Foundation

extension View {
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        touchable("gesture") { $0.handle(gesture, mask) }
    }

    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        touchable("gesture") { $0.handle(gesture, isEnabled ? .all : .none) }
    }

    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        touchable("highPriorityGesture") { $0.handle(gesture, mask) }
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        touchable("simultaneousGesture") { $0.handle(gesture, mask) }
    }

    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        touchable("onTapGesture") { actions in
            actions.tapCount = count
            actions.tap = action
        }
    }

    /// A tap by name falls on the view's middle, in whatever coordinate space: where it is in another isn't looked at.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        touchable("onTapGesture") { actions in
            actions.tapCount = count
            actions.tapAt = action
        }
    }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        touchable("onLongPressGesture") { $0.longPress = Self.press(action, onPressingChanged) }
    }

    /// The press begins, lasts long enough, and is over.
    private static func press(_ action: @escaping () -> Void, _ onPressing: ((Bool) -> Void)?) -> () -> Void {
        {
            onPressing?(true)
            action()
            onPressing?(false)
        }
    }

    /// The older order of arguments.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        touchable("onLongPressGesture") { $0.longPress = Self.press(action, pressing) }
    }

    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        annotated("onHover", action)
    }

    public func allowsHitTesting(_ enabled: Bool) -> some View {
        annotated("allowsHitTesting", enabled)
    }

    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        annotated("hoverEffect", effect)
    }

    public func help(_ textKey: LocalizedStringKey) -> some View {
        annotated("help", textKey)
    }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View {
        annotated("help", String(text))
    }

    public func help(_ text: Text) -> some View {
        annotated("help", text)
    }
}

/// How a view answers the pointer.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}
