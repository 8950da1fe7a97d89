import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Views that are made while others are placed keep their places when the view around is updated alone.
@MainActor
@Suite(.serialized) struct PlacedContentTests {
    private enum WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct Inner: View {
        let handle: Handle<CGFloat>
        @State private var width: CGFloat = 5
        var body: some View {
            let _ = handle.bind($width)
            let _ = BodyLog.note("Inner")
            Color.red.frame(width: width, height: 5)
        }
    }

    enum Kind: CaseIterable {
        case geometryReader, overlay, background, lazyStack, viewThatFits, list
    }

    struct Outer: View {
        let kind: Kind
        let outer: Handle<CGFloat>
        let inner: Handle<CGFloat>
        @State private var height: CGFloat = 10

        var body: some View {
            let _ = outer.bind($height)
            Color.blue.frame(width: 50, height: height).preference(key: WidthKey.self, value: height)
            content
        }

        @ViewBuilder private var content: some View {
            switch kind {
            case .geometryReader:
                GeometryReader { proxy in
                    Inner(handle: inner)
                    Color.green.frame(width: proxy.size.width, height: height)
                }
            case .overlay:
                Color.green.frame(width: 20, height: height).preference(key: WidthKey.self, value: height)
                    .overlayPreferenceValue(WidthKey.self) { _ in Inner(handle: inner) }
            case .background:
                Color.green.frame(width: 20, height: height).preference(key: WidthKey.self, value: height)
                    .backgroundPreferenceValue(WidthKey.self) { _ in Inner(handle: inner) }
            case .lazyStack:
                ScrollView {
                    LazyVStack {
                        Inner(handle: inner)
                        Color.green.frame(width: 20, height: height)
                    }
                }
            case .viewThatFits:
                ViewThatFits {
                    Inner(handle: inner).frame(width: 10)
                    Color.green
                }
            case .list:
                List {
                    Inner(handle: inner)
                    Color.green.frame(width: 20, height: height)
                }
                .frame(height: 200)
            }
        }
    }

    @Test(arguments: Kind.allCases) func keepItsState(_ kind: Kind) {
        let (outer, inner) = (Handle<CGFloat>(), Handle<CGFloat>())
        let live = LiveHost(Outer(kind: kind, outer: outer, inner: inner), 300, 400)
        inner.set(33)
        live.update()
        for height in [20, 30] {
            let bodies = live.bodies { outer.set(CGFloat(height)) }
            #expect(bodies == [])
        }
        #expect(live.bodies { inner.set(34) } == ["Inner: _width"])
    }
}
