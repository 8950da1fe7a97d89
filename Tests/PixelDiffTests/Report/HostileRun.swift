import Imaging

@testable import PixelDiff

/// Results with names that try to be something else.
enum HostileRun {
    static let names = [
        "<script>alert(1)</script>", "</script><img src=x onerror=alert(1)>", "\" onmouseover=\"alert(1)",
        "' onfocus='alert(1)' autofocus='", "javascript:alert(1)", "\u{202E}gnp.txet\u{202C}",
        "a|b`c`**d**_e_ [f](http://example.com) ![g](x)", "@octocat #12 www.example.com https://example.com",
        "x\n::error::injected\r%0A", "nul\0bell\u{7}escape\u{1B}[31m", "]]>&amp;&lt;", "ünïcode 名前 🎉",
    ]

    /// One case a name; verdicts take turns.
    static let run = RunRecord(cases: names.enumerated().map { index, name in record(name, index) })

    static func record(_ name: String, _ index: Int) -> CaseRecord {
        let verdicts: [CaseRecord.Verdict] = [.failed, .missing, .recorded]
        var record = CaseRecord(
            suite: "Suite \(name)", testCase: name, variant: ["dark"], id: "S/\(index)-\(name).dark",
            verdict: verdicts[index % 3], stage: index % 3 == 0 ? .layout : nil,
            summary: "differs: Text \"\(name)\" x 24 -> 16", golden: "Goldens/S/\(name).png",
            actualSize: PixelSize(width: 64, height: 48))
        record.details = ["view \(name) moved"]
        record.notes = ["note \(name)"]
        record.diagnostics = ["finding \(name)"]
        record.files.actual = "failures/S/\(name)/actual.png"
        record.source = CaseRecord.Source(file: "Tests/\(name).swift", line: 7)
        if index % 3 == 0 {
            record.expectedSize = PixelSize(width: 64, height: 40)
            record.files.expected = "failures/S/\(name)/expected.png"
            record.files.diff = "failures/S/\(name)/diff.png"
            record.files.recording = "failures/S/\(name)/recording.zip"
            record.files.explanation = "failures/S/\(name)/explanation.txt"
            record.pixels = CaseRecord.Pixels(
                differing: 512, beyondTolerance: 500, worst: 94,
                regions: [
                    CaseRecord.Region(
                        rect: PixelRect(x: 8, y: 4, width: 16, height: 8), view: "Text \"\(name)\"",
                        expectedRect: PixelRect(x: 16, y: 4, width: 16, height: 8), kind: .moved,
                        movedBy: ContentChange.Offset(dx: -8, dy: 0),
                        words: "16x8 at (8, 4) moved by (-8, 0), in Text \"\(name)\"")
                ])
        }
        return record
    }
}
