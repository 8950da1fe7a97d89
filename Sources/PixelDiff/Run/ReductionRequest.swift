/// What is to be made small, and how: the command tells the runner, which has layout and fonts.
public struct ReductionRequest: Codable, Hashable, Sendable {
    /// What the trees are called in messages; nil takes the files' names.
    public var title: String?
    /// Two files of trees, good and bad; nil where the previews of the program are described.
    public var files: [String]?
    /// The containers in whose place other layouts come: a name, or the way to one, `VStack/HStack[2]`.
    public var layoutPlaces: [String] = []
    /// The layouts as code, one for each place.
    public var layoutCode: [String] = []
    /// Points offered on each side, where they aren't the request's.
    public var widths: [Double?] = []
    /// What the sides are called; two.
    public var names: [String] = ["good", "bad"]
    /// The view by (part of) its name; nil takes the first that moved.
    public var view: String?
    /// Whether the view may differ by any amount, as long as it is in the same direction.
    public var isLoose = false
    /// How many pairs of trees are laid out at most.
    public var maximumSteps = 20_000

    public init() {}
}

/// What came of a reduction: the runner tells the command.
public struct ReductionRecord: Codable, Hashable, Sendable {
    /// A view's frame in points: x, y, width, height.
    public struct Frames: Codable, Hashable, Sendable {
        public var good: [Double]
        public var bad: [Double]

        public init(good: [Double], bad: [Double]) {
            self.good = good
            self.bad = bad
        }
    }

    /// The view's name.
    public var view: String
    /// In the whole trees.
    public var before: Frames
    /// In what is left of them.
    public var after: Frames
    public var elementsBefore: Int
    public var elementsAfter: Int
    /// How often two trees were laid out.
    public var steps: Int
    /// False where it was stopped at the limit.
    public var isMinimal: Bool
    /// All views whose frames differ, in view order.
    public var changed: [String]
    /// What the code shows, a sentence each.
    public var facts: [String]
    /// Views as Swift code; a test of them; previews of them.
    public var views: String
    public var test: String
    public var previews: String

    public init(
        view: String, before: Frames, after: Frames, elements: (before: Int, after: Int), steps: Int,
        isMinimal: Bool, changed: [String], facts: [String], views: String, test: String, previews: String
    ) {
        self.view = view
        self.before = before
        self.after = after
        (elementsBefore, elementsAfter) = elements
        self.steps = steps
        self.isMinimal = isMinimal
        self.changed = changed
        self.facts = facts
        self.views = views
        self.test = test
        self.previews = previews
    }
}
