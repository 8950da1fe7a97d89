/// What a toolbar shows: SwiftUI's `ToolbarContent`. A picture of a view has no toolbar; in a host that lives its controls
/// are made, and found.
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

    @MainActor
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
        -> _ToolbarItems
    {
        var parts: [ViewPart] = []
        for item in repeat each content { parts += item.parts }
        return _ToolbarItems(parts)
    }

    @MainActor
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarItems {
        _ToolbarItems(content?.parts ?? [])
    }

    @MainActor
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
        _ToolbarItems(first.parts)
    }

    @MainActor
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
        _ToolbarItems(second.parts)
    }

    @MainActor
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems
    {
        _ToolbarItems(content.parts)
    }
}

/// Several pieces of toolbar content.
public struct _ToolbarItems: ToolbarContent, ToolbarParts {
    public typealias Body = Never
    let ownParts: [ViewPart]

    init(_ parts: [ViewPart]) {
        ownParts = parts
    }
}

/// Toolbar content that has views itself.
@MainActor
protocol ToolbarParts {
    var ownParts: [ViewPart] { get }
}

extension ToolbarContent {
    /// The views in it; those of a user's content are its body's.
    @MainActor
    var parts: [ViewPart] {
        if let own = self as? any ToolbarParts { return own.ownParts }
        return Body.self == Never.self ? [] : body.parts
    }
}

public struct ToolbarItem<Content: View>: ToolbarContent, ToolbarParts {
    public typealias Body = Never
    public let content: Content
    var ownParts: [ViewPart] { [ViewPart(content, role: "item")] }

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarParts {
    public typealias Body = Never
    public let content: Content
    var ownParts: [ViewPart] { [ViewPart(content, role: "item")] }

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
