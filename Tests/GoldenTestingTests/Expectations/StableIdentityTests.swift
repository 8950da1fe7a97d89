import GoldenTesting
import PixelUI
import Testing

private struct Message: Equatable {
    let id: Int
    var text: String
}

/// Keeps whether it is expanded.
private struct Bubble: View {
    let text: String
    @State private var isExpanded = false

    var body: some View { Color.red.frame(width: CGFloat(text.count), height: isExpanded ? 20 : 10) }
}

/// Ids are those of the messages.
private struct Chat: View {
    let messages: [Message]

    var body: some View {
        VStack { ForEach(messages, id: \.id) { Bubble(text: $0.text) } }
    }
}

/// Ids are texts, which change while a message is written.
private struct ChatByText: View {
    let messages: [Message]

    var body: some View {
        VStack { ForEach(messages, id: \.text) { Bubble(text: $0.text) } }
    }
}

/// The newest stands first, and ids are places.
private struct ReversedByOffset: View {
    let messages: [Message]

    var body: some View {
        VStack {
            ForEach(Array(messages.reversed().enumerated()), id: \.offset) { Bubble(text: $0.element.text) }
        }
    }
}

/// What is written is another view than what is finished.
private struct Draft: View {
    let messages: [Message]
    let isDone: Bool

    var body: some View {
        VStack {
            if isDone {
                ForEach(messages, id: \.id) { Bubble(text: $0.text) }
            } else {
                ForEach(messages, id: \.id) { Bubble(text: $0.text) }
            }
        }
    }
}

@MainActor @Suite struct StableIdentityTests {
    /// Two messages, written letter by letter.
    private var stream: [[Message]] {
        let texts = ["Hi", "Bye"]
        var prefixes: [[Message]] = [[]]
        for (index, text) in texts.enumerated() {
            let done = texts.prefix(index).enumerated().map { Message(id: $0.offset, text: $0.element) }
            for count in 1...text.count {
                prefixes.append(done + [Message(id: index, text: String(text.prefix(count)))])
            }
        }
        return prefixes
    }

    @Test func idsOfTheDataLast() {
        expectStableIdentities(of: stream) { Chat(messages: $0) }
        func finished(_ messages: [Message]) -> [Int] { messages.dropLast().map(\.id) }
        expectStableIdentities(of: stream, finished: finished) { Chat(messages: $0) }
    }

    @Test func whatIsBeingWrittenMayChange() {
        expectStableIdentities(of: stream) { ChatByText(messages: $0) }
    }

    @Test func placesAsIdsAreFound() {
        let found = issues { expectStableIdentities(of: stream) { ReversedByOffset(messages: $0) } }
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "expectStableIdentities: what was finished lost its identity with prefixes[3] of 6") == true)
        #expect(found.first?.contains("_isExpanded = false") == true)
    }

    @Test func abranchIsNamed() {
        let prefixes = (0...3).map {
            Array(
                [Message(id: 7, text: "a"), Message(id: 8, text: "bb"), Message(id: 9, text: "c")].prefix($0))
        }
        let found = issues {
            expectStableIdentities(of: prefixes) { Draft(messages: $0, isDone: $0.count == 3) }
        }
        #expect(found.first?.contains("prefixes[3]") == true)
        #expect(found.first?.contains("`if` or `switch` in Draft") == true)
        let named = issues {
            expectStableIdentities(of: prefixes, finished: { $0.count == 2 ? [7] : [] }) {
                Draft(messages: $0, isDone: $0.count == 3)
            }
        }
        #expect(named.first?.contains("id 7") == true)
    }

    /// Truth values say how an item is shown: dots that swap theirs haven't moved.
    @Test func truthValuesTellNoItems() {
        struct Dot: View {
            let isOn: Bool
            @State private var size: CGFloat = 4

            var body: some View { (isOn ? Color.red : .gray).frame(width: size, height: size) }
        }
        struct Dots: View {
            let page: Int

            var body: some View { HStack { ForEach(0..<3) { Dot(isOn: $0 == page) } } }
        }
        expectStableIdentities(of: 0..<3) { Dots(page: $0) }
    }

    @Test func mistakesInTheCall() {
        #expect(
            issues { expectStableIdentities(of: [[Message]]()) { Chat(messages: $0) } }.first?.contains(
                "no prefix") == true)
        let unknown = issues {
            expectStableIdentities(of: stream, finished: { _ in [99] }) { Chat(messages: $0) }
        }
        #expect(unknown.first?.contains("nothing in prefixes[0] has the id 99") == true)
    }
}
