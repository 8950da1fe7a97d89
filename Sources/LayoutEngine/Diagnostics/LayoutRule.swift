extension LayoutDiagnostic {
    /// Which rule was broken. The raw values are printed, and stay as they are.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        // MARK: Found in every layout

        /// The root has no finite size.
        case infiniteSize = "infinite-size"
        /// The root has no size.
        case emptySize = "empty-size"
        /// NaN, a negative length, or infinity in answer to something finite.
        case invalidSize = "invalid-size"
        /// A proposal of NaN.
        case invalidProposal = "invalid-proposal"
        /// A place that is NaN or infinite.
        case invalidPlacement = "invalid-placement"
        /// An effect or a text was given NaN or infinity.
        case nonFiniteNumber = "non-finite-number"
        /// Something larger than can be drawn.
        case drawingLimit = "drawing-limit"
        case subviewNotPlaced = "subview-not-placed"
        case subviewPlacedTwice = "subview-placed-twice"
        /// A custom layout's children lie outside the size it answered.
        case childrenOutsideSize = "children-outside-size"
        /// No candidate of a `ViewThatFits` fits, the last one neither.
        case nothingFits = "nothing-fits"
        case duplicateID = "duplicate-id"
        /// Actions change state in every pass.
        case notSettling = "not-settling"

        // MARK: Found when the layout is to explain itself

        /// A custom layout places from zero instead of `bounds.origin`.
        case ignoresBoundsOrigin = "ignores-bounds-origin"
        /// A custom layout that gives another answer when it is asked again.
        case unstableLayout = "unstable-layout"
        /// A length that is a default, because nothing tells another.
        case noIdealSize = "no-ideal-size"
        /// The ratio of an ideal size that is none, or of a text's line.
        case idealAspectRatio = "ideal-aspect-ratio"
        /// A `layoutPriority` that the stack doesn't see.
        case hiddenPriority = "hidden-priority"
        /// A preference of several views whose `reduce` keeps the last.
        case preferenceKeepsLast = "preference-keeps-last"
        /// Ids that are places in a collection.
        case offsetID = "offset-id"

        /// Everything else.
        case other

        /// Whether it is about how an element was placed, and so about the last time that it was.
        var isOfPlacing: Bool {
            switch self {
            case .invalidPlacement, .subviewNotPlaced, .subviewPlacedTwice, .childrenOutsideSize,
                .nothingFits:
                true
            default: false
            }
        }
    }
}
