import Foundation
import Imaging

/// Says how a golden differs between two revisions: `pixeldiff git-diff`, git's external diff program.
public struct GoldenRevisionDiff {
    /// One side, as git names it.
    public struct Side {
        /// Relative to the top of the working tree.
        public var path: String
        /// Where the bytes are: a file of the working tree, or a copy.
        public var file: String
        /// The object name; zeros for a file that git hasn't stored.
        public var blob: String

        public init(path: String, file: String, blob: String) {
            (self.path, self.file, self.blob) = (path, file, blob)
        }

        /// A side without a file, as of a new or a deleted picture.
        var isMissing: Bool { file == "/dev/null" }
    }

    private let old: GoldenRevision?
    private let new: GoldenRevision?
    private let path: String
    private let previousPath: String

    /// - Parameter folder: The working directory, in the repository.
    public init(old: Side, new: Side, in folder: String) {
        let layouts = GitLayouts(around: folder)
        let revision = { (side: Side) -> GoldenRevision? in
            if side.isMissing { return nil }
            let isStored = side.blob.contains { $0 != "0" }
            let layout = isStored ? layouts?.layout(besides: side.path, blob: side.blob) : nil
            return GoldenRevision(
                file: side.file, name: side.path,
                layout: layout ?? (side.file == side.path ? GitLayouts.layout(beside: side.file) : nil))
        }
        (self.old, self.new) = (revision(old), revision(new))
        (path, previousPath) = (new.path, old.path)
    }

    /// The first line says it all: `profile.png: 750x500, Text "Total" x 24 -> 16, 1,204 px in (16,16,120,40)`. The
    /// others, indented, say it one by one where there is more.
    public func lines() -> [String] {
        let name = path == previousPath ? path : "\(previousPath) -> \(path)"
        switch (old, new) {
        case (nil, nil): return []
        case (nil, let new?): return ["\(name): new\(Self.size(new))"]
        case (let old?, nil): return ["\(name): deleted\(Self.size(old))"]
        case (let old?, let new?):
            guard let before = old.image, let after = new.image else {
                let problems = [old.problem.map { "before: \($0)" }, new.problem.map { "now: \($0)" }]
                return ["\(name): can't be compared"] + problems.compactMap { $0 }.map { "  \($0)" }
            }
            return lines(name, before, after, old, new)
        }
    }

    private static func size(_ golden: GoldenRevision) -> String {
        golden.image.map { ", \($0.size)" } ?? golden.problem.map { "; \($0)" } ?? ""
    }

    private func lines(
        _ name: String, _ before: DecodedImage, _ after: DecodedImage, _ old: GoldenRevision,
        _ new: GoldenRevision
    ) -> [String] {
        let pixels = Comparison.compare(reference: before, candidate: after)
        let views = RegionViews(old: old.layout, new: new.layout, scale: new.scale)
        let change = Comparison.change(
            reference: before, candidate: after, comparison: pixels, foreseen: views.moves)
        var parts = [before.size == after.size ? "\(after.size)" : "\(before.size) -> \(after.size)"]
        if let size = DifferenceWording.sizeChange(pixels) { parts.append(size) }
        var layout: [String] = []
        if let old = old.layout, let new = new.layout {
            layout = LayoutComparison.changes(from: old, to: new)
        }
        parts += Self.shortened(layout)
        let sentences = change.sentences { views.place(of: $0)?.text }
        parts += Self.shortened(change.bands.map(\.sentence))
        if change.differingPixels > 0 {
            let area = change.regions.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) {
                $0.union($1.candidate)
            }
            parts.append(
                "\(DecimalText.grouped(change.differingPixels)) px in "
                    + "(\(area.x),\(area.y),\(area.width),\(area.height))")
        }
        let texts = Self.texts(before, after) + pixels.colorNotes
        if pixels.verdict == .same {
            parts.append("the same pixels" + (texts.isEmpty && layout.isEmpty ? ", written otherwise" : ""))
        }
        let details =
            (layout.count > Self.limit ? layout : [])
            + sentences.filter { !parts.contains($0) } + texts
        return ["\(name): \(parts.joined(separator: ", "))"] + details.map { "  \($0)" }
    }

    /// What the files' texts say otherwise, apart from digests.
    private static func texts(_ before: DecodedImage, _ after: DecodedImage) -> [String] {
        let value = { (image: DecodedImage, keyword: String) in
            image.text.last { $0.keyword == keyword }?.text
        }
        var keywords: [String] = []
        for chunk in before.text + after.text where !keywords.contains(chunk.keyword) {
            keywords.append(chunk.keyword)
        }
        return keywords.filter { $0 != "Golden Drawing" }.compactMap { keyword in
            let (old, new) = (value(before, keyword), value(after, keyword))
            return old == new ? nil : "\(keyword): \(old ?? "nothing") -> \(new ?? "nothing")"
        }
    }

    private static let limit = 3

    private static func shortened(_ sentences: [String]) -> [String] {
        guard sentences.count > limit else { return sentences }
        return sentences.prefix(limit) + ["and \(sentences.count - limit) more"]
    }
}
