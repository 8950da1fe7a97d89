import Foundation
import PixelDiff
import PixelUI

extension PreviewRun {
    /// Writes a case's tree into the folder, `Suite` left out of the file's name as for pictures.
    func describe(
        _ preview: PreviewCase, as name: GoldenName, _ variant: GoldenVariant, folder: String
    ) async {
        do {
            let picture = try await description(of: preview, scaled(variant), titled: name.title)
            let file = "\(folder)/\(name.fileStem).json"
            try AtomicFile.write(Array(try TreeFile.write(picture)), to: file, isDurable: false)
            log.append(.described(name.title, file: file))
            let misplaced = picture.misplaced(shaper: StandardFonts.shaper)
            if let first = misplaced.first {
                log.append(
                    .noted(
                        "\(name.title): laid out again from its file, \(misplaced.count) views stand elsewhere, the "
                            + "first \(first): what 'pixeldiff reduce' finds there may not be the view's"))
            }
        } catch {
            log.append(.failed(name.title, reason: "\(error)", preview.source))
        }
    }

    /// Makes small what the request names: two files' trees; a preview's tree in two variants; or with layouts
    /// in the place of others.
    func reduce(_ cases: [PreviewCase], _ request: ReductionRequest) async {
        let files = request.files?.map { URL(filePath: $0).lastPathComponent }.joined(separator: ", ")
        let title =
            request.title ?? files ?? cases.first.map { "\(self.request.suite)/\($0.name)" }
            ?? self.request.suite
        do {
            log.append(.reduced(ReductionRecord(try await trees(cases, request), names: request.names)))
        } catch {
            log.append(.failed(title, reason: "\(error)", nil))
        }
    }

    private func trees(_ cases: [PreviewCase], _ reduction: ReductionRequest) async throws -> ReducedTrees {
        var options = TreeReduction.Options()
        options.view = reduction.view
        options.isLoose = reduction.isLoose
        options.maximumSteps = reduction.maximumSteps
        let fonts = StandardFonts.shaper
        if let files = reduction.files {
            let pictures = try files.map { try Self.read($0) }
            guard pictures.count == 2 else { throw ReductionInputError.notOne(pictures.map(\.title)) }
            if layouts.isEmpty { return try Self.reduce(pictures, options) }
            return try TreeReduction.reduce(
                pictures[0], replacing: replacements(reduction), options, shaper: fonts)
        }
        guard cases.count == 1, let preview = cases.first else {
            throw ReductionInputError.notOne(cases.map(\.name))
        }
        var pictures: [PictureDescription] = []
        for (index, variant) in request.variants.enumerated() {
            let width = reduction.widths.indices.contains(index) ? reduction.widths[index] : nil
            pictures.append(
                try await description(of: preview, scaled(variant), width: width, titled: preview.name))
        }
        if !layouts.isEmpty {
            return try TreeReduction.reduce(
                pictures[0], replacing: replacements(reduction), options, shaper: fonts)
        }
        guard pictures.count == 2 else { throw ReductionInputError.oneVariant }
        return try Self.reduce(pictures, options)
    }

    /// Where no view that both have stands elsewhere, those that came or went are what differs.
    private static func reduce(
        _ pictures: [PictureDescription], _ options: TreeReduction.Options
    ) throws -> ReducedTrees {
        do {
            return try TreeReduction.reduce(
                pictures[0], pictures[1], options, shaper: StandardFonts.shaper)
        } catch {
            if error == .noDifference, let other = otherViews(pictures) { throw other }
            throw error
        }
    }

    /// Nil where both sides have the same views.
    private static func otherViews(_ pictures: [PictureDescription]) -> ReductionInputError? {
        let names = pictures.map { ViewNames($0.root) }
        let added = names[1].without(names[0])
        let removed = names[0].without(names[1])
        return added.isEmpty && removed.isEmpty ? nil : .otherViews(added: added, removed: removed)
    }

    private func replacements(_ reduction: ReductionRequest) -> [LayoutReplacement] {
        zip(zip(reduction.layoutPlaces, reduction.layoutCode), layouts).map { named, make in
            LayoutReplacement(place: named.0, code: named.1, layout: make())
        }
    }

    private func description(
        of preview: PreviewCase, _ variant: GoldenVariant, width: Double? = nil, titled title: String
    ) async throws -> PictureDescription {
        var request = request
        request.width = width ?? request.width
        let renderer = try await PreviewPicture.renderer(preview, variant: variant, request: request)
        guard let picture = renderer.pictureDescription(title: title) else {
            throw ReductionInputError.noTree(title)
        }
        return picture
    }

    private static func read(_ file: String) throws -> PictureDescription {
        let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
        guard size <= TreeFile.byteLimit else {
            throw ReductionInputError.unreadable(file, "is larger than \(TreeFile.byteLimit >> 20) MB")
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ReductionInputError.unreadable(file, "can't be read")
        }
        do {
            return try TreeFile.read(data)
        } catch {
            throw ReductionInputError.unreadable(file, "\(error)")
        }
    }
}

/// How often each name is in a tree.
private struct ViewNames {
    private var counts: [String: Int] = [:]
    /// In view order, each once.
    private var names: [String] = []

    init(_ view: ViewDescription) { add(view) }

    private mutating func add(_ view: ViewDescription) {
        if counts.updateValue((counts[view.kind.name] ?? 0) + 1, forKey: view.kind.name) == nil {
            names.append(view.kind.name)
        }
        for child in view.children { add(child) }
    }

    /// Those that the other tree has fewer of.
    func without(_ other: ViewNames) -> [String] {
        names.filter { counts[$0] ?? 0 > other.counts[$0] ?? 0 }
    }
}

/// Why trees can't be taken.
enum ReductionInputError: Error, CustomStringConvertible {
    case unreadable(String, String)
    /// None or several where one is needed.
    case notOne([String])
    case oneVariant
    case noTree(String)
    /// Views that one side has; the others stand where they stood.
    case otherViews(added: [String], removed: [String])

    var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) \(reason)"
        case .notOne(let names):
            names.isEmpty
                ? "there is no preview to reduce"
                : "name one preview, as in FILE#NAME: there are \(names.joined(separator: ", "))"
        case .oneVariant: "both sides have the same traits"
        case .noTree(let title): "\(title) has no layout"
        case .otherViews(let added, let removed):
            "no view that both sides have stands elsewhere: there is nothing to reduce. "
                + [("Added", added), ("Removed", removed)].filter { !$0.1.isEmpty }.map { word, names in
                    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
                    return "\(word): \(names.prefix(3).joined(separator: ", "))\(more)"
                }.joined(separator: ". ") + "."
        }
    }
}

extension ReductionRecord {
    @MainActor
    init(_ trees: ReducedTrees, names: [String]) {
        func frame(_ rect: CGRect) -> [Double] {
            [rect.minX, rect.minY, rect.width, rect.height].map { $0.isFinite ? Double($0) : 0 }
        }
        func frames(_ sides: (CGRect, CGRect)) -> Frames {
            Frames(good: frame(sides.0), bad: frame(sides.1))
        }
        let sides = names.count == 2 ? (names[0], names[1]) : ("good", "bad")
        let code = ReducedCode(trees, names: sides)
        self.init(
            view: trees.view, before: frames(trees.old), after: frames(trees.new), elements: trees.counts,
            steps: trees.tested, isMinimal: trees.isMinimal, changed: trees.changed, facts: code.facts,
            views: code.views, test: code.test, previews: code.previews)
    }
}
