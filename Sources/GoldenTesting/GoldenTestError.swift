/// A mistake in the use of a golden test. Says what to do.
enum GoldenTestError: Error, Equatable, CustomStringConvertible {
    /// No test is running here that could name the golden.
    case noTest
    case argumentsUnknown(String)
    /// Two calls mean the same file.
    case nameTaken(String, by: String)
    case toleranceWithoutReason
    /// An axis of a matrix lists nothing.
    case emptyAxis
    /// The identifier, and what was probably meant.
    case unknownLocale(String, near: String?)
    case scaleOutOfRange(String)

    var description: String {
        switch self {
        case .noTest:
            "no Swift Testing test is running here to name the golden: call expectGolden in the test's own task, "
                + "or pass named:; in an XCTestCase use XCTAssertGolden"
        case .argumentsUnknown(let test):
            "the arguments of \(test) can't be told, so its cases would share one golden: pass named: with the argument"
        case .nameTaken(let id, let place):
            "\(id) is the golden of \(place) already: pass a named: of its own to one of the two"
        case .toleranceWithoutReason:
            "a tolerance needs a reason: Tolerance(magnitude: 2, count: 10, reason: \"…\")"
        case .emptyAxis:
            "an axis of the matrix has no values, so nothing would be checked: list some, or leave the axis out"
        case .unknownLocale(let identifier, let near):
            "'\(identifier)' is no locale"
                + (near.map { "; did you mean '\($0)'?" }
                    ?? ": it takes identifiers such as de, pt_BR, zh-Hant")
        case .scaleOutOfRange(let scale):
            "a scale of \(scale) makes no picture: it takes numbers above 0, at most 16"
        }
    }
}
