import Foundation

/// What the file system says of a file: as long as it is the same, so are the bytes.
///
/// Without the time of the last change of status: a build that links to a file alters that.
struct FileSignature: Hashable, Sendable {
    private let inode: UInt64
    private let mode: UInt32
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil if there is nothing at `path`; a symbolic link is not followed.
    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        inode = UInt64(status.st_ino)
        mode = status.st_mode
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
    var isLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }
    var isFile: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }

    /// Size and date, to compare files of different times or places.
    var text: String { isFolder ? "folder" : "\(size) \(seconds).\(nanoseconds)" }

    /// For its owner.
    var isExecutable: Bool { mode & UInt32(S_IXUSR) != 0 }

    /// Waits until a write would get another time than this file has.
    ///
    /// File systems count in ticks of the kernel, 10 ms at most: a file that is overwritten within one keeps the
    /// time that it had.
    func waitUntilPast() {
        for _ in 0..<100 {
            var now = timespec()
            clock_gettime(CLOCK_REALTIME_COARSE, &now)
            if (now.tv_sec, now.tv_nsec) > (seconds, nanoseconds) { return }
            usleep(500)
        }
    }
}
