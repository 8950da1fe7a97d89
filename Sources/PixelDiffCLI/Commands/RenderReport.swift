import Foundation
import PixelDiff

/// What `render` tells: the files in the order of rendering, then what went wrong.
struct RenderReport {
    struct Picture: Codable {
        /// `Suite/case.dark`.
        var title: String
        var file: String
    }

    private(set) var pictures: [Picture] = []
    private(set) var listed: [String] = []
    private(set) var notes: [String] = []
    private(set) var errors: [String] = []

    init(_ outcome: PreviewJob.Outcome, folder: String) {
        var order: [String: Int] = [:]
        for event in outcome.events {
            switch event {
            case .started(let title): order[title] = order.count
            case .listed(let name, let source):
                listed.append(name + (source.map { "  \($0.file):\($0.line)" } ?? ""))
            case .rendered(let title, let file, _): pictures.append(Picture(title: title, file: file))
            case .described(let title, let file): pictures.append(Picture(title: title, file: file))
            case .noted(let note): notes.append(note)
            default: break
            }
        }
        pictures.sort { order[$0.title, default: 0] < order[$1.title, default: 0] }
        errors = PreviewReport.errors(in: outcome)
    }

    var isEmpty: Bool { pictures.isEmpty && listed.isEmpty && errors.isEmpty }

    var lines: [String] { listed + pictures.map(\.file) }

    func json() throws -> String {
        struct Document: Encodable {
            var schema = "pixeldiff.render/1"
            var pictures: [Picture]
            var previews: [String]
            var errors: [String]
        }
        let document = Document(pictures: pictures, previews: listed, errors: errors)
        return try RecordCoding.text(document)
    }
}

/// Sentences that `render` and `test` share.
enum PreviewReport {
    /// What kept pictures from being made, a sentence each.
    static func errors(in outcome: PreviewJob.Outcome) -> [String] {
        var errors: [String] = []
        for event in outcome.events {
            switch event {
            case .failed(let title, let reason, let source):
                let place = source.map { "\($0.file):\($0.line): " } ?? ""
                errors.append("\(place)\(title): \(reason)")
            case .unmatched(let names, let known):
                let list = known.isEmpty ? "there are none" : "there are \(known.joined(separator: ", "))"
                errors.append("no preview is called \(names.joined(separator: ", ")); \(list)")
            default: break
            }
        }
        errors += outcome.crashes.map(\.description)
        return errors
    }

    /// What to say when a debug build took long: drawing is some ten times slower in it.
    static func buildHint(since start: ContinuousClock.Instant) -> String? {
        #if DEBUG
            let isLong = start.duration(to: .now) > .seconds(8)
            return isLong
                ? "this is a debug build; 'swift build -c release' draws some ten times faster" : nil
        #else
            return nil
        #endif
    }

    /// `1.3 s`.
    static func seconds(since start: ContinuousClock.Instant) -> String {
        "\(BisectReport.tenths(start.duration(to: .now) / .seconds(1))) s"
    }
}
