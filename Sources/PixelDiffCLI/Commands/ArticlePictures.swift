import Foundation
import PixelDiff

/// The pictures that a catalog's articles show by name.
struct ArticlePictures {
    /// An article, and a name in it that no file of the catalog has.
    struct Unknown: Hashable {
        /// The path as the catalog's folder was given.
        var article: String
        var name: String
        /// The nearest of the names that there are.
        var suggestion: String?
    }

    /// The catalog's folder.
    let folder: String
    /// Files that are made for it, without their folder.
    let made: [String]

    /// In the order of the articles and of the places in them, each name once an article.
    ///
    /// DocC looks a name up among the files of its catalog, with or without the extension; addresses on the web and
    /// paths are no names.
    func unknown() -> [Unknown] {
        let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .sorted()
        let names = Set((files + made).flatMap(Self.names))
        return files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }.flatMap {
            file -> [Unknown] in
            guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else {
                return []
            }
            var known = names
            return Self.references(in: text).filter { known.insert($0).inserted }.map { name in
                Unknown(
                    article: "\(folder)/\(file)", name: name,
                    suggestion: Suggestion.nearest(
                        to: name, among: names.filter { !$0.contains(".") && !$0.contains("@") }.sorted()))
            }
        }
    }

    /// How articles may call a file: by its name, and without extension, scale and scheme.
    private static func names(_ file: String) -> [String] {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return [] }
        let stem = String(name[..<point])
        let plain = stem.replacing(/@\dx$/, with: "").replacing(/~dark$/, with: "")
        return [name, stem, plain, plain + name[point...]]
    }

    /// `![alt](name)`, `@Image(source: name)`, `@PageImage(purpose: card, source: "name")`, outside of listings.
    static func references(in text: String) -> [String] {
        var isListing = false
        let prose = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if isFence { isListing.toggle() }
            return !isListing && !isFence
        }.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
        let images = prose.matches(of: /!\[[^\]]*\]\(\s*<?([^)\s>]+)/).map { ($0.range.lowerBound, $0.1) }
        let directives = prose.matches(of: /@(?:Image|PageImage)\([^)]*?source:\s*"?([^",)\s]+)/)
            .map { ($0.range.lowerBound, $0.1) }
        return (images + directives).sorted { $0.0 < $1.0 }.map { String($0.1) }.filter {
            !$0.contains("/") && !$0.contains(":")
        }
    }
}
