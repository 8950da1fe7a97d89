extension UpdateHistory {
    /// The history in Graphviz' language: a cluster for each update, and edges from changes to the bodies that they led to.
    ///
    /// Equal bodies are one node. Names may hold anything. Ends with a line break.
    public var dot: String {
        let diagram = UpdateDiagram(self)
        var lines = ["digraph updates {", "  rankdir=LR;", "  node [shape=box];"]
        for frame in diagram.frames {
            lines.append("  subgraph cluster_\(frame.id) {")
            lines.append("    label=\(DOTText.label([frame.title]));")
            for node in frame.nodes {
                lines.append("    \(node.id) [label=\(DOTText.label(node.lines))\(Self.dot(node.shape))];")
            }
            lines.append("  }")
        }
        for edge in diagram.edges {
            lines.append("  \(edge.from) -> \(edge.to) [\(Self.dot(edge.kind))];")
        }
        lines.append("}")
        return lines.map { $0 + "\n" }.joined()
    }

    private static func dot(_ shape: UpdateDiagram.Shape) -> String {
        switch shape {
        case .change: ", shape=ellipse"
        case .body: ""
        case .skipped: ", style=dashed"
        case .layout: ", shape=hexagon"
        }
    }

    private static func dot(_ kind: UpdateDiagram.EdgeKind) -> String {
        switch kind {
        case .update: "label=update"
        case .creation: "label=creation, style=bold"
        case .check: "label=checked, style=dashed"
        }
    }
}

/// Texts in Graphviz' language.
enum DOTText {
    /// A quoted label of several lines.
    ///
    /// Quotes and backslashes are escaped, ampersands too, since labels may hold HTML's entities. Control characters
    /// become spaces.
    static func label(_ lines: [String]) -> String {
        "\"" + lines.map(escaped).joined(separator: "\\n") + "\""
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "&": result += "&amp;"
            case _ where UpdateWording.isBreaking(scalar): result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
