import PixelUI

/// Things to do, each with details that a tap opens.
enum OffsetIDsAfterDeletion {
    struct Todo: Identifiable {
        let id: Int
        let title: String
        let details: String
    }

    struct TodoRow: View {
        let number: Int
        let todo: Todo
        @State private var isOpen = false

        var body: some View {
            VStack(alignment: .leading) {
                Button("\(number). \(todo.title)") { isOpen.toggle() }
                if isOpen { Text(todo.details) }
            }
        }
    }

    struct Before: View {
        @State var todos: [Todo]

        var body: some View {
            List {
                ForEach(Array(todos.enumerated()), id: \.offset) { offset, todo in
                    TodoRow(number: offset + 1, todo: todo)
                }
                .onDelete { todos.remove(atOffsets: $0) }
            }
        }
    }
}
