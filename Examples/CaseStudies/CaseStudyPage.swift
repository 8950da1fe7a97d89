import Foundation
import PixelUI
import Testing

/// A page in Docs/CaseStudies, which must tell what is the case.
struct CaseStudyPage {
    private let folder: URL
    private let text: String

    init(_ name: String) throws {
        let studies = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        folder = studies.appendingPathComponent(name)
        let page = "../../Docs/CaseStudies/\(name).md"
        text = try String(contentsOf: studies.appendingPathComponent(page), encoding: .utf8)
    }

    /// Checks that the page has these findings word for word; lines may end where they like.
    func expect(_ findings: [LayoutDiagnostic], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(!findings.isEmpty, sourceLocation: sourceLocation)
        let page = Self.words(text)
        for finding in findings {
            #expect(page.contains(Self.words(finding.description)), sourceLocation: sourceLocation)
        }
    }

    /// Checks that the page's code is the study's; a line of three dots stands for what is left out.
    func expectCode(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let code = try files.map { Self.words(try String(contentsOf: $0, encoding: .utf8)) }
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count >= 3, "before, after and the test", sourceLocation: sourceLocation)
        for block in blocks {
            let pieces = block.split(separator: "\n").split { $0.drop { $0 == " " } == "..." }
                .map { Self.words($0.joined(separator: "\n")) }
            let isThere = code.contains { file in pieces.allSatisfy(file.contains) }
            #expect(isThere, "\(block)", sourceLocation: sourceLocation)
        }
    }

    /// The studies that the index names, by their pages; those that have no page or no folder throw.
    static func listed() throws -> [String] {
        let studies = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let index = try String(
            contentsOf: studies.appendingPathComponent("../../Docs/CaseStudies.md"), encoding: .utf8)
        let names = index.components(separatedBy: "](CaseStudies/").dropFirst().map {
            $0.components(separatedBy: ".md)")[0]
        }
        for name in names {
            _ = try CaseStudyPage(name)
            _ = try FileManager.default.contentsOfDirectory(
                atPath: studies.appendingPathComponent(name).path)
        }
        return names
    }

    private static func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
