import Foundation
import Testing

@testable import LayoutEngine

/// States that are read and set on several threads at once.
@MainActor
@Suite struct StateThreadTests {
    private struct Page: View {
        let handle: Handle<[String]>
        @State private var words: [String] = []
        var body: some View {
            let _ = handle.bind($words)
            Text(verbatim: "\(words.count)")
        }
    }

    /// A torn value would end the program.
    @Test func setOnManyThreads() async {
        let handle = Handle<[String]>()
        let host = LiveHost(Page(handle: handle))
        guard let binding = handle.value else {
            Issue.record("no binding")
            return
        }
        await withTaskGroup(of: Void.self) { group in
            for thread in 1...3 {
                group.addTask {
                    for turn in 0..<3_000 {
                        binding.wrappedValue = Array(repeating: "word \(turn)", count: thread)
                        if binding.wrappedValue.isEmpty { return }
                    }
                }
            }
            for _ in 0..<300 {
                host.update()
                await Task.yield()
            }
        }
        binding.wrappedValue = ["last"]
        host.update()
        #expect(host.host.layoutDescription.contains("Text \"1\""))
    }
}
