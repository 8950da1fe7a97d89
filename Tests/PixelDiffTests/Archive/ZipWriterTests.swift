import Foundation
import Testing

@testable import PixelDiff

@Suite struct ZipWriterTests {
    private static let files: [(name: String, bytes: [UInt8])] = [
        ("b.txt", Array(String(repeating: "hello ", count: 100).utf8)), ("a/é.bin", [0, 255, 1]),
        ("empty", []),
    ]

    @Test func whatIsWrittenIsRead() throws {
        let archive = try ZipArchive(ZipWriter.archive(Self.files), file: "x.zip")
        #expect(archive.entries.map(\.name) == ["a/é.bin", "b.txt", "empty"])
        for file in Self.files {
            let entry = try #require(archive.entries.first { $0.name == file.name })
            #expect(try archive.bytes(of: entry) == file.bytes)
        }
    }

    /// Whatever the order and the day.
    @Test func theSameFilesAreTheSameBytes() {
        let bytes = ZipWriter.archive(Self.files)
        #expect(ZipWriter.archive(Self.files.reversed()) == bytes)
        #expect(bytes.count < 450)
        #expect(ZipWriter.archive([]).count == 22)
    }

    /// Another program reads it: names, times, contents.
    @Test func pythonReadsIt() throws {
        let folder = try TemporaryFolder()
        try Data(ZipWriter.archive(Self.files)).write(to: URL(fileURLWithPath: "\(folder.path)/x.zip"))
        let script = """
            import zipfile
            z = zipfile.ZipFile('\(folder.path)/x.zip')
            assert z.testzip() is None
            print([(i.filename, i.date_time, i.compress_type, len(z.read(i))) for i in z.infolist()])
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let day = "(1980, 1, 1, 0, 0, 0)"
        #expect(text == "[('a/é.bin', \(day), 0, 3), ('b.txt', \(day), 8, 600), ('empty', \(day), 0, 0)]\n")
    }
}
