import PixelUI

extension OffsetIDsAfterDeletion {
    struct After: View {
        @State var todos: [Todo]

        var body: some View {
            List {
                ForEach(Array(todos.enumerated()), id: \.element.id) { offset, todo in
                    TodoRow(number: offset + 1, todo: todo)
                }
                .onDelete { todos.remove(atOffsets: $0) }
            }
        }
    }
}
