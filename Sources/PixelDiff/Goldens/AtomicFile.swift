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
    /// - Throws: ``GoldenError``; then the old file stands, and nothing is left beside it.
    public static func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(GoldenError) {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        let name = url.lastPathComponent
        removeLeftovers(of: name, in: folder)  // 1

        let unfinished = "\(folder)/\(prefix(name))\(getpid()).\(UInt32.random(in: 0 ... .max))"
        do throws(GoldenError) {
            try writeNew(unfinished, bytes, for: path, isDurable)  // 2
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

    private static func writeNew(_ file: String, _ bytes: [UInt8], for path: String, _ isDurable: Bool)
        throws(GoldenError)
    {
        try checkSizeLimit(bytes.count, path)
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
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
