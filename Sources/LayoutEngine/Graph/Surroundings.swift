/// What a place in the tree knows of the elements around it: named spaces, safe areas, scroll views.
///
/// The references in it are filled while elements are placed, from the root down: what is inside reads them
/// when it is placed itself.
final class Surroundings {
    /// The elements whose coordinates have a name.
    private(set) var spaces: [AnyHashable: CoordinateSpaceReference] = [:]
    /// The innermost safe area.
    private(set) var safeArea: SafeArea?
    /// The nearest scroll view.
    private(set) var viewport: Viewport?
    /// What `containerRelativeFrame` means: the nearest scroll view's room, or the root's.
    private(set) var container = RelativeContainer()
    /// The scroll views that the nearest `ScrollViewReader` scrolls.
    private(set) var scrollRegistry: ScrollRegistry?

    init() {}

    private init(_ other: Surroundings) {
        spaces = other.spaces
        safeArea = other.safeArea
        viewport = other.viewport
        container = other.container
        scrollRegistry = other.scrollRegistry
    }

    /// A copy with changes.
    private func changing(_ change: (Surroundings) -> Void) -> Surroundings {
        let copy = Surroundings(self)
        change(copy)
        return copy
    }

    func naming(_ space: CoordinateSpaceReference, _ name: AnyHashable) -> Surroundings {
        changing { $0.spaces[name] = space }
    }

    func inside(_ area: SafeArea) -> Surroundings {
        changing { $0.safeArea = area }
    }

    /// Inside a scroll view, which takes care of the safe areas around itself.
    func inside(_ viewport: Viewport) -> Surroundings {
        changing {
            $0.viewport = viewport
            $0.container = viewport.container
            $0.safeArea = nil
        }
    }

    func inside(_ registry: ScrollRegistry) -> Surroundings {
        changing { $0.scrollRegistry = registry }
    }
}

/// The node that a named space belongs to.
final class CoordinateSpaceReference {
    weak var node: LayoutNode?
}
