/// An app: SwiftUI's `App`. Compiles, so that a folder with its app can be rendered; it is never run.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Does nothing: previews are rendered, apps aren't run.
    public static func main() {}
}

/// A part of an app's interface: SwiftUI's `Scene`. Compiles and is never shown.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) has no body")
    }
}

/// Builds scenes out of statements.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content)
        -> _TupleScene<(repeat each Content)>
    {
        _TupleScene((repeat each content))
    }
}

/// Several scenes.
public struct _TupleScene<T>: Scene {
    public typealias Body = Never
    let value: T

    init(_ value: T) {
        self.value = value
    }
}

/// A window for each of something: SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// The settings window: SwiftUI's `Settings`.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
