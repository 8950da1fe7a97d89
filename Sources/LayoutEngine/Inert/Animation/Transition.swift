import Foundation

/// How a view comes and goes, its type hidden: SwiftUI's `AnyTransition`. A still picture shows it there.
public struct AnyTransition: Sendable {
    let name: String

    private init(_ name: String) {
        self.name = name
    }

    public init<T: Transition>(_ transition: T) {
        self.init(ViewName.of(T.self))
    }

    public static let identity = AnyTransition("identity")
    public static let opacity = AnyTransition("opacity")
    public static let slide = AnyTransition("slide")
    public static var scale: AnyTransition { AnyTransition("scale") }
    public static var blurReplace: AnyTransition { AnyTransition("blurReplace") }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition("scale")
    }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset") }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset") }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition("modifier")
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition("asymmetric")
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition("\(name)+\(other.name)")
    }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view comes and goes: SwiftUI's `Transition`.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Stands for the view inside a transition's body.
public struct PlaceholderContentView<Value>: _PrimitiveView {
    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements { _Elements() }
}

/// Where in a transition a view is.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1, 0, 1.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// How a view's content changes: SwiftUI's `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
}
