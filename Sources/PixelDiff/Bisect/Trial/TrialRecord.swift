/// What a run of the command gave, without reference to any list of changes: what the cache keeps.
struct TrialRecord: Hashable, Sendable, Codable {
    /// The digests of the pictures by name; nil if the run failed.
    var pictures: [String: String]?
    /// The digests of the layout texts by the pictures' names.
    var layouts: [String: String]?
    /// Why the run failed, in one line.
    var failure: String?
    /// The end of what a failed command printed.
    var messages: String?
    /// Whether a second run gave the same.
    var isStable = false
    var seconds: Double
    /// Whether another run may well end otherwise: it was killed, or ran too long.
    var isAccident = false

    /// The digests of all that is kept of the run.
    var digests: [String] { Array((pictures ?? [:]).values) + Array((layouts ?? [:]).values) }

    /// Nil if the run failed.
    var drawn: DrawnPictures? {
        pictures.map { DrawnPictures(pictures: $0, layouts: layouts ?? [:]) }
    }
}
