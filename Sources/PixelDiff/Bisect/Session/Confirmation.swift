extension BisectReport {
    /// What the runs that confirm a cause showed of its pictures. Only of what was run; a picture that a run lacks is
    /// not in it.
    public struct Confirmation: Hashable, Sendable, Codable {
        /// How a picture looks.
        public enum Seen: String, Hashable, Sendable, Codable {
            /// Pixel by pixel as in good.
            case good
            /// As in good in the parts of the picture that the cause was found by; other parts differ.
            case goodThere = "good-there"
            /// Pixel by pixel as in bad.
            case bad
            /// As in bad in the parts of the picture that the cause was found by; other parts differ.
            case badThere = "bad-there"
            /// In neither way.
            case other
        }

        /// What good and bad are.
        public enum Ends: String, Hashable, Sendable, Codable {
            /// The two revisions that the bisection was begun with.
            case revisions
            /// The commit before the one that has the cause, and that one.
            case commits
        }

        public var ends: Ends
        /// Good with exactly the cause, by picture.
        public var applied: [String: Seen]
        /// Bad without exactly the cause and its ``Cause/dependents``, by picture; empty if that was not run.
        public var removed: [String: Seen]
        /// Why bad without the cause gives no pictures.
        public var removalFailure: String?
        /// What the cause's files change, without the cause, on good; only where ``removed`` is not as good.
        public var removedFromFiles: [String: Seen] = [:]
        /// The changes of all causes of these pictures, this one's too; only where ``removed`` is not as good, or
        /// others are needed to make the pictures what they are in bad.
        public var together: [String] = []
        /// Good with all of ``together``, and bad without; empty if that was not run.
        public var appliedTogether: [String: Seen] = [:]
        public var removedTogether: [String: Seen] = [:]

        /// What a cause within a commit needs of the commits before; nil where it does the same in good.
        public var needs: Need?

        /// A commit without which a cause does nothing.
        public struct Need: Hashable, Sendable, Codable {
            public var commit: BisectCommit
            /// What came of the cause on the commit before that one: a clause.
            public var without: String
        }

        /// Whether bad without exactly the cause was seen to be as good where the cause changes it.
        public var isConfirmedInBad: Bool { Self.isGood(removed) }

        static func isGood(_ seen: [String: Seen]) -> Bool {
            !seen.isEmpty && seen.values.allSatisfy { $0 == .good || $0 == .goodThere }
        }

        static func isBad(_ seen: [String: Seen]) -> Bool {
            !seen.isEmpty && seen.values.allSatisfy { $0 == .bad || $0 == .badThere }
        }
    }
}
