import PixelUI

/// Which identities of a view tree are meant: those of views with a body, of explicit ids, of controls with a state of their
/// own.
///
///     expectSurvivors(keepIdentity: .view(Row.self), .id("b"), .accessibilityIdentifier("editor")) { ... }
public struct IdentitySelector {
    enum Kind {
        case all
        case view(Any.Type)
        case id(AnyHashable)
        case accessibilityIdentifier(String)
    }

    let kind: Kind

    /// Whatever is there before and after. What just goes or comes isn't meant.
    public static var all: Self { Self(kind: .all) }

    /// Each view of a type.
    public static func view(_ type: Any.Type) -> Self { Self(kind: .view(type)) }

    /// What has an id, of `id(_:)` or a `ForEach`, and all inside.
    public static func id(_ id: some Hashable) -> Self { Self(kind: .id(AnyHashable(id))) }

    /// The view with a body that an accessibility identifier was put on, or else the nearest one around.
    public static func accessibilityIdentifier(_ identifier: String) -> Self {
        Self(kind: .accessibilityIdentifier(identifier))
    }

    /// `id "b"`.
    var description: String {
        switch kind {
        case .all: "all"
        case .view(let type): "view \(typeName(type))"
        case .id(let id): "id \(ValueText.of(id.base))"
        case .accessibilityIdentifier(let identifier): "accessibility identifier \"\(identifier)\""
        }
    }

    /// Those meant in a tree; nil for all.
    @MainActor
    func indices(in tree: TreeSnapshot, of host: any LivingHost) -> Set<Int>? {
        switch kind {
        case .all: nil
        case .view(let type): Set(tree.entries.indices.filter { tree.entries[$0].type == type })
        case .id(let id): Set(tree.entries.indices.filter { tree.entries[$0].ids.contains(id) })
        case .accessibilityIdentifier(let identifier):
            Set(host.identities(marked: identifier, in: tree))
        }
    }
}
