import Foundation
import Testing

/// The same bytes whatever the machine's language, time zone and user: two processes, two surroundings.
@Suite struct DeterminismTests {
    /// What a locale, a time zone or a language would show in.
    private static let formats = """
        import SwiftUI

        struct Formats: View {
            let moment = Date(timeIntervalSince1970: 1_700_000_000)
            var body: some View {
                VStack(alignment: .leading) {
                    Text(1234567.891, format: .number)
                    Text(0.256, format: .percent)
                    Text("\\(1234567) of \\(2.5)")
                    Text(moment, style: .date)
                    Text(moment, style: .time)
                    Text("istanbul title").textCase(.uppercase)
                }
            }
        }

        #Preview { Formats() }
        """

    private static let gallery = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples/Gallery")

    @Test func surroundingsDontMoveAPixel() throws {
        let folder = try SampleFolder(["Views/Formats.swift": Self.formats])
        for name in ["CalendarMonth", "ProfileCard", "Receipt", "SettingsList"] {
            let text = try String(
                contentsOf: Self.gallery.appending(path: "\(name).swift"), encoding: .utf8)
            try folder.write("Views/\(name).swift", text)
        }
        try folder.write("home/.keep", "")
        let plain = try render(folder, into: "plain", ["TZ": "UTC", "LANG": "C", "LC_ALL": "C"])
        let foreign = try render(
            folder, into: "foreign",
            [
                "TZ": "Asia/Kolkata", "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8",
                "HOME": "\(folder.path)/home",
            ])
        #expect(plain.count >= 8)
        #expect(plain == foreign)
        for name in plain {
            let bytes = try #require(folder.bytes("plain/\(name)"))
            #expect(bytes == folder.bytes("foreign/\(name)"), "\(name)")
        }
    }

    /// The names of the pictures.
    private func render(
        _ folder: SampleFolder, into out: String, _ environment: [String: String]
    ) throws -> [String] {
        let run = try folder.pixeldiff(
            "render", "Views", "--width", "375", "--variants", "rtl", "--out", out, environment: environment)
        #expect(run.code == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map { String($0.dropFirst(out.count + 1)) }
    }
}
