/// What the process tells its caller.
struct ExitCode: Hashable, Sendable {
    var rawValue: Int32

    init(_ rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Same, or found.
    static let success = ExitCode(0)
    /// Different, or nothing to explain.
    static let different = ExitCode(1)
    /// Could not run: input that is missing, unreadable or broken, output that can't be written.
    static let couldNotRun = ExitCode(2)
    /// A mistake in the command line (EX_USAGE of BSD's sysexits).
    static let usage = ExitCode(64)
    /// Stopped by an interrupt from the keyboard, as shells report it.
    static let interrupted = ExitCode(130)
}
