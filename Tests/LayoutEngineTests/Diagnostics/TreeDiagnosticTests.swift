import Foundation
import Testing

@testable import LayoutEngine

/// Priorities, preferences, identities, and trees that don't settle.
@MainActor
@Suite struct TreeDiagnosticTests {
    private struct Row: View, Equatable {
        nonisolated init() {}
        nonisolated static func == (a: Row, b: Row) -> Bool { true }
        var body: some View { Box(10, 10).view().layoutPriority(1) }
    }

    private func besideABox(_ view: some View) -> some View {
        HStack {
            view
            Box(10, 10).view()
        }
    }

    // MARK: hidden-priority

    @Test func aPriorityBehindEquatable() {
        #expect(
            ExplainedView(besideABox(Row().equatable())).lines == [
                "warning: HStack/HStack[0]/Row/Box[0]: has a layoutPriority of 1 that its stack doesn't see: .equatable() hides "
                    + "it. Put layoutPriority outside, as the last modifier. [hidden-priority]"
            ])
    }

    @Test func aPriorityBehindAFrameAndPadding() {
        let view = Box(10, 10).view().layoutPriority(2)
        #expect(ExplainedView(besideABox(view.frame(width: 20))).lines[0].contains("the frame hides it"))
        let padded = ExplainedView(besideABox(view.padding().overlay(Box(1, 1).view())))
        #expect(padded.rules == [.hiddenPriority])
        #expect(padded.lines[0].contains("of 2 that its stack doesn't see: the padding hides it"))
    }

    @Test func prioritiesThatAreSeenOrDoNotMatter() {
        let view = Box(10, 10).view().layoutPriority(1)
        #expect(ExplainedView(besideABox(view.offset(x: 1))).lines.isEmpty)
        #expect(ExplainedView(besideABox(view.padding().layoutPriority(1))).lines.isEmpty)
        #expect(ExplainedView(besideABox(Box(10, 10).view().layoutPriority(0).padding())).lines.isEmpty)
        #expect(ExplainedView(HStack { view.padding() }).lines.isEmpty)
        #expect(ExplainedView(ZStack { besideABox(view) }.padding()).lines.isEmpty)
    }

    // MARK: preference-keeps-last

    private enum LastKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }

    private enum MaximumKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    private enum FirstKey: PreferenceKey {
        static var defaultValue: Int? { nil }
        static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
    }

    private func preferring<K: PreferenceKey>(_ key: K.Type, _ values: [K.Value]) -> some View
    where K.Value: Equatable {
        VStack {
            ForEach(Array(values.indices), id: \.self) { index in
                Box(10, 10).view().preference(key: key, value: values[index])
            }
        }.onPreferenceChange(key) { _ in }
    }

    @Test func aPreferenceThatKeepsTheLast() {
        #expect(
            ExplainedView(preferring(LastKey.self, [1, 2, 3])).lines == [
                "warning: View/VStack[0]: holds several views that set the preference LastKey to different values, and its "
                    + "reduce keeps only the last one. Combine value with nextValue() in reduce: append, add, or take "
                    + "the larger. [preference-keeps-last]"
            ])
    }

    @Test func preferencesThatCombineOrAgree() {
        #expect(ExplainedView(preferring(MaximumKey.self, [1, 2])).lines.isEmpty)
        #expect(ExplainedView(preferring(MaximumKey.self, [2, 1])).lines.isEmpty)
        #expect(ExplainedView(preferring(FirstKey.self, [1, 2])).lines.isEmpty)
        #expect(ExplainedView(preferring(LastKey.self, [1, 1])).lines.isEmpty)
        #expect(ExplainedView(preferring(LastKey.self, [1])).lines.isEmpty)
    }

    // MARK: duplicate-id, offset-id

    private struct Item: Identifiable {
        let id: String
        let place: Int
    }

    private let items = [Item(id: "a", place: 0), Item(id: "b", place: 1)]

    @Test func anIdTwice() {
        let view = VStack { ForEach(["a", "b", "a"], id: \.self) { _ in Box(10, 10).view() } }
        #expect(
            ExplainedView(view).lines == [
                "warning: VStack/VStack[0]: ForEach has the id a more than once: both rows share what SwiftUI keeps by id. Give "
                    + "each element an id of its own. [duplicate-id]"
            ])
    }

    @Test func idsThatAreOffsets() {
        let view = VStack {
            ForEach(Array(items.enumerated()), id: \.offset) { _ in Box(10, 10).view() }
        }
        #expect(
            ExplainedView(view).lines == [
                "warning: VStack/VStack[0]: ForEach has ids that are places: the offsets of enumerated(). State and animations "
                    + "stay at the place when elements move. Use id: \\.element.id, or \\.element where it is Hashable. "
                    + "[offset-id]"
            ])
        let counted = VStack { ForEach(items, id: \.place) { _ in Box(10, 10).view() } }
        #expect(ExplainedView(counted).rules == [.offsetID])
        let backwards: ReversedCollection<[Item]> = items.reversed()
        let indices = VStack { ForEach(backwards.indices, id: \.self) { _ in Box(10, 10).view() } }
        #expect(ExplainedView(indices).rules == [.offsetID])
    }

    @Test func idsThatAreNoOffsets() {
        struct Counted: Identifiable {
            let id: Int
        }
        let view = VStack(spacing: 0) {
            ForEach(0..<5) { _ in Box(10, 1).view() }
            ForEach(0..<5, id: \.self) { _ in Box(10, 1).view() }
            ForEach(items.indices, id: \.self) { _ in Box(10, 1).view() }
            ForEach([0, 1, 2], id: \.self) { _ in Box(10, 1).view() }
            ForEach(items) { _ in Box(10, 1).view() }
            ForEach([Counted(id: 0), Counted(id: 1)]) { _ in Box(10, 1).view() }
            ForEach(Array(items.enumerated()), id: \.element.place) { _ in Box(10, 1).view() }
            ForEach(Array([0, 1].enumerated()), id: \.element) { _ in Box(10, 1).view() }
        }
        #expect(ExplainedView(view).lines.isEmpty)
    }

    private struct Growing: View {
        @State private var names: [String] = []
        var body: some View {
            VStack {
                ForEach(names.indices, id: \.self) { _ in Box(10, 10).view() }
                Box(10, 10).view()
            }.onAppear { names = ["a", "b"] }
        }
    }

    @Test func aRangeThatChanges() {
        #expect(
            ExplainedView(Growing()).lines == [
                "warning: Growing/Growing/VStack[0]: ForEach has ids that are places: a range that isn't constant: it changed "
                    + "from 0..<0 to 0..<2. State and animations stay at the place when elements move. Use the "
                    + "elements, and an id of theirs. [offset-id]"
            ])
    }

    // MARK: not-settling

    private struct Restless: View {
        let limit: Int
        @State private var count = 0
        var body: some View {
            Box(10, 10).view().preference(key: MaximumKey.self, value: count)
                .onPreferenceChange(MaximumKey.self) { if $0 < limit { count = $0 + 1 } }
        }
    }

    @Test func aViewThatDoesNotSettle() {
        #expect(
            ExplainedView(Restless(limit: .max)).lines == [
                "error: Restless/Restless/Box[0]: the view didn't settle after 16 passes: "
                    + "onPreferenceChange(MaximumKey) at Restless/Restless/Box[0] sets Restless._count in every pass. Set a state "
                    + "only when its value differs, and measure what doesn't depend on it. [not-settling]"
            ])
        #expect(ExplainedView(Restless(limit: 3)).lines.isEmpty)
    }

    // MARK: infinite-size, empty-size

    @Test func rootsWithoutAPicture() {
        #expect(ExplainedView(Spacer(), width: .infinity).rules == [.infiniteSize])
        #expect(ExplainedView(EmptyView()).rules == [.emptySize])
        #expect(ExplainedView(Box(1, 1).view()).lines.isEmpty)
    }

    @Test func namesOfRulesAreStable() {
        let words = LayoutDiagnostic.Rule.allCases.map(\.rawValue)
        #expect(
            words == [
                "infinite-size", "empty-size", "invalid-size", "invalid-proposal", "invalid-placement",
                "non-finite-number", "drawing-limit", "subview-not-placed", "subview-placed-twice",
                "children-outside-size",
                "nothing-fits",
                "duplicate-id", "not-settling", "ignores-bounds-origin", "unstable-layout", "no-ideal-size",
                "ideal-aspect-ratio", "hidden-priority", "preference-keeps-last", "offset-id",
                "computed-id", "changing-id", "row-view-count", "stale-initial-value", "split-identity",
                "running-task", "missing-object", "incomparable-environment", "restless-environment",
                "whole-collection", "equal-value", "other",
            ])
    }
}
