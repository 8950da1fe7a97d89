import Imaging

/// The files that a case leaves when it does not pass.
struct FailureFiles {
    private let expected: [UInt8]?
    private let actual: [UInt8]
    private let diff: [UInt8]?
    private let expectedLayout: String?
    private let actualLayout: String?
    /// A ZIP file of what was drawn; nil from renderers that don't tell, and where it isn't kept.
    private let recording: [UInt8]?
    /// Why there is no recording, where there should be one.
    let note: String?

    /// - Parameters:
    ///   - png: The candidate as it would be kept.
    ///   - difference: What the check found; nil where there is no golden to differ from.
    ///   - keepsRecording: Whether the case is left failing: what becomes a golden has nothing to reproduce.
    init(
        _ golden: GoldenStore.Content, _ candidate: GoldenCandidate, png: [UInt8],
        difference: GoldenDifference?, keepsRecording: Bool
    ) throws {
        actual = png
        actualLayout = candidate.layout
        var (kept, reason): ([UInt8]?, String?)
        do {
            if keepsRecording, let files = try candidate.recording?() { kept = ReproRecording.archive(files) }
        } catch {
            reason = "what was drawn isn't kept, repro will miss it: \(error)"
        }
        (recording, note) = (kept, reason)
        guard case .golden(let golden) = golden, let difference else {
            (expected, diff, expectedLayout) = (nil, nil, nil)
            return
        }
        expected = golden.png
        expectedLayout = golden.layout
        let picture = DiffImage.draw(
            reference: golden.picture, candidate: candidate.bitmap, change: difference.change,
            tolerance: difference.pixels.tolerance)
        diff = Array(try PNGEncoder(effort: .fast).encode(picture))
    }

    /// Names and bytes of those that there are.
    var files: [(name: String, bytes: [UInt8])] {
        let all: [(String, [UInt8]?)] = [
            (Self.expectedName, expected), (Self.actualName, actual), (Self.diffName, diff),
            (Self.expectedLayoutName, expectedLayout.map { Array($0.utf8) }),
            (Self.actualLayoutName, actualLayout.map { Array($0.utf8) }), (Self.recordingName, recording),
        ]
        return all.compactMap { name, bytes in bytes.map { (name: name, bytes: $0) } }
    }

    /// Where the files lie in `folder`, for the result.
    func places(in folder: String) -> CaseRecord.Files {
        var places = CaseRecord.Files()
        places.expected = expected.map { _ in "\(folder)/\(Self.expectedName)" }
        places.actual = "\(folder)/\(Self.actualName)"
        places.diff = diff.map { _ in "\(folder)/\(Self.diffName)" }
        places.expectedLayout = expectedLayout.map { _ in "\(folder)/\(Self.expectedLayoutName)" }
        places.actualLayout = actualLayout.map { _ in "\(folder)/\(Self.actualLayoutName)" }
        places.recording = recording.map { _ in "\(folder)/\(Self.recordingName)" }
        return places
    }

    /// The names that such files have.
    static let names = [
        expectedName, actualName, diffName, expectedLayoutName, actualLayoutName, recordingName,
        explanationName, viewTreeName,
    ]

    static let expectedName = "expected.png"
    static let actualName = "actual.png"
    static let diffName = "diff.png"
    static let expectedLayoutName = "expected.layout.txt"
    static let actualLayoutName = "actual.layout.txt"
    static let recordingName = "recording.zip"
    static let explanationName = "explanation.txt"
    static let viewTreeName = ReproRecording.viewTreeName
}

extension CaseRecord {
    /// Whether the paths are such as checks leave: a golden, and files of failures. Results may be another machine's, and
    /// what they name is shown in reports.
    var namesOwnFiles: Bool {
        let own = [
            files.expected, files.actual, files.diff, files.expectedLayout, files.actualLayout,
            files.recording,
            files.explanation,
        ]
        let paths = own.compactMap { $0 }
        return golden.hasSuffix(".png") && paths.allSatisfy { $0.hasPrefix("failures/") }
            && !(paths + [golden]).contains { $0.split(separator: "/").contains("..") }
    }
}
