import SwiftUI

/// A plain list in sections, with links, a badge and a task under way.
struct InboxList: View {
    private let senders = ["Noor", "Viktor", "Ines"]

    var body: some View {
        List {
            Section("Today") {
                ForEach(senders, id: \.self) { sender in
                    NavigationLink(value: sender) {
                        Label("Letter from \(sender)", systemImage: "envelope")
                    }
                }
            }
            Section("Earlier") {
                HStack {
                    Text("Loading older letters")
                    Spacer()
                    ProgressView()
                }
                ProgressView("Storage", value: 0.7)
                    .listRowSeparator(.hidden)
            }
        }
        .listStyle(.plain)
    }
}

#Preview("Inbox list") {
    InboxList()
}
