import Foundation

/// The rules of `<style>` elements: one-part selectors of an element, a class or an id, and `*`.
///
/// Source: CSS 2.1, sections 4.1 and 6.4.3 (which rule wins).
struct SVGStyleSheet {
    private struct Rule {
        var selector: String
        var declarations: [(name: String, value: String)]
        /// 0 for `*`, then element, class, id.
        var weight: Int
    }

    private var rules: [Rule] = []

    /// - Throws: ``SVGFailure`` for selectors of several parts and for at-rules.
    mutating func add(_ element: XMLElement) throws(SVGFailure) {
        let blocks = Self.withoutComments(element.text).split(separator: "}")
        for block in blocks {
            let parts = block.split(separator: "{", omittingEmptySubsequences: false)
            if parts.count == 1, parts[0].allSatisfy(\.isWhitespace) { continue }
            guard parts.count == 2 else {
                throw SVGFailure("<style> has a rule that isn't read; write it as attributes", at: element)
            }
            let declarations = Self.declarations(String(parts[1]))
            for selector in parts[0].split(separator: ",") {
                let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
                let isPlain = selector.dropFirst().allSatisfy {
                    $0.isLetter || $0.isNumber || "-_:".contains($0)
                }
                guard let first = selector.first, isPlain, first.isLetter || ".#*".contains(first) else {
                    throw SVGFailure(
                        "<style> has the selector '\(selector)', which isn't read; write it as attributes",
                        at: element)
                }
                let weight = first == "*" ? 0 : first == "." ? 2 : first == "#" ? 3 : 1
                rules.append(Rule(selector: selector, declarations: declarations, weight: weight))
            }
        }
    }

    /// The declarations for an element, those that win last.
    func declarations(for element: XMLElement, classes: [String]) -> [(name: String, value: String)] {
        guard !rules.isEmpty else { return [] }
        let names = ["*", element.name] + classes.map { "." + $0 } + ["#" + (element.attributes["id"] ?? "")]
        let matching = rules.enumerated().filter { names.contains($0.element.selector) }
        let ordered = matching.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
        return ordered.flatMap(\.element.declarations)
    }

    /// `name: value; name: value`, as in a `style` attribute.
    static func declarations(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: ";").compactMap { part in
            let pair = part.split(separator: ":", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            return (
                pair[0].trimmingCharacters(in: .whitespacesAndNewlines),
                pair[1].trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        for (index, part) in text.components(separatedBy: "/*").enumerated() {
            if index == 0 {
                result += part
            } else if let end = part.range(of: "*/") {
                result += part[end.upperBound...]
            }
        }
        return result
    }
}
