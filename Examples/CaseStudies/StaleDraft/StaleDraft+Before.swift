import PixelUI

/// Contacts, one of which is edited.
enum StaleDraft {
    struct Contact: Identifiable {
        let id: Int
        var name: String
    }

    struct Editor: View {
        let contact: Contact
        let save: (String) -> Void
        @State private var draft: String

        init(contact: Contact, save: @escaping (String) -> Void) {
            self.contact = contact
            self.save = save
            _draft = State(initialValue: contact.name)
        }

        var body: some View {
            HStack {
                TextField("Name", text: $draft)
                Button("Save") { save(draft) }
            }
        }
    }

    struct Before: View {
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
            }
        }
    }
}
