import Foundation
import Synchronization
import Testing

@testable import PixelDiff

/// The folder of a repository's bisections, while several sessions begin and end.
@Suite struct BisectFolderTests {
    private func repository() throws -> ChangesRepository {
        try ChangesRepository(good: ["a": "1"], bad: ["a": "2"])
    }

    @Test func sessionsShareTheFolder() throws {
        let repository = try repository()
        let folder = BisectFolder(root: repository.root)
        let locks = try (0..<3).map { _ in try folder.open(scratch: repository.scratch) }
        #expect(throws: BisectError.self) { try folder.clean() }
        withExtendedLifetime(locks) {}
    }

    /// Another session that starts holds the folder alone for as long as it removes what is too old.
    @Test func aSessionWaitsForOneThatStarts() throws {
        let repository = try repository()
        let folder = BisectFolder(root: repository.root)
        _ = try folder.open(scratch: repository.scratch)
        let other = try #require(try FolderLock(folder.path, isExclusive: true))
        soon { other.share() }
        let lock = try folder.open(scratch: repository.scratch)
        withExtendedLifetime((lock, other)) {}
    }

    /// A lock on a file that was removed meanwhile would hold nothing.
    @Test func aFolderRemovedMeanwhileIsMadeAgain() throws {
        let repository = try repository()
        let folder = BisectFolder(root: repository.root)
        _ = try folder.open(scratch: repository.scratch)
        let other = try #require(try FolderLock(folder.path, isExclusive: true))
        soon {
            try? folder.putAside()
            _ = try? folder.removeRemains()
        }
        let lock = try folder.open(scratch: repository.scratch)
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/lock"))
        #expect(throws: BisectError.self) { try folder.clean() }
        withExtendedLifetime((lock, other)) {}
    }

    /// Whoever starts gets all of the folder, at whatever moment another removes it.
    @Test func sessionsStartWhileOthersCleanUp() throws {
        let repository = try repository()
        let folder = BisectFolder(root: repository.root)
        let opens = Mutex(true)
        Thread.detachNewThread {
            while opens.withLock(\.self) { _ = try? folder.clean() }
        }
        defer { opens.withLock { $0 = false } }
        for _ in 0..<200 {
            let lock = try folder.open(scratch: repository.scratch)
            for name in ["lock", "objects", "sessions", ".gitignore"] {
                #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(name)"), "\(name)")
            }
            withExtendedLifetime(lock) {}
        }
    }

    /// A removal that was cut short is ended by the next.
    @Test func whatWasPutAsideIsRemoved() throws {
        let repository = try repository()
        let folder = BisectFolder(root: repository.root)
        _ = try folder.open(scratch: repository.scratch)
        try folder.putAside()
        #expect(try folder.clean() > 0)
        let parent = (folder.path as NSString).deletingLastPathComponent
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == [])
    }

    /// Where the folder can't be, waiting for it doesn't help.
    @Test func aLinkToNothingIsAnError() throws {
        let repository = try repository()
        let root = "\(repository.root)/package"
        let link = "\(root)/.build"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/at/all")
        let error = #expect(throws: BisectError.self) {
            try BisectFolder(root: root).open(scratch: repository.scratch)
        }
        #expect("\(error!)".contains("cannot make \(link)/pixeldiff/bisect"), "\(error!)")
    }

    /// Who still holds a tree is told by number and name.
    @Test func survivorsAreNamed() throws {
        let repository = try repository()
        let folder = BisectFolder(root: repository.root)
        _ = try folder.open(scratch: repository.scratch)
        let tree = "\(folder.path)/trees/0"
        try FileManager.default.createDirectory(atPath: tree, withIntermediateDirectories: true)
        // A child that has the lock open, as a command that outlived its bisection.
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec 9>\(tree)/lock; flock 9; echo held; exec sleep 60"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        defer { process.terminate() }
        _ = output.fileHandleForReading.availableData
        let error = #expect(throws: BisectError.self) { try folder.clean() }
        let number = process.processIdentifier
        // The shell may not have become what it runs yet.
        let names = ["sh", "sleep"].map { "process \(number) (\($0))" }
        #expect(names.contains { "\(error!)".contains($0) }, "\(error!)")
        #expect("\(error!)".hasSuffix("kill \(number)"), "\(error!)")
        #expect(FileHolders.processes(of: "\(tree)/nothing") == [])
    }

    /// Runs it in a moment on a thread of its own: those of tasks may all be waiting.
    private func soon(_ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.1)
            body()
        }
    }
}
