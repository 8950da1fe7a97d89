/// An alert: SwiftUI's `Alert`.
public struct Alert {
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text(verbatim: "Cancel"), action: action)
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }

    let title: Text
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        buttons = dismissButton.map { [$0] } ?? []
    }

    public init(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) {
        self.title = title
        buttons = [primaryButton, secondaryButton]
    }

    /// The buttons as views.
    @MainActor var actions: some View {
        ForEach(Array(buttons.indices), id: \.self) { index in
            LayoutEngine.Button(role: buttons[index].role) {
                buttons[index].action?()
            } label: {
                buttons[index].label
            }
        }
    }
}
