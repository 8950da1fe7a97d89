import PixelUI

extension DuplicateTag {
    struct After: View {
        struct Tag: Identifiable {
            struct ID: Hashable {
                let name: String
                let source: Source
            }

            let name: String
            let source: Source

            var id: ID { ID(name: name, source: source) }
        }

        @State private var tags = [
            Tag(name: "linux", source: .recent), Tag(name: "swift", source: .recent),
            Tag(name: "design", source: .popular), Tag(name: "swift", source: .popular),
        ]

        var body: some View {
            VStack {
                ForEach(tags) { TagRow(name: $0.name, source: $0.source) }
                Button("Clear recent") { tags.removeAll { $0.source == .recent } }
            }
        }
    }
}
