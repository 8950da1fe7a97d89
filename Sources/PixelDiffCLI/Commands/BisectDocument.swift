import Foundation
import PixelDiff

/// The JSON form of a bisect report. Fields are only added within one schema version.
struct BisectDocument: Encodable {
    private enum CodingKeys: CodingKey { case schema, exitCode }

    let report: BisectReport
    let exitCode: Int32

    init(_ report: BisectReport, _ code: ExitCode) {
        self.report = report
        exitCode = code.rawValue
    }

    func encode(to encoder: any Encoder) throws {
        try report.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("pixeldiff.bisect/1", forKey: .schema)
        try container.encode(exitCode, forKey: .exitCode)
    }

    func json() throws -> String {
        try RecordCoding.text(self)
    }
}
