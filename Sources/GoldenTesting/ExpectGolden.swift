import PixelDiff
import PixelUI
import Testing

/// Checks that a view renders as its golden does: `Goldens/<Suite>/<case>.png` beside the nearest Package.swift.
///
///     @Test @MainActor func profile() {
///         expectGolden(of: ProfileCard(), width: 320, .light, .dark, .dark.rightToLeft)
///     }
///
/// A difference is an issue, and the test goes on: every variant is checked. The issue says what differs, in which
/// stage and view, where the pictures are, and the command that accepts them; they are attached too. A golden that
/// is missing is recorded, which is an issue as well: the next run compares with it. Where `CI` is set nothing is
/// recorded.
///
/// - Parameters:
///   - view: The view. Its environment is the traits'.
///   - width: Points proposed; nil asks for the ideal width.
///   - height: Points proposed; nil, the default, leaves the height open.
///   - safeAreaInsets: What a device's edges cover of the picture, in points. As width and height it isn't in the
///     golden's name: tests of one view in several rooms name their goldens.
///   - keyboardInset: What a keyboard covers from the picture's bottom edge, in points.
///   - name: The golden's name in its suite; nil takes the test's function and arguments.
///   - traits: The variants; none is ``GoldenTraits/standard``. Each is rendered and compared.
///   - matrix: Axes that multiply the variants: `[.colorScheme, .rtl, .typeSizes(.large, .accessibility3)]`.
///   - tolerance: How much pixels may differ, with a reason.
///   - record: When to write goldens. `PIXELDIFF_RECORD` in the environment wins.
@MainActor
public func expectGolden(
    of view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    safeAreaInsets: EdgeInsets = EdgeInsets(), keyboardInset: CGFloat = 0, named name: String? = nil,
    _ traits: GoldenTraits..., matrix: [GoldenAxis] = [], tolerance: Tolerance = .exact,
    record: RecordMode? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    let rendering = ViewRendering(
        view: view, width: width, height: height, safeAreaInsets: safeAreaInsets,
        keyboardInset: keyboardInset)
    do throws(GoldenTestError) {
        let expectation = GoldenExpectation(
            identity: try .current(file: sourceLocation.fileID, name: name), file: sourceLocation.filePath,
            line: sourceLocation.line, tolerance: tolerance, record: record)
        for traits in try GoldenMatrix(traits, matrix).variants {
            report(expectation.outcome(rendering, traits), at: sourceLocation)
        }
    } catch {
        report(GoldenExpectation.Outcome(message: "\(error)"), at: sourceLocation)
    }
}

extension TestIdentity {
    /// The running test's; a name is enough where none is.
    static func current(file: String, name: String?) throws(GoldenTestError) -> TestIdentity {
        if let test = Test.current {
            return try TestIdentity(test: test, testCase: Test.Case.current, file: file, name: name)
        }
        guard let name else { throw .noTest }
        return TestIdentity(suite: stem(file), testCase: name)
    }
}

/// Records an outcome where the running framework sees it: an issue outside of a test would be lost.
func report(_ outcome: GoldenExpectation.Outcome, at location: SourceLocation) {
    guard let message = outcome.message else { return }
    guard Test.current != nil else {
        failXCTest(message, file: location.filePath, line: location.line)
        return
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    for attachment in outcome.attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
}
