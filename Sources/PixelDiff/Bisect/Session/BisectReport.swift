import Imaging

/// What a bisection found.
public struct BisectReport: Hashable, Sendable, Codable {
    /// How a bisection ended.
    public enum Status: String, Hashable, Sendable, Codable {
        /// All differences are explained by the causes.
        case explained
        /// Good and bad give the same pictures, or no file differs.
        case nothingToExplain = "nothing-to-explain"
        /// Good or bad fails to build or to run.
        case unresolved
        /// Two runs of the same files gave different pictures.
        case flaky
        /// Stopped at a limit; ``BisectReport/suspects`` are what was left.
        case stopped
    }

    /// A revision as it was given, its tree, and its commit.
    public struct Side: Hashable, Sendable, Codable {
        /// A commit, a branch, a tag, or `.` for the working tree.
        public var revision: String
        public var tree: String
        /// What the revision named when the bisection began; of the working tree, the commit that was checked out. Nil
        /// for what is no commit.
        public var commit: String?

        /// The revision, short if it is a whole object name.
        var label: String {
            revision.count >= 40 && revision.allSatisfy(\.isHexDigit) ? String(revision.prefix(10)) : revision
        }
    }

    /// A picture that a cause changes.
    public struct Picture: Hashable, Sendable, Codable {
        /// Its path in the command's output folder: `Cards/card.dark.png`.
        public var name: String
        /// Where it differs from good with the cause applied; empty if the files are no longer there.
        public var regions: [PixelRect]
        /// Candidate minus good, pixels; 0 where one of them does not exist.
        public var widthDelta = 0
        public var heightDelta = 0
        /// Pixels that differ on the canvas that holds both.
        public var differingPixels = 0
        /// Only the candidate exists.
        public var isNew = false
        /// Only the reference exists.
        public var isGone = false
        /// The first stage that differs; nil where a side lacks the picture.
        public var stage: CaseRecord.Stage?
        /// Whether both sides have a layout text.
        public var hasLayout = false
        /// What the two were made with differently, in words.
        public var circumstances: [String] = []
        /// Views that moved, grew, came or went, in words, and how many more there are.
        public var views: [String] = []
        public var unlistedViews = 0
        /// What changed in the pixels, in words.
        public var sentences: [String] = []
        /// Pixels a point; nil where the picture doesn't tell.
        public var scale: Double?
        /// Digests of the decoded pixels: of good's picture, and of the one that is described.
        public var reference: String?
        public var candidate: String?
    }

    /// What one change of a cause of several does by itself.
    public struct Part: Hashable, Sendable, Codable {
        /// Its name, one of the cause's ``Cause/changes``.
        public var change: String
        /// The pictures of the cause that it changes alone; none if it shows what good shows.
        public var pictures: [Picture]
        /// Why good with it alone gives no pictures.
        public var failure: String?
    }

    /// A change that the search did without.
    public struct Dropped: Hashable, Sendable, Codable {
        /// Its name, one of ``BisectReport/changes``, or a file of a commit.
        public var change: String
        /// `documentation`, `only comments`...
        public var reason: String
    }

    /// Lines of one file, where the search went into files.
    public struct Hunk: Hashable, Sendable, Codable {
        /// The file in bad, and in good.
        public var path: String
        public var oldPath: String
        /// The first of the lines that come, from 1, and their number; of none, the line that follows.
        public var line: Int
        public var lineCount: Int
        /// The first of the lines that go, from 1, and their number; of none, the line that follows.
        public var oldLine: Int
        public var oldLineCount: Int
    }

    /// A package dependency whose version differs; nil where it is not resolved.
    public struct Pin: Hashable, Sendable, Codable {
        /// Its identity in `Package.resolved`.
        public var package: String
        /// The version, branch or commit in good.
        public var old: String?
        /// The same in bad.
        public var new: String?
    }

