import Foundation

/// One element of a laid out tree as data: what it is, what it was given, and what lies in it.
///
/// A description holds what layout depends on and little else: colours, paths and effects are names. Laid out
/// again (``DescribedView``) it gives the frames that the view gave. What can't be told as parameters (a custom
/// layout's code, a closure) has the answers that it gave (``RecordedAnswers``).
package struct ViewDescription: Hashable, Codable, Sendable {
    package var kind: DescribedKind
    /// The user's views around the element, outermost first: `Card` of `Card/VStack`.
    package var owners: [String] = []
    /// What the environment has here that it hasn't around.
    package var settings: [DescribedSetting] = []
    /// What the element tells its container.
    package var traits = DescribedTraits()
    /// Where it stood, in points of the picture; nil where it wasn't shown.
    package var frame: DescribedRect?
    /// What it answered, for kinds that can't be worked out again.
    package var answers: RecordedAnswers?
    /// Where it stood in a container that is its answers.
    package var place: RecordedAnswers.Place?
    /// A modifier's one; a layer's two, the primary view first; a container's, in order.
    package var children: [ViewDescription] = []
    /// What only the describing process knows; no part of files.
    var live = LiveParts.none

    package init(_ kind: DescribedKind, children: [ViewDescription] = []) {
        self.kind = kind
        self.children = children
    }

    private enum CodingKeys: String, CodingKey {
        case kind, owners, settings, traits, frame, answers, place, children
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kind = try values.decode(DescribedKind.self, forKey: .kind)
        owners = try values.decodeIfPresent([String].self, forKey: .owners) ?? []
        settings = try values.decodeIfPresent([DescribedSetting].self, forKey: .settings) ?? []
        traits = try values.decodeIfPresent(DescribedTraits.self, forKey: .traits) ?? DescribedTraits()
        frame = try values.decodeIfPresent(DescribedRect.self, forKey: .frame)
        answers = try values.decodeIfPresent(RecordedAnswers.self, forKey: .answers)
        place = try values.decodeIfPresent(RecordedAnswers.Place.self, forKey: .place)
        children = try values.decodeIfPresent([ViewDescription].self, forKey: .children) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(kind, forKey: .kind)
        if !owners.isEmpty { try values.encode(owners, forKey: .owners) }
        if !settings.isEmpty { try values.encode(settings, forKey: .settings) }
        if traits != DescribedTraits() { try values.encode(traits, forKey: .traits) }
        try values.encodeIfPresent(frame, forKey: .frame)
        try values.encodeIfPresent(answers, forKey: .answers)
        try values.encodeIfPresent(place, forKey: .place)
        if !children.isEmpty { try values.encode(children, forKey: .children) }
    }

    /// How many elements there are, this one included.
    package var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The name in dumps: `Card/VStack`, `Text "Total"`.
    package var name: String { (owners + [kind.name]).joined(separator: "/") }
}

/// A rectangle in points.
package struct DescribedRect: Hashable, Codable, Sendable {
    package var x: CGFloat
    package var y: CGFloat
    package var width: CGFloat
    package var height: CGFloat

    package init(_ rect: CGRect) {
        (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    }

    package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// What an element tells its container.
package struct DescribedTraits: Hashable, Codable, Sendable {
    package var zIndex: Double?
    /// The row of the grid around, counted in the grid; nil outside of rows.
    package var row: Int?
    package var rowAlignment: DescribedGuide?
    package var span: Int?
    package var anchor: [CGFloat]?
    package var columnAlignment: DescribedGuide?
    package var unsizedAxes: [DescribedAxis]?
    /// The id that it has in a `ForEach`, where that is text or a number.
    package var id: String?

    package init() {}
}

/// What only the process that laid a view out knows of it. All are equal: they don't say what a description is.
struct LiveParts: Hashable, @unchecked Sendable {
    static let none = LiveParts()

    /// All that the element tells its container, layout values included.
    var traits: TraitValues?
    /// A layout written by the user.
    var layout: AnyLayout?
    /// The layout as code, as far as its stored values are numbers, truths and words.
    var layoutCode: String?

    static func == (a: LiveParts, b: LiveParts) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
