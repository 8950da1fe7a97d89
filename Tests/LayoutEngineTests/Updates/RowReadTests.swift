import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// What is read where rows, or layers of a preference, are made, outside of the body that gave the closure.
@MainActor
@Suite struct RowReadTests {
    struct Rows: View {
        let handle: Handle<CGFloat>
        @State private var width: CGFloat = 10

        var body: some View {
            let _ = handle.bind($width)
            VStack(spacing: 0) {
                ForEach(0..<2) { _ in Box(width, 10).view() }
            }
        }
    }

    struct LazyRows: View {
        let handle: Handle<CGFloat>
        @State private var width: CGFloat = 10

        var body: some View {
            let _ = handle.bind($width)
            LazyVStack(spacing: 0) {
                ForEach(0..<2) { _ in Box(width, 10).view() }
            }
        }
    }

    struct Key: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Layer: View {
        let handle: Handle<CGFloat>
        @State private var width: CGFloat = 10

        var body: some View {
            let _ = handle.bind($width)
            Box(50, 10).view().overlayPreferenceValue(Key.self) { _ in Color.red.frame(width: width) }
        }
    }

    private func widths(_ view: (Handle<CGFloat>) -> some View) -> [Bool] {
        let handle = Handle<CGFloat>()
        let host = LiveHost(view(handle))
        let before = host.host.layoutDescription
        handle.set(20)
        host.update()
        let after = host.host.layoutDescription
        return [before.contains("10, 10)"), after.contains("20, 10)"), after.contains("10, 10)")]
    }

    @Test func rowsReadAState() {
        #expect(widths { Rows(handle: $0) } == [true, true, false])
    }

    @Test func lazyRowsReadAState() {
        #expect(widths { LazyRows(handle: $0) } == [true, true, false])
    }

    @Test func layersReadAState() {
        let handle = Handle<CGFloat>()
        let host = LiveHost(Layer(handle: handle))
        let before = host.host.displayList(scale: 1)
        handle.set(20)
        host.update()
        #expect(host.host.displayList(scale: 1) != before)
        handle.set(10)
        host.update()
        #expect(host.host.displayList(scale: 1) == before)
    }
}