    /// A smallest set of changes that makes pictures differ, and what was seen of it.
    public struct Cause: Hashable, Sendable, Codable {
        /// How it relates to other causes of the same pictures.
        public var role: BisectCause.Role
        /// Names of the changed units; of parts of files with their lines: `Card.swift:41-43`.
        public var changes: [String]
        /// The parts of files that are the cause, where the search went into files.
        public var hunks: [Hunk] = []
        /// What it changes, good with it beside good.
        public var pictures: [Picture]
        /// The package versions that the cause changes.
        public var pins: [Pin] = []
        /// The commits that it came with, the oldest first; unknown if empty.
        public var commits: [BisectCommit] = []
        /// One for each change, if there are several.
        public var parts: [Part] = []
        /// Taken out of bad along with the cause in the second confirmation, because they do not build
        /// without it.
        public var dependents: [String]
        /// The unified diff from good to bad.
        public var diff: String
        /// What the runs showed that confirm it.
        public var confirmation: Confirmation
        /// Whether bad without exactly this, and its dependents, was seen to be as good where the cause changes it; the
        /// rest is in ``confirmation``.
        public var isConfirmedInBad: Bool
    }

    /// One run of the command, or what is remembered of one.
    public struct Run: Hashable, Sendable, Codable {
        /// What its pictures are like.
        public enum Verdict: String, Hashable, Sendable, Codable {
            /// Pixel by pixel as in good; as in bad.
            case good, bad
            /// All are there, and some are as in neither, or some as in good and some as in bad.
            case other
            /// The command failed, ran too long or drew nothing: it says nothing.
            case unresolved
            /// Pictures that both good and bad have are not there.
            case missing
        }

        /// From 1.
        public var id: Int
        /// Why the search asked for it.
        public var purpose: TrialPurpose
        /// Names of the units that were applied to good.
        public var changes: [String]
        /// The digest of its files.
        public var tree: String
        public var verdict: Verdict
        /// Why the run failed, in one line.
        public var failure: String?
        /// Digests of the decoded pixels, by the pictures' names; empty if the run failed.
        public var pictures: [String: String]
        /// How long the command took; of a remembered run, then.
        public var seconds: Double
        /// Whether it was remembered from an earlier session, or from another subset with the same files.
        public var isRemembered: Bool
        /// The pictures of good and bad that are not there.
        public var missing: [String] = []
        /// The tree that it ran in, from 1; nil if it is remembered.
        public var job: Int?
        /// Seconds from the session's begin to its end.
        public var end = 0.0
        /// How its pictures differ, in words, where they are neither as in good nor as in bad.
        public var difference: String?
        /// What the search learned from it.
        public var learned: String?
    }

    /// How it ended.
    public var status: Status
    /// A sentence for every status but ``Status/explained``.
    public var message: String?
    /// Where the pictures were right.
    public var good: Side
    /// Where they differ.
    public var bad: Side
    /// Names of all changed units.
    public var changes: [String]
    /// The commits that were searched, the oldest first; empty without a search over commits.
    public var commits: [BisectCommit] = []
    /// What the search did without because it cannot matter; checked: bad without all of these shows what bad shows.
    public var droppedChanges: [Dropped] = []
    /// How bad's pictures differ from good's: known before any search.
    public var differences: [Picture] = []
    /// How the two runs of the same files differ, for ``Status/flaky``.
    public var instability: [Picture] = []
    /// In their order.
    public var runs: [Run] = []
    /// Those that were found and seen; none for another status than ``Status/explained`` or ``Status/stopped``.
    public var causes: [Cause] = []
    /// Among these the search was looking when it stopped.
    public var suspects: [String] = []
    /// Pictures that are not explained yet.
    public var remainingPictures: [String] = []
    /// The first errors that the command printed, or the end of it, if good or bad failed.
    public var messages: String?
    /// A patch with exactly the causes, from good to bad; absolute path.
    public var patch: String?
    /// Set where the patch does not apply to bad, or bad does not build without it: a sentence.
    public var patchNote: String?
    /// The page with the pictures; absolute path.
    public var page: String?
    /// The top folder of the repository.
    public var root: String
    /// The number of the session in the repository, and the one that it went on with.
    public var session: Int?
    public var resumed: Int?
    /// Seconds that the session took.
    public var seconds = 0.0
    /// What may help where good or bad failed: files that the trees do not have.
    public var hint: String?
}
