import Foundation

/// Where the answers of a review come from.
protocol ReviewKeys {
    /// The next key, or the first letter of the next line; nil at the end of the input.
    func next() -> Character?
}

/// A line an answer, from the standard input: for scripts, and terminals that show no more than lines.
struct LineKeys: ReviewKeys {
    func next() -> Character? {
        guard let line = readLine() else { return nil }
        return line.first { $0 != " " } ?? "\n"
    }
}

/// A key an answer, from the terminal, without Return.
final class TerminalKeys: ReviewKeys {
    private let saved: termios

    /// Takes the terminal out of its line mode; the object's end puts it back. Nil where the standard input is none.
    init?() {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        saved = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    deinit {
        var settings = saved
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Nil after an interrupt too.
    func next() -> Character? {
        while !Interruption.isRequested {
            var place = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard poll(&place, 1, 200) > 0 else { continue }
            var byte: UInt8 = 0
            guard read(STDIN_FILENO, &byte, 1) == 1, byte != 4 else { return nil }
            return Character(UnicodeScalar(byte))
        }
        return nil
    }

    /// What the terminal answers to a question within a third of a second.
    func answer(to question: String) -> String {
        FileHandle.standardError.write(Data(question.utf8))
        var answer: [UInt8] = []
        var place = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while answer.last != UInt8(ascii: "c"), answer.count < 256, poll(&place, 1, 300) > 0 {
            var byte: UInt8 = 0
            guard read(STDIN_FILENO, &byte, 1) == 1 else { break }
            answer.append(byte)
        }
        return String(decoding: answer, as: UTF8.self)
    }

    /// The terminal's width in pixels; where it doesn't tell, its columns at ten pixels each.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return 800 }
        return size.ws_xpixel > 0 ? Int(size.ws_xpixel) : max(40, Int(size.ws_col)) * 10
    }
}
