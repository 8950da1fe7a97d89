import Foundation
import PixelDiff

/// What `git bisect run` is told of a commit.
///
/// - 0: every golden matches. 1: one differs.
/// - 125: the commit can't be tested: it doesn't compile, a case has no golden or can't be rendered, there is none.
/// - 128 and more end the bisection, as what went wrong would go wrong for every commit: a mistake in the command
///   line, no compiler, a full disk; 130 after an interrupt.
///
/// - Source: git-bisect(1), "Bisect run": 125 skips; of the others 1 to 127 are bad, and what is above aborts.
enum BisectRunCode {
    static let flag = "bisect-run"

    static func code(of report: TestReport) -> ExitCode {
        if report.isEmpty || !report.errors.isEmpty { return .untestable }
        if report.cases.contains(where: { $0.verdict == .failed && $0.stage == .unstable }) {
            return .untestable
        }
        // A golden that can't be read says nothing about the picture.
        let failed = report.cases.filter { $0.verdict == .failed }
        if failed.contains(where: { $0.stage != .golden }) { return .different }
        return report.cases.allSatisfy { $0.verdict == .passed } ? .success : .untestable
    }

    static func code(of error: any Error) -> ExitCode {
        switch error {
        case is Interrupted: .interrupted
        case is UsageError, is ShardError, is RecordModeError: .stopsBisect
        case let error as CompileError: code(of: error)
        case let error as GoldenError: code(of: error)
        default: isTheDisk(error as NSError) ? .stopsBisect : .untestable
        }
    }

    private static func code(of error: CompileError) -> ExitCode {
        switch error {
        case .rejected, .needsFolder, .noSources: .untestable
        case .engineMissing, .compilerMissing, .otherCompiler, .engineBuildFailed: .stopsBisect
        }
    }

    private static func code(of error: GoldenError) -> ExitCode {
        switch error {
        case .noPackage, .cannotRead: .untestable
        default: .stopsBisect
        }
    }

    /// A full or read-only disk, or a folder that nobody may write to.
    private static func isTheDisk(_ error: NSError) -> Bool {
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        if cause.domain == NSPOSIXErrorDomain {
            return [ENOSPC, EDQUOT, EROFS, EACCES, EMFILE].contains(Int32(cause.code))
        }
        let codes: [CocoaError.Code] = [
            .fileWriteOutOfSpace, .fileWriteNoPermission, .fileWriteVolumeReadOnly,
        ]
        return error.domain == NSCocoaErrorDomain && codes.contains { $0.rawValue == error.code }
    }
}

extension ExitCode {
    /// What `git bisect run` takes for a commit that can't be tested.
    static let untestable = ExitCode(125)
    /// What ends `git bisect run`.
    static let stopsBisect = ExitCode(128)
}
