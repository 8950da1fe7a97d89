import Drawing

/// Why something couldn't be tapped, set, typed into or scrolled.
///
/// Says what was tried, where it was written, which view it is about, and what to do.
public struct InteractionError: Error, CustomStringConvertible, Sendable {
    public enum Reason: Hashable, Sendable {
        /// No control is called so; names like it, the nearest first, at most five.
        case notFound(near: [String])
        /// No control is called so in the container; the container isn't there where `isThere` is false.
        case notInContainer(String, isThere: Bool, near: [String])
        /// Several controls are called so: where each is.
        case ambiguous([ViewPath])
        /// Fewer controls are called so than the index asks for.
        case indexOutOfRange(Int, count: Int)
        /// The control is disabled.
        case disabled
        /// The control is hidden, or takes no touches; by which modifier.
        case hidden(by: String)
        /// An alert or a sheet is in front of it: `alert "Delete?"`.
        case behind(String)
        /// The control is of a kind that doesn't do this.
        case notPossible(kind: String)
        /// The control's style has nothing that could be touched.
        case styleIsDead(kind: String)
        /// The control takes other values: what it expects.
        case wrongValue(expected: String)
        /// There is no further step: the value is at the end of its range.
        case atItsEnd
        /// The picker or menu has no such option; those that it has.
        case noOption([String])
        /// Nothing is presented that could be closed.
        case nothingPresented
        /// No view inside the scroll view has that id.
        case noSuchID(String)
    }

    /// What was tried: `tap "Save"`.
    public let interaction: String
    public let reason: Reason
    /// The view that it is about; nil where none was found.
    public let path: ViewPath?
    public let fileID: String
    public let line: Int

    public var description: String {
        let place = path.map { "\($0): " } ?? ""
        return "\(fileID):\(line): \(interaction): \(place)\(sentence)"
    }

    private var sentence: String {
        switch reason {
        case .notFound(let near):
            return "nothing that can be used so has this label or accessibility identifier. "
                + Self.hint(near)
        case .notInContainer(let container, false, let near):
            return "there is no \"\(container)\" to look in. " + Self.hint(near)
        case .notInContainer(let container, true, let near):
            return "nothing around \"\(container)\" has this label or accessibility identifier. "
                + Self.hint(near)
        case .ambiguous(let paths):
            return "\(paths.count) controls are called so: "
                + paths.map(\.description).joined(separator: "; ")
                + ". Say which with at: or in:, or give them accessibility identifiers."
        case .indexOutOfRange(let index, let count):
            return "at: \(index) asks for more than the \(count) that \(count == 1 ? "is" : "are") called so."
        case .disabled:
            return "it is disabled, and a person couldn't use it. Enable it first, or expect this error."
        case .hidden(let modifier):
            return "it is hidden by \(modifier), and a person couldn't use it."
        case .behind(let front):
            return "it is behind the \(front), which has to be closed first."
        case .notPossible(let kind):
            return "this can't be done with a \(kind)."
        case .styleIsDead(let kind):
            return "the style of this \(kind) has nothing that could be touched: no button and no gesture."
        case .wrongValue(let expected):
            return "it takes \(expected)."
        case .atItsEnd:
            return "it is at the end of its range, where a person can't step further."
        case .noOption(let options):
            return "it has no such option. It has: " + Self.list(options) + "."
        case .nothingPresented:
            return "nothing is presented that could be closed."
        case .noSuchID(let id):
            return "no view inside has the id \(id). Lazy rows are found by their ForEach ids."
        }
    }

    private static func hint(_ near: [String]) -> String {
        near.isEmpty ? "The view has no controls." : "There is: " + list(near) + "."
    }

    private static func list(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
