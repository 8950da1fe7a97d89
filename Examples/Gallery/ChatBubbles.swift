import SwiftUI

/// A conversation: bubbles lead or trail, and turn with the layout direction.
struct ChatBubbles: View {
    struct Message: Identifiable {
        let id: Int
        let text: String
        let isMine: Bool
        var time: String?
    }

    let messages: [Message]

    var body: some View {
        VStack(spacing: 8) {
            Text("Today 09:41")
                .font(.caption2.weight(.medium))
                .foregroundStyle(.secondary)
                .padding(.bottom, 4)
            ForEach(messages) { message in
                Bubble(message: message)
            }
        }
        .padding(16)
    }
}

private struct Bubble: View {
    let message: ChatBubbles.Message

    var body: some View {
        VStack(alignment: message.isMine ? .trailing : .leading, spacing: 4) {
            Text(message.text)
                .foregroundStyle(message.isMine ? Color.white : Color.primary)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .background {
                    UnevenRoundedRectangle(
                        topLeadingRadius: 18, bottomLeadingRadius: message.isMine ? 18 : 5,
                        bottomTrailingRadius: message.isMine ? 5 : 18, topTrailingRadius: 18
                    )
                    .fill(message.isMine ? Color.blue : Color(.systemGray5))
                }
            if let time = message.time {
                Text(time)
                    .font(.caption2)
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 4)
            }
        }
        .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
        .padding(message.isMine ? .leading : .trailing, 56)
    }
}

#Preview("Chat bubbles") {
    ChatBubbles(messages: [
        .init(id: 1, text: "Did the new row make it into the build?", isMine: false),
        .init(id: 2, text: "It did, but the price column moved by four points.", isMine: true),
        .init(id: 3, text: "Four? That is half a grid step.", isMine: false),
        .init(
            id: 4, text: "I know. Running a bisect over the branch now, it should name the file.",
            isMine: true),
        .init(id: 5, text: "👍", isMine: false),
        .init(id: 6, text: "Found it: Spacing.swift, line 7.", isMine: true, time: "Read 09:48"),
    ])
}
