import PixelUI

/// Tags of a reader, which can be muted: those that were met lately, then those that many people use.
enum DuplicateTag {
    enum Source: String {
        case recent, popular
    }

    struct TagRow: View {
        let name: String
        let source: Source
        @State private var isMuted = false

        var body: some View {
            Toggle(isOn: $isMuted) {
                Text(name)
                Text(isMuted ? "muted" : source.rawValue)
            }
        }
    }

    struct Before: View {
        struct Tag: Identifiable {
            let name: String
            let source: Source

            var id: String { name }
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
