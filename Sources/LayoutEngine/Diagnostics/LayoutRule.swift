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

        // MARK: Found over the updates of a tree that is kept

        /// Ids that are others at each reading of the same element, as those of a computed `UUID()`.
        case computedID = "computed-id"
        /// Ids that are others though the elements are equal.
        case changingID = "changing-id"
        /// Elements of a row's data make a varying number of views, or views whose type hides how many.
        case rowViewCount = "row-view-count"
        /// A state's initial value comes from an input that changed: the state still has the first one.
        case staleInitialValue = "stale-initial-value"
        /// A condition around the same view, with and without a modifier: each branch is a view of its own.
        case splitIdentity = "split-identity"
        /// A task that was asked to stop, or is left when its view is gone, and still runs.
        case runningTask = "running-task"
        /// An object that the view asks its environment for isn't there.
        case missingObject = "missing-object"
        /// A value that never compares equal, written into the environment anew by each update.
        case incomparableEnvironment = "incomparable-environment"
        /// A value of the environment that changes with every update.
        case restlessEnvironment = "restless-environment"
        /// Rows that each read a whole collection and use one element of it.
        case wholeCollection = "whole-collection"
        /// An observed property was set to the value that it had.
        case equalValue = "equal-value"

        /// Everything else.
        case other

        /// What a rule is about, so that a test can ask for some.
        public var topic: Topic {
            switch self {
            case .duplicateID, .offsetID, .computedID, .changingID, .rowViewCount, .splitIdentity: .identity
            case .staleInitialValue, .equalValue, .wholeCollection: .state
            case .incomparableEnvironment, .restlessEnvironment, .missingObject: .environment
            case .notSettling, .runningTask: .settling
            case .nonFiniteNumber, .drawingLimit: .drawing
            case .preferenceKeepsLast: .preferences
            default: .layout
            }
        }

        /// Whether it is about what happened over several updates, and so is kept for the life of the tree.
        var isOfUpdates: Bool {
            switch self {
            case .computedID, .changingID, .rowViewCount, .staleInitialValue, .splitIdentity, .runningTask,
                .incomparableEnvironment, .restlessEnvironment, .wholeCollection, .equalValue:
                true
            default: false
            }
        }

        /// Whether it is found in a single layout too, though a tree that is kept has it for life.
        var isFoundAtOnce: Bool { self == .computedID }

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

    /// What rules are about.
    public enum Topic: String, Hashable, Sendable, CaseIterable {
        case layout, drawing, identity, state, environment, preferences, settling
    }
}
