import Foundation

/// Results as JUnit XML, as Jenkins, GitLab and the others read it.
///
/// A case that failed, is missing or was just recorded is a `failure` of that type; what could not be rendered is an
/// `error`. Nothing is `skipped`. PixelDiff keeps no times, so `time`, which schemas require, is 0.
///
/// - Source: Jenkins' jenkins-junit.xsd and Maven's surefire-test-report.xsd; no attribute but theirs is used.
public struct JUnitReport {
    private let run: RunRecord
    private let errors: [String]

    /// - Parameter errors: Sentences about what could not be rendered.
    public init(run: RunRecord, errors: [String] = []) {
        self.run = run
        self.errors = errors
    }

    /// The document; the same results give the same text.
    public func xml() -> String {
        let suites = suites.map { suite($0.name, $0.cases) } + (errors.isEmpty ? [] : [errorSuite])
        let failures = run.cases.count - run.count(.passed)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="PixelDiff" tests="\(run.cases.count + errors.count)" failures="\(failures)" \
            errors="\(errors.count)" time="0">
            \(suites.joined(separator: "\n"))
            </testsuites>

            """
    }

    /// Cases by suite, in the order of the cases.
    private var suites: [(name: String, cases: [CaseRecord])] {
        var suites: [(name: String, cases: [CaseRecord])] = []
        var places: [String: Int] = [:]
        for record in run.cases {
            if let place = places[record.suite] {
                suites[place].cases.append(record)
            } else {
                places[record.suite] = suites.count
                suites.append((record.suite, [record]))
            }
        }
        return suites
    }

    private func suite(_ name: String, _ cases: [CaseRecord]) -> String {
        let failures = cases.count { $0.verdict != .passed }
        return """
              <testsuite name="\(XMLText.escape(name))" tests="\(cases.count)" failures="\(failures)" errors="0" \
            skipped="0" time="0">
            \(properties)\(cases.map(Self.testcase).joined(separator: "\n"))
              </testsuite>
            """
    }

    private static func testcase(_ record: CaseRecord) -> String {
        let name = ([record.testCase] + record.variant).joined(separator: ".")
        let head =
            "    <testcase name=\"\(XMLText.escape(name))\" classname=\"\(XMLText.escape(record.suite))\" "
            + "time=\"0\""
        if record.verdict == .passed {
            let notes = record.notes + (record.budget?.lines ?? [])
            guard !notes.isEmpty else { return head + "/>" }
            return "\(head)>\n      <system-out>\(XMLText.content(notes))</system-out>\n    </testcase>"
        }
        return """
            \(head)>
                  <failure message="\(XMLText.escape(record.summary))" type="\(record.verdict.rawValue)">\
            \(XMLText.content(["\(record.id) \(record.summary)"] + CaseText(record: record).lines.dropFirst()))\
            </failure>
                </testcase>
            """
    }

    private var errorSuite: String {
        let cases = errors.enumerated().map { index, sentence in
            """
                <testcase name="rendering \(index + 1)" classname="pixeldiff" time="0">
                  <error message="\(XMLText.escape(sentence))" type="couldNotRender">\
            \(XMLText.content([sentence]))</error>
                </testcase>
            """
        }
        return """
              <testsuite name="pixeldiff" tests="\(errors.count)" failures="0" errors="\(errors.count)" skipped="0" \
            time="0">
            \(cases.joined(separator: "\n"))
              </testsuite>
            """
    }

    /// Which shards the results are from. No error: a single shard's own job is right to have only one.
    private var properties: String {
        guard let shards = run.shards, !shards.isComplete else { return "" }
        let text = "\(shards), without \(shards.missingText)"
        return """
                <properties>
                  <property name="shards" value="\(XMLText.escape(text))"/>
                </properties>

            """
    }
}
