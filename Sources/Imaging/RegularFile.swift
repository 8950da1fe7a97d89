import Foundation

/// Opens and reads what should be an ordinary file: the one way in for pictures, goldens and results.
///
/// What is not an ordinary file is never opened: a pipe or a terminal would wait for somebody to write, /dev/zero has
/// no end, and a device may act on being opened.
package enum RegularFile {
    /// Opens a file for reading; whoever gets the descriptor closes it.
    ///
    /// 1. A path with a NUL byte is refused: the system would read up to the NUL, and open another file.
    /// 2. What lies there is looked at before it is opened, links followed.
    /// 3. It is looked at again when open: it may have been replaced. Opening doesn't wait, whatever it is by then.
    package static func open(_ path: String) throws(FileRefusal) -> (descriptor: Int32, size: Int) {
        // 1.
        if path.utf8.contains(0) { throw .pathWithNUL }
        // 2.
        var status = stat()
        guard stat(path, &status) == 0 else { throw refusal(path, code: errno) }
        if let refusal = refusal(status) { throw refusal }
        // 3.
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw refusal(path, code: errno) }
        guard fstat(descriptor, &status) == 0, refusal(status) == nil else {
            close(descriptor)
            throw refusal(status) ?? .system(EIO)
        }
        return (descriptor, Int(status.st_size))
    }

    /// All bytes of a file.
    ///
    /// - Parameter limit: Of more bytes none is kept: such a file is refused, by its size or while it is read.
    package static func bytes(_ path: String, limit: Int = .max) throws(FileRefusal) -> [UInt8] {
        let (descriptor, size) = try open(path)
        defer { close(descriptor) }
        if size > limit { throw .tooLong(bytes: size, limit: limit) }
        var bytes: [UInt8] = []
        // One more than there should be, to see the end; files of the kernel say that they have none.
        bytes.reserveCapacity(max(size + 1, 4096))
        while true {
            let room = max(4096, min(bytes.capacity - bytes.count, 1 << 24))
            var code: Int32 = 0
            let part = [UInt8](unsafeUninitializedCapacity: room) { target, initialized in
                let count = read(descriptor, target.baseAddress, room)
                if count < 0 { code = errno }
                initialized = max(0, count)
            }
            if code == EINTR { continue }
            if code != 0 { throw .system(code) }
            if part.isEmpty { return bytes }
            // The usual case: the whole file came at once.
            if bytes.isEmpty && part.count == size { bytes = part } else { bytes += part }
            if bytes.count > limit { throw .tooLong(bytes: bytes.count, limit: limit) }
        }
    }

    /// Why what lies there is not an ordinary file; nil when it is one.
    private static func refusal(_ status: stat) -> FileRefusal? {
        switch status.st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: .isFolder
        case S_IFIFO: .special("named pipe")
        case S_IFSOCK: .special("socket")
        default: .special("device")
        }
    }

    /// What the system's error number means for a path.
    private static func refusal(_ path: String, code: Int32) -> FileRefusal {
        guard code == ENOENT || code == ENOTDIR else { return .system(code) }
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            return .brokenLink(target: target ?? "another file")
        }
        return .notFound
    }
}

/// Why a path is not an ordinary file that can be read.
package enum FileRefusal: Error, Hashable, Sendable {
    case notFound
    /// A symbolic link to what isn't there.
    case brokenLink(target: String)
    case isFolder
    /// Its kind: "device", "named pipe", "socket".
    case special(String)
    case pathWithNUL
    case tooLong(bytes: Int, limit: Int)
    /// The system's error number.
    case system(Int32)

    /// Where the system refused: its words for it, in small letters.
    package static func words(_ code: Int32) -> String {
        String(cString: strerror(code)).lowercased()
    }
}
