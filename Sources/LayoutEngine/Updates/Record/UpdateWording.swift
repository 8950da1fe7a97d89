/// How changes, causes and counts are put into words.
enum UpdateWording {
    /// `state Row._isOn`, `interaction tap "Save"`.
    static func change(_ change: UpdateHistory.Change) -> String {
        change.name.isEmpty ? change.kind.rawValue : "\(change.kind.rawValue) \(change.name)"
    }

    /// ` at Feed/Row[2], FeedTests.swift:31`: where it belongs and where it was set; empty where neither is known. Files by
    /// name, so that the text doesn't depend on where the sources lie.
    static func place(of change: UpdateHistory.Change) -> String {
        var text = change.path.map { " at \($0)" } ?? ""
        if let file = change.file, let name = file.split(separator: "/").last {
            text += ", \(name)" + (change.line.map { ":\($0)" } ?? "")
        }
        if let setter = change.setter { text += ", by #\(setter)" }
        return text
    }

    /// `new`, `value (title, action), _isOn, Model.count`; a new place's value is new too and isn't told.
    static func causes(_ causes: [UpdateCause]) -> String {
        let isNew = causes.contains(.identity)
        let words: [String] = causes.compactMap { cause in
            switch cause {
            case .identity: "new"
            case .value(let fields):
                isNew ? nil : fields.isEmpty ? "value" : "value (\(fields.joined(separator: ", ")))"
            case .property(let name), .observed(let name): name
            }
        }
        return words.isEmpty ? "nothing changed" : words.joined(separator: ", ")
    }

    /// `#3`, `#3, #5, #9`, `#3, #4, ... #1002`; a place that is there several times is told once.
    static func numbers(_ numbers: [Int]) -> String {
        var known = Set<Int>()
        let different = numbers.filter { known.insert($0).inserted }
        guard different.count > 4 else { return different.map { "#\($0)" }.joined(separator: ", ") }
        return "#\(different[0]), #\(different[1]), ... #\(different[different.count - 1])"
    }

    /// `1 question`, `2 questions`.
    static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// `1 body`, `2 bodies`.
    static func bodies(_ count: Int) -> String {
        count == 1 ? "1 body" : "\(count) bodies"
    }

    /// `9 questions to 4 elements, 5 answers known; 2 placements`.
    static func layout(_ steps: [UpdateHistory.LayoutStep]) -> String {
        let questions = steps.filter { $0.kind != .placement }
        let known = questions.count { $0.kind == .known }
        let elements = Set(questions.map(\.element)).count
        return "\(count(questions.count, "question")) to \(count(elements, "element")), "
            + "\(count(known, "answer")) known; \(count(steps.count - questions.count, "placement"))"
    }

    /// `15 bodies, 3 skipped, 8 steps of layout`.
    static func omitted(_ omitted: UpdateHistory.Omitted) -> String {
        "\(bodies(omitted.bodies.values.reduce(0, +))), \(omitted.skipped) skipped, "
            + "\(count(omitted.layout, "step")) of layout"
    }

    /// The text on one line: line breaks and other control characters as Swift writes them in literals.
    static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isBreaking) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isBreaking(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Control characters and the separators that some programs break lines at.
    static func isBreaking(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}
