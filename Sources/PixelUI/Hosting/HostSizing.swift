import LayoutEngine

/// Which sizes a host works out after each update, as hosting controllers and views do: the names are theirs.
public struct HostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The ideal size, as what contains the host would ask for it.
    public static let intrinsicContentSize = Self(rawValue: 1)
    /// The ideal size, as a popover or a sheet would take it.
    public static let preferredContentSize = Self(rawValue: 2)
    /// The size for a proposal of zero.
    public static let minSize = Self(rawValue: 4)
    /// The size for an infinite proposal; infinite where the view takes all.
    public static let maxSize = Self(rawValue: 8)
}

/// The sizes that a host was asked to work out, in points; nil for those that it wasn't.
public struct HostingSizes: Equatable, Sendable {
    public internal(set) var intrinsicContentSize: CGSize?
    public internal(set) var preferredContentSize: CGSize?
    public internal(set) var minSize: CGSize?
    public internal(set) var maxSize: CGSize?
}

extension ViewHost {
    /// The size that the view would choose for a proposal, as it is now: nothing changes. With safe-area insets the picture's.
    ///
    /// - Complexity: As measuring what hasn't been asked this before.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        host.sizeThatFits(proposal)
    }

    /// What the options ask for, of the view as it is now.
    var currentSizes: HostingSizes {
        var sizes = HostingSizes()
        if sizingOptions.contains(.intrinsicContentSize) {
            sizes.intrinsicContentSize = sizeThatFits(.unspecified)
        }
        if sizingOptions.contains(.preferredContentSize) {
            sizes.preferredContentSize = sizeThatFits(.unspecified)
        }
        if sizingOptions.contains(.minSize) { sizes.minSize = sizeThatFits(.zero) }
        if sizingOptions.contains(.maxSize) { sizes.maxSize = sizeThatFits(.infinity) }
        return sizes
    }

    /// Says where a size isn't what it was before the update.
    func noteSizes() {
        guard !sizingOptions.isEmpty else { return }
        let now = currentSizes
        guard now != sizes else { return }
        sizes = now
        onSizeInvalidation?(now)
    }
}
