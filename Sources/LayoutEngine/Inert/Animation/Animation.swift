import Foundation

/// How a change is animated: SwiftUI's `Animation`. A still picture shows the end; only equality counts here.
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable {
        case standard
        case cubic(Double, Double, Double, Double, duration: Double)
        case spring(response: Double, dampingFraction: Double, blendDuration: Double)
        case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    }

    private var curve: Curve
    private var delay = 0.0
    private var speed = 1.0
    private var repeats: [Bool] = []

    private init(_ curve: Curve) {
        self.curve = curve
    }

    private static func cubic(_ p: (Double, Double, Double, Double), _ duration: Double) -> Animation {
        Animation(.cubic(p.0, p.1, p.2, p.3, duration: duration))
    }

    public static let `default` = Animation(.standard)
    public static var linear: Animation { linear(duration: 0.35) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static var spring: Animation { spring() }
    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }
    public static var interactiveSpring: Animation { interactiveSpring() }
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    public static func linear(duration: TimeInterval) -> Animation { cubic((0, 0, 1, 1), duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { cubic((0.42, 0, 1, 1), duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { cubic((0, 0, 0.58, 1), duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { cubic((0.42, 0, 0.58, 1), duration) }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        cubic((p1x, p1y, p2x, p2y), duration)
    }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    @_disfavoredOverload
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(response: duration, dampingFraction: 1 - bounce, blendDuration: blendDuration))
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .physical(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        spring(duration: duration, bounce: bounce)
    }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }

    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.speed *= speed
        return copy
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeats.append(autoreverses)
        return copy
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        repeatCount(.max, autoreverses: autoreverses)
    }
}

/// How a change comes about: SwiftUI's `Transaction`.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Runs `body` at once: a still picture shows the end of the change.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs `body`, then `completion`, at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body` at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
{
    try body()
}

extension Binding {
    /// The same binding: a still picture shows the end of the change.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension View {
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        annotated("animation", animation as Any)
    }

    @available(*, deprecated, message: "Use animation(_:value:).")
    public func animation(_ animation: Animation?) -> some View {
        annotated("animation", animation as Any)
    }

    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        annotated("transaction", transform)
    }

    public func transition(_ t: AnyTransition) -> some View {
        annotated("transition", t)
    }

    public func transition<T: Transition>(_ transition: T) -> some View {
        annotated("transition", transition)
    }

    public func contentTransition(_ transition: ContentTransition) -> some View {
        annotated("contentTransition", transition)
    }

    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        annotated("matchedTransitionSource", id)
    }

    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        annotated("sensoryFeedback", feedback)
    }
}

/// A tap that is felt.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")
}
