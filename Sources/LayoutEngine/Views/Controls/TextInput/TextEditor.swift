import Foundation

/// A field of several lines: SwiftUI's `TextEditor`. It fills what it is offered, 100 points where nothing is;
/// text that doesn't fit is cut at the bottom.
///
/// Source: iamcgn/swiftui-web, Docs/elements/TextEditor.md (5 points sideways on macOS); iOS as UITextView, 8
/// above and 5 sideways.
public struct TextEditor: _PrimitiveView {
    private let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

    public static func _resolve(_ view: TextEditor, _ inputs: _ResolveInputs) -> _Elements {
        let shown = inputs.observing { view.text.wrappedValue }
        let isMac = inputs.environment.platformProfile.family == .macOS
        let isBare = inputs.environment.listSettings.isBackgroundHidden
        let ground: Color = isBare ? .clear : Color(uiColor: isMac ? .textBackgroundColor : .systemBackground)
        let editor = ground.frame(idealWidth: 100, idealHeight: 100)
            .overlay(alignment: .topLeading) {
                Text(verbatim: shown).fixedSize(horizontal: false, vertical: true)
                    .padding(.horizontal, 5).padding(.vertical, isMac ? 0 : 8)
            }
            .clipped()
        var actions = ControlActions("TextEditor")
        actions.text = FieldText(view.text).actions(nil)
        return ControlNode.around("TextEditor", inputs, hasOwnBaselines: true, actions) {
            resolveSlot(editor, 0, $0)
        }
    }
}

/// How a text editor looks: SwiftUI's `TextEditorStyle`, closed as there.
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle, Sendable { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { .init() }
}

extension View {
    /// How text editors inside look: the plain style has no ground.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        transformEnvironment(\.listSettings) {
            if style is PlainTextEditorStyle { $0.isBackgroundHidden = true }
        }
    }
}
