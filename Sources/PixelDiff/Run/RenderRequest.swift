import Foundation

/// What the command asks of a runner: the program that holds a user's views and renders their previews.
public struct RenderRequest: Codable, Hashable, Sendable {
    /// Points that every view is offered.
    public var width: Double
    /// Points; nil lets the views choose.
    public var height: Double?
    /// What covers the edges of the pictures; nil is nothing.
    public var covered: Covered?
    /// Folders with artwork for symbols, see `SymbolFolder` of PixelUI; of several the last is asked first.
    public var symbolFolders: [String]?
    /// Folders where pictures and colours are looked for by name: the sources'.
    public var resourceFolders: [String]?
    /// Pixels a point of variants that don't say otherwise.
    public var scale: Double
    /// In the order of rendering.
    public var variants: [GoldenVariant]
    /// Names of previews, or types; a preview is rendered when one of them matches. Empty for all.
    public var filters: [String] = []
    /// The folder's or the target's name.
    public var suite: String
    public var purpose: Purpose
    /// The part of the cases to render, each variant a case of its own; nil for all.
    public var shard: Shard?
    /// Titles of cases to pass over: an earlier run, which crashed, has seen to them.
    public var finished: [String]?
    /// Each picture is finished before the next case starts: a crash then is that case's.
    public var isSerial: Bool?
    /// Beside each picture that goes into a folder its layout text is written, as beside goldens.
    public var keepsLayouts: Bool?
    /// Where the runner appends its ``RenderEvent``s, a JSON object a line.
    public var eventFile: String

    public enum Purpose: Codable, Hashable, Sendable {
        /// Writes a PNG for each case into the folder.
        case render(folder: String)
        /// Compares each case with its golden.
        case check(Check)
        /// Tells how each case is laid out, and draws nothing.
        case explain(trace: Bool)
        /// Writes the tree of each case into the folder, as data.
        case describe(folder: String)
        /// Makes two trees as small as a view still differs between them.
        case reduce(ReductionRequest)
        /// Names the cases.
        case list
    }

    /// Points that a device's edges and a keyboard cover.
    public struct Covered: Codable, Hashable, Sendable {
        public var top = 0.0
        public var leading = 0.0
        public var bottom = 0.0
        public var trailing = 0.0
        /// From the picture's bottom edge.
        public var keyboard = 0.0

        public init() {}
    }

    public struct Check: Codable, Hashable, Sendable {
        /// The folder that the goldens' and sources' paths are relative to.
        public var package: String
        public var goldens: String
        public var artifacts: String
        public var mode: RecordMode
        public var tolerance: Tolerance
        /// The manifest that is told which goldens are used, ``RunManifest/id``.
        public var run: String?

        public init(
            package: String, goldens: String, artifacts: String, mode: RecordMode,
            tolerance: Tolerance = .exact
        ) {
            self.package = package
            self.goldens = goldens
            self.artifacts = artifacts
            self.mode = mode
            self.tolerance = tolerance
        }
    }

    public init(
        width: Double, height: Double? = nil, scale: Double, variants: [GoldenVariant],
        filters: [String] = [],
        suite: String, purpose: Purpose, eventFile: String
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.variants = variants
        self.filters = filters
        self.suite = suite
        self.purpose = purpose
        self.eventFile = eventFile
    }
}

/// What a runner reports while it runs. A case that has `started` and nothing after it ended the program.
public enum RenderEvent: Codable, Hashable, Sendable {
    /// The case's title.
    case started(String)
    case listed(String, CaseRecord.Source?)
    /// A picture was written: the case's title, the file, and how long it took from view to file.
    case rendered(String, file: String, milliseconds: Double)
    case checked(CaseRecord)
    case explained(PreviewExplanation)
    /// A tree was written: the case's title, the file.
    case described(String, file: String)
    case reduced(ReductionRecord)
    /// The case's title, and why there is no picture.
    case failed(String, reason: String, CaseRecord.Source?)
    /// Something worth knowing that fails nothing.
    case noted(String)
    /// Names that match no preview, and the names that there are.
    case unmatched([String], known: [String])
    /// The last event of a run that reached its end.
    case finished
}

extension RenderEvent {
    /// One line of JSON.
    public func line() throws -> Data {
        Data(try RecordCoding.line(self))
    }

    /// The events of a file; an unfinished last line is left out.
    public static func read(_ data: Data) -> [RenderEvent] {
        data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(RenderEvent.self, from: Data($0))
        }
    }
}
