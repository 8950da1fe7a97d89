import PixelUI

/// An inbox with a search field, whose rows open a message through the environment.
enum ClosureInTheEnvironment {
    struct Message: Identifiable, Equatable {
        let id: Int
        let sender: String
    }

    struct Before: View {
        let messages: [Message]
        @State private var query = ""
        @State private var opened: Message.ID?

        private var found: [Message] {
            messages.filter { query.isEmpty || $0.sender.contains(query) }
        }

        var body: some View {
            VStack {
                TextField("Search", text: $query)
                ForEach(found) { MessageRow(message: $0) }
                if let opened { Text("Message \(opened)") }
            }
            .environment(\.openMessage) { opened = $0 }
        }
    }

    struct MessageRow: View {
        let message: Message
        @Environment(\.openMessage) private var openMessage

        var body: some View {
            Button(message.sender) { openMessage(message.id) }
        }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var openMessage: (Int) -> Void = { _ in }
}
