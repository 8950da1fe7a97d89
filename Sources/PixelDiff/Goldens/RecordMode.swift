/// When a check writes goldens. The words are those of swift-snapshot-testing.
public enum RecordMode: String, Sendable, Codable, CaseIterable {
    /// Write every golden anew. One whose bytes stay the same is left alone.
    case all
    /// Write those that are missing and those that differ.
    case failed
    /// Write those that are missing: the default.
    case missing
    /// Write none: the default where `CI` is set.
    case never
}

extension RecordMode {
    /// The variables that choose a mode, the first one set wins.
    public static let variables = ["PIXELDIFF_RECORD", "SNAPSHOT_TESTING_RECORD"]

    /// Settles the mode of one check.
    ///
    /// 1. An option on the command line wins over the environment, the environment over the test's own wish.
    /// 2. With none of them: `never` where `CI` is set, `missing` elsewhere.
    /// 3. Where `CI` is set, any mode but `never` is refused: a run that writes goldens compares nothing, and
    ///    a retried one passes against what it has just written.
    ///
    /// `CI` counts as set unless it is empty, `0` or `false`. An empty variable counts as unset.
    ///
    /// - Throws: ``RecordModeError`` for a word that is no mode, and for recording where `CI` is set.
    public static func resolve(
        option: RecordMode? = nil, environment: [String: String], test: RecordMode? = nil
    ) throws(RecordModeError) -> RecordMode {
        var wish: (mode: RecordMode, source: String)?
        if let option {
            wish = (option, "the option --record")
        } else if let variable = variables.first(where: { environment[$0, default: ""] != "" }) {
            let word = environment[variable, default: ""]
            guard let mode = RecordMode(rawValue: word) else {
                throw .unknownMode(word, variable: variable)
            }
            wish = (mode, "the variable \(variable)")
        } else if let test {
            wish = (test, "the test")
        }
        guard isContinuousIntegration(environment) else { return wish?.mode ?? .missing }
        if let wish, wish.mode != .never {
            throw .refusedInContinuousIntegration(wish.mode, source: wish.source)
        }
        return .never
    }

    static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
        !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    }
}

/// Why no record mode could be settled.
public enum RecordModeError: Error, Equatable, Sendable, CustomStringConvertible {
    case unknownMode(String, variable: String)
    case refusedInContinuousIntegration(RecordMode, source: String)

    public var description: String {
        switch self {
        case .unknownMode(let word, let variable):
            let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(variable)=\(word) is no record mode; use one of \(modes)"
        case .refusedInContinuousIntegration(let mode, let source):
            return "goldens are not recorded where CI is set, but \(source) asks for '\(mode.rawValue)'; "
                + "record on your own machine (or unset CI) and commit the files"
        }
    }
}
