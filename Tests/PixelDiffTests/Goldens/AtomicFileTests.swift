import Foundation
import Testing

@testable import PixelDiff

@Suite struct AtomicFileTests {
    @Test func replacesTheWholeFile() throws {
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/a.png"
        try AtomicFile.write([1, 2, 3, 4], to: file)
        try AtomicFile.write([5], to: file)
        #expect(folder.bytes("a.png") == [5])
        try AtomicFile.write([], to: file)
        #expect(folder.bytes("a.png") == [])
        #expect(folder.files == ["a.png"])
    }

    /// A pipe gets the bytes and stays a pipe: devices go the same way.
    @Test func aPipeIsWrittenToAndNotReplaced() throws {
        let folder = try TemporaryFolder()
        let pipe = "\(folder.path)/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try AtomicFile.write([7, 8, 9], to: pipe)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(descriptor, &bytes, 8) == 3 && bytes.prefix(3) == [7, 8, 9])
        var status = stat()
        #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        #expect(folder.files == ["pipe"])
    }

    /// A child writes without pause and is killed in the middle of it.
    @Test func aKillLeavesTheOldContentOrTheNew() async throws {
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/golden.png"
        try AtomicFile.write([UInt8](repeating: 0, count: 1 << 20), to: file)
        for round in 1...8 {
            let delay = UInt32(round) * 1_700
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [file = file as String, delay = delay as UInt32] in
                Thread.detachNewThread {
                    for value in 1... {
                        try? AtomicFile.write(
                            [UInt8](repeating: UInt8(value % 250), count: 1 << 20), to: file)
                    }
                }
                usleep(20_000 + delay)
                kill(getpid(), SIGKILL)
            }
            let bytes = try #require(folder.bytes("golden.png"))
            #expect(bytes.count == 1 << 20)
            #expect(Set(bytes).count == 1)
        }
        // The next write takes away what the killed ones left.
        try AtomicFile.write([7], to: file)
        #expect(folder.files == ["golden.png"])
    }

    @Test func leftoversOfLivingProcessesStay() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".a.png.unfinished.\(getpid()).1")
        try AtomicFile.write([7], to: "\(folder.path)/a.png")
        #expect(folder.files == [".a.png.unfinished.\(getpid()).1", "a.png"])
    }

    @Test func aFileInPlaceOfTheFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Cards")
        let error = GoldenError.fileInPlaceOfFolder("\(folder.path)/Cards")
        #expect(throws: error) { try AtomicFile.write([1], to: "\(folder.path)/Cards/a.png") }
        #expect(throws: error) { try Folder("\(folder.path)/Cards").create() }
        #expect(throws: error) { try Folder("\(folder.path)/Cards/Deep/Deeper").create() }
        #expect("\(error)".contains("move or rename"))
    }

    @Test func aFolderInPlaceOfTheFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.png/x")
        let error = #expect(throws: GoldenError.self) {
            try AtomicFile.write([1], to: "\(folder.path)/a.png")
        }
        guard case .cannotWrite("\(folder.path)/a.png", _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(folder.files == ["a.png/x"])
    }

    @Test func aFolderThatTakesNoFiles() {
        let error = #expect(throws: GoldenError.self) { try Folder("/proc/goldens/Cards").create() }
        guard case .cannotCreateFolder("/proc/goldens", _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func theSizeLimit() async throws {
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/a.png"
        try AtomicFile.write([1], to: file)
        await #expect(processExitsWith: .exitCode(7)) { [file = file as String] in
            var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            do {
                try AtomicFile.write([UInt8](repeating: 2, count: 1001), to: file)
            } catch GoldenError.sizeLimit(file, bytes: 1001) {
                try AtomicFile.write([UInt8](repeating: 3, count: 1000), to: file)
                exit(7)
            }
        }
        #expect(folder.bytes("a.png") == [UInt8](repeating: 3, count: 1000))
        #expect(folder.files == ["a.png"])
    }

    @Test func fullDisksAreNamed() {
        #expect(GoldenError.writing("/g/a.png", code: ENOSPC, bytes: 9) == .diskFull("/g/a.png"))
        #expect(GoldenError.writing("/g/a.png", code: EDQUOT, bytes: 9) == .diskFull("/g/a.png"))
        #expect(GoldenError.writing("/g/a.png", code: EFBIG, bytes: 9) == .sizeLimit("/g/a.png", bytes: 9))
        #expect("\(GoldenError.diskFull("/g/a.png"))".contains("free some space"))
        guard case .cannotWrite(_, let reason) = GoldenError.writing("/g/a.png", code: EACCES, bytes: 9)
        else {
            Issue.record("no reason")
            return
        }
        #expect(reason == "permission denied")
    }
}

@Suite struct FolderTests {
    @Test func reading() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a/b.txt")
        #expect(try Folder.read("\(folder.path)/a/b.txt") == Array("text".utf8))
        #expect(try Folder.read("\(folder.path)/a/c.txt") == nil)
        #expect(try Folder.read("\(folder.path)/x/y/c.txt") == nil)
        #expect(throws: GoldenError.fileInPlaceOfFolder("\(folder.path)/a/b.txt")) {
            try Folder.read("\(folder.path)/a/b.txt/c.png")
        }
        let error = GoldenError.cannotRead(
            "\(folder.path)/a",
            reason: "it is a folder, but a file is needed there; move or rename that folder")
        #expect(throws: error) { try Folder.read("\(folder.path)/a") }
    }
}
