/// What a toolbar shows: SwiftUI's `ToolbarContent`. Compiles and is kept; a picture of a view has no toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) has no body")
    }
}

/// Builds toolbar content out of statements.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
        -> _ToolbarItems
    {
        _ToolbarItems()
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarItems {
        _ToolbarItems()
    }

    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
        _ToolbarItems()
    }

    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
        _ToolbarItems()
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems
    {
        _ToolbarItems()
    }
}

/// Several pieces of toolbar content.
public struct _ToolbarItems: ToolbarContent {
    public typealias Body = Never
    private let isKept: Bool

    nonisolated init() {
        isKept = true
    }
}

public struct ToolbarItem<Content: View>: ToolbarContent {
    public typealias Body = Never
    public let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    public let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}
