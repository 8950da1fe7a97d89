import PixelUI

extension StaleDraft {
    struct After: View {
        @State private var contacts = [Contact(id: 1, name: "Ann"), Contact(id: 2, name: "Ben")]
        @State private var selected = 1

        private var index: Int { contacts.firstIndex { $0.id == selected } ?? 0 }

        var body: some View {
            VStack {
                ForEach(contacts) { contact in
                    Button(contact.name) { selected = contact.id }
                }
                Divider()
                Editor(contact: contacts[index]) { contacts[index].name = $0 }
                    .id(selected)
            }
        }
    }
}
