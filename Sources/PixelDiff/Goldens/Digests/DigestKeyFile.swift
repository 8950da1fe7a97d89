import Foundation
import Imaging

/// The file that holds a cache's key.
struct DigestKeyFile {
    let path: String

    /// Nil where there is none, or none to be used: of another length, or others than its owner may read it.
    func read() -> DigestKey? {
        SmallFile.read(path, count: DigestKey.byteCount, isPrivate: true).flatMap(DigestKey.init)
    }

    /// The key that is there, or a new one. Its folder exists.
    ///
    /// 1. A new key is written beside its place.
    /// 2. It is put there if the place is free: of several processes that come at once, one wins.
    /// 3. What is there and can't be used is replaced.
    ///
    /// - Returns: The key that is there afterwards; nil where none can be written.
    func readOrMake() -> DigestKey? {
        if let key = read() { return key }
        let unfinished = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max))"
        defer { unlink(unfinished) }
        guard write(DigestKey().bytes, to: unfinished) else { return nil }  // 1
        if link(unfinished, path) != 0, read() == nil {  // 2
            rename(unfinished, path)  // 3
        }
        return read()
    }

    private func write(_ bytes: [UInt8], to file: String) -> Bool {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        return close(descriptor) == 0 && count == bytes.count
    }
}

/// Files of a known length that are nobody's loss.
enum SmallFile {
    /// The bytes of a file that has exactly `count`; nil for anything else, links, pipes and folders included.
    ///
    /// - Parameter isPrivate: Nil too unless the file is this user's and nobody else may read or write it.
    static func read(_ path: String, count: Int, isPrivate: Bool = false) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size == off_t(count)
        else { return nil }
        if isPrivate, status.st_uid != geteuid() || status.st_mode & 0o077 != 0 { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        let length = bytes.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
        return length == count ? bytes : nil
    }
}
