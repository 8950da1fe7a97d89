import Foundation

/// A file without a name, for the input and output of child processes; gone when it is released.
final class ScratchFile {
    private let file: UnsafeMutablePointer<FILE>

    /// - Throws: ``BisectError/system(_:_:)`` if the temporary folder cannot be written.
    init(_ contents: [UInt8] = []) throws {
        guard let file = tmpfile() else {
            throw BisectError.system("cannot make a temporary file", String(cString: strerror(errno)))
        }
        self.file = file
        _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
        let written = fwrite(contents, 1, contents.count, file)
        guard written == contents.count, fflush(file) == 0 else {
            throw BisectError.system("cannot write a temporary file", String(cString: strerror(errno)))
        }
        rewind(file)
    }

    deinit { fclose(file) }

    var descriptor: Int32 { fileno(file) }

    /// Everything in the file.
    func read() -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(descriptor, &buffer, buffer.count, off_t(result.count))
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return result }
            result += buffer[..<count]
        }
    }
}
