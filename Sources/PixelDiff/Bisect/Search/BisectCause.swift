/// A smallest set of changes that changes a picture, with the two runs that confirm it.
public struct BisectCause: Hashable, Sendable, Codable {
    /// How the cause relates to the difference between good and bad.
    public enum Role: String, Sendable, Codable {
        /// Makes the picture what it is in bad.
        case cause
        /// Makes it so too; taking out an earlier cause of the same pictures is not enough.
        case alternative
        /// Changes the picture in its own way, which an earlier cause covers in bad.
        case hidden
        /// Changes the picture by itself, but makes it what it is in bad only together with other causes that do
        /// so, too: independent changes of the same place.
        case contribution
    }

    /// The changes; none of them can be left out (among the subsets that build).
    public var changes: ChangeSet
    /// The pictures that it changes, by name, ascending.
    public var pictures: [String]
    public var role: Role
    /// Changes that had to be taken out of bad along with the cause, because they do not build without it.
    public var dependents: ChangeSet
    /// What was applied when good plus the changes showed the picture: exactly `changes`.
    public var appliedRun: ChangeSet
    /// What was still applied when bad minus the changes no longer showed it.
    public var removedRun: ChangeSet
}
