import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct DigestCacheTests {
    typealias Fixture = GoldenFixture

    private static let red = Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16))
    private static let file = SHA256.digest(of: [1, 2, 3])

    private func cache(_ folder: TemporaryFolder) -> DigestCache {
        DigestCache(folder: "\(folder.path)/digests")
    }

    @Test func whatIsRememberedIsKnown() throws {
        let folder = try TemporaryFolder()
        let cache = cache(folder)
        #expect(!cache.knows(Self.red, in: Self.file))
        #expect(folder.files == [], "asking makes nothing")
        cache.remember(Self.red, in: Self.file)
        #expect(cache.knows(Self.red, in: Self.file))
        #expect(!cache.knows(Self.red, in: SHA256.digest(of: [1, 2, 4])), "another file")
        #expect(
            !cache.knows(Bitmap(width: 4, height: 1, pixels: Self.red.pixels), in: Self.file),
            "the same bytes in another size")
        for byte in 0..<16 {
            var pixels = Self.red.pixels
            pixels[byte] -= 1
            #expect(!cache.knows(Bitmap(width: 2, height: 2, pixels: pixels), in: Self.file))
        }
        let name = SHA256.hex(Self.file)
        #expect(folder.files == ["digests/\(name.prefix(2))/\(name.dropFirst(2))", "digests/key"])
    }

    /// Each byte counts, and each length.
    @Test func aDamagedEntryIsNotBelieved() throws {
        let folder = try TemporaryFolder()
        let cache = cache(folder)
        cache.remember(Self.red, in: Self.file)
        let path = cache.path(of: Self.file)
        let entry = try #require(FileManager.default.contents(atPath: path).map(Array.init))
        #expect(entry.count == DigestEntry.byteCount)
        for byte in entry.indices {
            var damaged = entry
            damaged[byte] ^= 1
            try Data(damaged).write(to: URL(fileURLWithPath: path))
            #expect(!cache.knows(Self.red, in: Self.file), "byte \(byte)")
            try Data(entry[..<byte]).write(to: URL(fileURLWithPath: path))
            #expect(!cache.knows(Self.red, in: Self.file), "\(byte) bytes")
        }
        try Data(entry + [0]).write(to: URL(fileURLWithPath: path))
        #expect(!cache.knows(Self.red, in: Self.file))
        cache.remember(Self.red, in: Self.file)
        #expect(cache.knows(Self.red, in: Self.file), "it is replaced")
    }

    @Test func whatIsNoFileIsPassedOver() throws {
        let folder = try TemporaryFolder()
        let cache = cache(folder)
        cache.remember(Self.red, in: Self.file)
        let path = cache.path(of: Self.file)
        let entry = try #require(FileManager.default.contents(atPath: path))
        try FileManager.default.removeItem(atPath: path)
        try entry.write(to: URL(fileURLWithPath: "\(folder.path)/elsewhere"))
        symlink("\(folder.path)/elsewhere", path)
        #expect(!cache.knows(Self.red, in: Self.file), "a link")
        unlink(path)
        mkfifo(path, 0o600)
        #expect(!cache.knows(Self.red, in: Self.file), "a pipe, which isn't waited for")
        unlink(path)
        mkdir(path, 0o700)
        #expect(!cache.knows(Self.red, in: Self.file), "a folder")
        cache.remember(Self.red, in: Self.file)
        #expect(!cache.knows(Self.red, in: Self.file), "which stays, and is no error")
    }

    /// An entry is sealed for its file: a true one under another file's name says nothing.
    @Test func entriesOfOtherFilesAndOtherCachesAreNotBelieved() throws {
        let folder = try TemporaryFolder()
        let cache = cache(folder)
        cache.remember(Self.red, in: Self.file)
        let other = SHA256.digest(of: [9])
        cache.remember(Bitmap(width: 2, height: 2), in: other)
        let entry = try #require(FileManager.default.contents(atPath: cache.path(of: Self.file)))
        try entry.write(to: URL(fileURLWithPath: cache.path(of: other)))
        #expect(!cache.knows(Self.red, in: other))

        let foreign = try TemporaryFolder()
        let elsewhere = self.cache(foreign)
        elsewhere.remember(Bitmap(width: 2, height: 2), in: Self.file)
        try elsewhere.entry(of: Self.file).write(to: URL(fileURLWithPath: cache.path(of: Self.file)))
        #expect(!cache.knows(Bitmap(width: 2, height: 2), in: Self.file), "made with another key")
        #expect(elsewhere.knows(Bitmap(width: 2, height: 2), in: Self.file))
    }

    /// As after a checkout or an unpacked archive: the key that comes along isn't used.
    @Test(arguments: [0o644, 0o640, 0o602, 0o755])
    func aKeyThatOthersMayReadIsReplaced(mode: Int) throws {
        let folder = try TemporaryFolder()
        let cache = cache(folder)
        cache.remember(Self.red, in: Self.file)
        let before = folder.bytes("digests/key")
        chmod("\(cache.folder)/key", mode_t(mode))
        #expect(!cache.knows(Self.red, in: Self.file))
        cache.remember(Self.red, in: Self.file)
        #expect(cache.knows(Self.red, in: Self.file))
        #expect(before?.count == 32 && folder.bytes("digests/key") != before)
        var status = stat()
        #expect(stat("\(cache.folder)/key", &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func anotherKeyKnowsNothing() throws {
        let folder = try TemporaryFolder()
        let cache = cache(folder)
        cache.remember(Self.red, in: Self.file)
        let key = try #require(folder.bytes("digests/key"))
        try Data(key.reversed()).write(to: URL(fileURLWithPath: "\(cache.folder)/key"))
        chmod("\(cache.folder)/key", 0o600)
        #expect(!cache.knows(Self.red, in: Self.file))
        try Data(key.dropLast()).write(to: URL(fileURLWithPath: "\(cache.folder)/key"))
        #expect(!cache.knows(Self.red, in: Self.file))
    }

    @Test func oldEntriesGo() throws {
        let folder = try TemporaryFolder()
        let cache = cache(folder)
        let files = (0..<DigestCache.limit + 6).map { number in
            [0xAB] + SHA256.digest(of: [UInt8(number)]).dropFirst()
        }
        for (age, file) in files.enumerated() {
            cache.remember(Self.red, in: file)
            var times = [
                timeval(tv_sec: 1_000_000 + age, tv_usec: 0), timeval(tv_sec: 1_000_000 + age, tv_usec: 0),
            ]
            utimes(cache.path(of: file), &times)
        }
        #expect(folder.files.filter { $0.hasPrefix("digests/ab/") }.count == DigestCache.limit)
        #expect(files.map { cache.knows(Self.red, in: $0) } == files.indices.map { $0 >= 6 })
    }

    /// Raise ``DigestEntry/version`` with this digest: entries that remember another form must not be read.
    @Test func theFormThatIsDigested() {
        let values = (0..<65536).flatMap { number -> [UInt8] in
            let (channel, alpha) = (UInt8(number & 255), UInt8(number >> 8))
            return [channel, channel, channel, alpha]
        }
        let picture = DecodedImage(width: 256, height: 256, samples: .eight(values)).bitmap()
        #expect(DigestEntry.version == 1)
        // (c a + 127) / 255 in whole numbers, for each channel c and alpha a.
        #expect(
            SHA256.hexDigest(of: picture.pixels)
                == "9da85dba3bbf705ecab15712387443d9d2430eb4ce6cb0f0c7ce0177cecfb8e1")
    }

    /// Eight processes begin at once with no key there: one key is left, and all that they remembered is known.
    @Test func eightProcessesAtOnce() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/digests"
        await withTaskGroup(of: Void.self) { group in
            for process in 0..<8 {
                group.addTask {
                    await #expect(processExitsWith: .exitCode(9)) {
                        [path = path as String, process = UInt8(process) as UInt8] in
                        let cache = DigestCache(folder: path)
                        for number: UInt8 in 0..<40 {
                            let picture = Bitmap(width: 1, height: 1, pixels: [number, 0, 0, 255])
                            let shared = SHA256.digest(of: [number])
                            cache.remember(picture, in: shared)
                            let wrong = Bitmap(width: 1, height: 1, pixels: [number + 1, 0, 0, 255])
                            guard !cache.knows(wrong, in: shared) else { exit(1) }
                            cache.remember(picture, in: SHA256.digest(of: [number, process]))
                        }
                        exit(9)
                    }
                }
            }
        }
        let cache = DigestCache(folder: path)
        for number: UInt8 in 0..<40 {
            let picture = Bitmap(width: 1, height: 1, pixels: [number, 0, 0, 255])
            #expect(cache.knows(picture, in: SHA256.digest(of: [number])))
            for process: UInt8 in 0..<8 {
                #expect(cache.knows(picture, in: SHA256.digest(of: [number, process])))
            }
        }
        let left = folder.files.filter { $0.contains("unfinished") || $0.hasPrefix("digests/key.") }
        #expect(left == [], "nothing is left beside them")
        #expect(folder.files.count == 1 + 40 + 320)
    }
}

extension DigestCache {
    fileprivate func entry(of file: [UInt8]) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path(of: file)))
    }
}
