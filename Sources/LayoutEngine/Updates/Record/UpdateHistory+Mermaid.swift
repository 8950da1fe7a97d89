extension UpdateHistory {
    /// The history as a Mermaid flowchart, as Markdown pages draw them: a frame for each update, and edges from changes to
    /// the bodies that they led to.
    ///
    /// Equal bodies are one node. Names may hold anything. Ends with a line break.
    public var mermaid: String {
        let diagram = UpdateDiagram(self)
        var lines = ["flowchart LR"]
        for frame in diagram.frames {
            lines.append("  subgraph \(frame.id)[\(MermaidText.label([frame.title]))]")
            for node in frame.nodes { lines.append("    " + Self.mermaid(node)) }
            lines.append("  end")
        }
        for edge in diagram.edges {
            lines.append("  \(edge.from) \(Self.mermaid(edge.kind)) \(edge.to)")
        }
        if diagram.frames.contains(where: { $0.nodes.contains { $0.shape == .skipped } }) {
            lines.append("  classDef skipped stroke-dasharray: 4 4")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func mermaid(_ node: UpdateDiagram.Node) -> String {
        let label = MermaidText.label(node.lines)
        return switch node.shape {
        case .change: "\(node.id)([\(label)])"
        case .body: "\(node.id)[\(label)]"
        case .skipped: "\(node.id)[\(label)]:::skipped"
        case .layout: "\(node.id){{\(label)}}"
        }
    }

    private static func mermaid(_ kind: UpdateDiagram.EdgeKind) -> String {
        switch kind {
        case .update: "-->|update|"
        case .creation: "==>|creation|"
        case .check: "-.->|checked|"
        }
    }
}

/// Texts in Mermaid diagrams.
enum MermaidText {
    /// A quoted label of several lines.
    ///
    /// Whatever is not a letter, a digit, a space or one of `. , _ -` is written as an entity, `#34;`: Mermaid reads quotes,
    /// brackets, backticks and backslashes in labels, and takes tags for HTML. Control characters become spaces.
    static func label(_ lines: [String]) -> String {
        "\"" + lines.map(escaped).joined(separator: "<br/>") + "\""
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if UpdateWording.isBreaking(scalar) {
                result += " "
            } else if !scalar.isASCII || isPlain(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "#\(scalar.value);"
            }
        }
        return result
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "_", "-", "/", ":": true
        default: false
        }
    }
}
