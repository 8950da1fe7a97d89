import Foundation

/// How many columns the terminal has.
enum TerminalWidth {
    /// That of the standard error; 80 if it does not say.
    static var ofErrors: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
