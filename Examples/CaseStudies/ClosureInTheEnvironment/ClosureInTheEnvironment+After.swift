import Observation
import PixelUI

extension ClosureInTheEnvironment {
    @Observable final class Router {
        private(set) var opened: Message.ID?

        func open(_ message: Message) { opened = message.id }
    }

    struct After: View {
        let messages: [Message]
        @State private var query = ""
        @State private var router = Router()

        private var found: [Message] {
            messages.filter { query.isEmpty || $0.sender.contains(query) }
        }

        var body: some View {
            VStack {
                TextField("Search", text: $query)
                ForEach(found) { RoutedMessageRow(message: $0) }
                if let opened = router.opened { Text("Message \(opened)") }
            }
            .environment(router)
        }
    }

    struct RoutedMessageRow: View {
        let message: Message
        @Environment(Router.self) private var router

        var body: some View {
            Button(message.sender) { router.open(message) }
        }
    }
}
