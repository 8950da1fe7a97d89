import Drawing
import Foundation
import Raster
import Testing

/// Pixels are the same in every build, process and surroundings, today and tomorrow. Where they are meant to
/// change, `PIXELDIFF_DIGESTS=record swift test --filter SceneDigestTests` writes the lists anew.
@Suite struct SceneDigestTests {
    private static let portable = DigestList(
        "digests.txt",
        head: """
            # SHA-256 of the pixels (premultiplied RGBA) of each scene in Tests/RasterTests/Digests/Scenes.
            # PIXELDIFF_DIGESTS=record swift test --filter SceneDigestTests writes this.

            """)
    private static let withFonts = DigestList(
        "script-digests.txt",
        head: """
            # As digests.txt, for scenes with installed fonts: the last word tells the font files.
            # PIXELDIFF_DIGESTS=record swift test --filter SceneDigestTests writes this.

            """)

    @Test func digestsAreTheListed() throws {
        let lines = try SceneCatalog.portable.map(SceneDigest.line)
        if DigestList.isRecording { return try Self.portable.record(lines) }
        let listed = try Self.portable.lines()
        // Told one by one, so that what moved can be looked at in the picture sheet.
        for line in lines where !listed.contains(line) { Issue.record("not as listed: \(line)") }
        #expect(listed.count == lines.count)
    }

    /// Fonts other than those of the list are no failure: they are said.
    @Test func scriptsAreTheListed() throws {
        let scenes = SceneCatalog.scenes.filter { $0.group == "Scripts" }
        let lines = try scenes.map { "\(try SceneDigest.line($0))  \(try SceneDigest.fonts($0))" }
        if DigestList.isRecording { return try Self.withFonts.record(lines) }
        let listed = try Self.withFonts.lines()
        for (scene, line) in zip(scenes, lines) where !listed.contains(line) {
            let fonts = try SceneDigest.fonts(scene)
            if listed.contains(where: { $0.hasSuffix("  \(scene.path)  \(fonts)") }) {
                Issue.record("not as listed: \(line)")
            } else {
                print("\(scene.path) isn't compared: the list was made with other fonts than \(fonts).")
            }
        }
    }

    /// Scenes have names of their own, and most look different from all others.
    @Test func scenesDiffer() throws {
        #expect(Set(SceneCatalog.scenes.map(\.path)).count == SceneCatalog.scenes.count)
        let listed = DigestList.isRecording ? [] : try Self.portable.lines()
        #expect(Set(listed.map { $0.prefix(64) }).count * 20 >= listed.count * 19)
    }

    /// The list holds in a process with another locale, time zone, home folder and font configuration. And it
    /// doesn't when it is another list.
    @Test func surroundingsDoNotCount() async throws {
        if DigestList.isRecording { return }
        #expect(try await statusElsewhere(list: nil) == 0)
        #expect(try await statusElsewhere(list: "/dev/null") != 0)
    }

    /// The exit status of this very test program, run for ``digestsAreTheListed()`` in other surroundings.
    private func statusElsewhere(list: String?) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            "--testing-library", "swift-testing", "--filter", "SceneDigestTests/digestsAreTheListed",
        ]
        var environment = ProcessInfo.processInfo.environment
        environment["LANG"] = "tr_TR.UTF-8"
        environment["LC_ALL"] = "ar_EG.UTF-8"
        environment["TZ"] = "Asia/Kathmandu"
        environment["HOME"] = FileManager.default.temporaryDirectory.path
        environment["FONTCONFIG_FILE"] = "/nonexistent/fonts.conf"
        environment["PIXELDIFF_FONT_PATH"] = nil
        environment["PIXELDIFF_DIGEST_LIST"] = list
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}
