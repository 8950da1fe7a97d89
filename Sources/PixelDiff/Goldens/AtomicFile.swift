import Foundation

/// Files that are replaced as a whole: whoever reads one, at any time, also after a crash or a kill in the middle
/// of a write, sees the old content or the new.
public enum AtomicFile {
    /// Writes `bytes` to `path`, whose folder exists.
    ///
    /// 1. Unfinished files that killed processes left beside it are removed.
    /// 2. The bytes go to a new file in the same folder, and from there to the disk where `isDurable` asks for it:
    ///    then a loss of power loses neither content.
    /// 3. That file takes the place of the old one in one step.
    /// 4. Then the folder goes to the disk too, where the system can do that.
    ///
    /// A device or a pipe is written to, never replaced: root may replace even `/dev/null`.
    ///
    /// - Throws: ``GoldenError``; then the old file stands, and nothing is left beside it.
    public static func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(GoldenError) {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        let name = url.lastPathComponent
        if isStream(path) { return try write(bytes, path, O_APPEND, for: path, isDurable: false) }
        removeLeftovers(of: name, in: folder)  // 1

        let unfinished = "\(folder)/\(prefix(name))\(getpid()).\(UInt32.random(in: 0 ... .max))"
        do throws(GoldenError) {
            try checkSizeLimit(bytes.count, path)
            try write(bytes, unfinished, O_CREAT | O_EXCL, for: path, isDurable: isDurable)  // 2
            guard rename(unfinished, path) == 0 else {  // 3
                throw GoldenError.writing(path, code: errno, bytes: bytes.count)
            }
        } catch {
            unlink(unfinished)
            throw error
        }
        if isDurable { synchronize(folder) }  // 4
    }

    private static func prefix(_ name: String) -> String { ".\(name.prefix(100)).unfinished." }

    /// Whatever is no file, and the names that systems give to open ones, as `/dev/stdout`.
    private static func isStream(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return false }
        return status.st_mode & S_IFMT != S_IFREG || path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    }

    private static func write(
        _ bytes: [UInt8], _ file: String, _ flags: Int32, for path: String, isDurable: Bool
    ) throws(GoldenError) {
        let descriptor = open(file, O_WRONLY | O_CLOEXEC | O_NOCTTY | flags, 0o644)
        guard descriptor >= 0 else {
            if errno == ENOTDIR {
                throw .fileInPlaceOfFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
            }
            throw .writing(path, code: errno, bytes: bytes.count)
        }
        var code: Int32 = 0
        var start = 0
        while start < bytes.count, code == 0 {
            let count = bytes[start...].withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                start += count
            } else if count == 0 || errno != EINTR {
                code = count == 0 ? EIO : errno
            }
        }
        if code == 0, isDurable, fsync(descriptor) != 0 { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else { throw .writing(path, code: code, bytes: bytes.count) }
    }

    /// A write beyond the process's limit would end the process by a signal, so it is asked first.
    private static func checkSizeLimit(_ count: Int, _ path: String) throws(GoldenError) {
        var limit = rlimit()
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        #else
            let resource = RLIMIT_FSIZE
        #endif
        guard getrlimit(resource, &limit) == 0, UInt64(limit.rlim_cur) < UInt64(count) else { return }
        throw .sizeLimit(path, bytes: count)
    }

    private static func removeLeftovers(of name: String, in folder: String) {
        let start = prefix(name)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for leftover in names where leftover.hasPrefix(start) {
            let owner = leftover.dropFirst(start.count).prefix { $0 != "." }
            guard let process = Int32(owner), kill(process, 0) != 0, errno == ESRCH else { continue }
            unlink("\(folder)/\(leftover)")
        }
    }

    private static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
