import Drawing
import Foundation

@testable import LayoutEngine

/// A host that keeps its tree, and the bodies that ran in it.
@MainActor
struct LiveHost<Content: View> {
    let host: LayoutHost<Content>
    let proposal: ProposedViewSize

    init(_ content: Content, _ width: CGFloat? = 300, _ height: CGFloat? = nil) {
        host = LayoutHost(content, shaper: BoxShaper(), images: NoImages(), isLive: true)
        proposal = ProposedViewSize(width: width, height: height)
        host.layout(proposal)
    }

    func update() {
        host.layout(proposal)
    }

    func update(_ content: Content) {
        host.content = content
        update()
    }

    /// How often bodies ran while `change` was made and carried out, in order, as `Name: causes`.
    func bodies(_ change: () -> Void) -> [String] {
        BodyLog.lines = []
        change()
        update()
        return BodyLog.lines
    }
}

/// What bodies note of themselves.
@MainActor
enum BodyLog {
    static var lines: [String] = []

    /// Called in a body: the view's name and why it runs.
    static func note(_ name: String) {
        let causes = (BodyEvaluation.current?.causes ?? []).map { cause in
            switch cause {
            case .identity: "new"
            case .value(let fields): "value(\(fields.joined(separator: ",")))"
            case .property(let name): name
            case .observed(let name): name
            }
        }
        lines.append("\(name): \(causes.joined(separator: " "))")
    }
}

/// A value that a test sets from outside: the binding or action that a body hands out.
@MainActor
final class Handle<Value> {
    private var binding: Binding<Value>?

    /// Called in a body.
    func bind(_ binding: Binding<Value>) {
        self.binding = binding
    }

    /// What was handed out last.
    var value: Binding<Value>? { binding }

    func set(_ value: Value) {
        binding?.wrappedValue = value
    }
}
