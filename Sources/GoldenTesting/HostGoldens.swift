import PixelDiff
import PixelUI
import Testing

extension ViewHost {
    /// A host of a view in the surroundings of a set of traits.
    public convenience init(
        _ root: Root, width: CGFloat? = nil, height: CGFloat? = nil, traits: GoldenTraits
    ) {
        var environment = EnvironmentValues()
        traits.apply(to: &environment)
        self.init(
            root, proposal: ProposedViewSize(width: width, height: height), environment: environment,
            scale: traits.scale)
    }

    /// The traits that the host's environment and scale amount to.
    var traits: GoldenTraits {
        var traits = GoldenTraits.standard
        traits.colorScheme = environment.colorScheme
        traits.layoutDirection = environment.layoutDirection
        traits.dynamicTypeSize = environment.dynamicTypeSize
        if environment.locale != EnvironmentValues().locale { traits.locale = environment.locale }
        traits.scale = scale
        return traits
    }
}

extension ViewHost: GoldenRendering {
    func candidate(_ traits: GoldenTraits) throws -> GoldenCandidate {
        let rendering = try rendering()
        var candidate = GoldenCandidate(
            bitmap: try rendering.bitmap(), layout: rendering.layoutFile,
            notes: rendering.diagnostics.map { "\($0)" })
        candidate.recording = { try rendering.recordingFiles() }
        return candidate
    }

    func explanation(_ traits: GoldenTraits) -> CaseExplanation {
        CaseExplanation(diagnostics: diagnostics.map { "\($0)" })
    }
}

/// Checks that a host shows what its golden does, as ``expectGolden(of:width:height:safeAreaInsets:keyboardInset:named:_:matrix:tolerance:record:sourceLocation:)``
/// does for a view.
///
///     let host = ViewHost(Cart(), width: 320, traits: .dark)
///     try host.tap("Add")
///     expectGolden(of: host, named: "one item")
///
/// - Parameter name: The golden's name in its suite; nil takes the test's function and arguments. A test that checks
///   several moments names them.
@MainActor
public func expectGolden<Root: View>(
    of host: ViewHost<Root>, named name: String? = nil, tolerance: Tolerance = .exact,
    record: RecordMode? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    do throws(GoldenTestError) {
        let expectation = GoldenExpectation(
            identity: try .current(file: sourceLocation.fileID, name: name), file: sourceLocation.filePath,
            line: sourceLocation.line, tolerance: tolerance, record: record)
        report(expectation.outcome(host, host.traits), at: sourceLocation)
    } catch {
        report(GoldenExpectation.Outcome(message: "\(error)"), at: sourceLocation)
    }
}
