import LayoutEngine
import Testing

@testable import PixelUI

extension EnvironmentValues {
    private enum OffsetKey: EnvironmentKey {
        static let defaultValue: CGFloat = 0
    }
    fileprivate var scrollOffset: CGFloat {
        get { self[OffsetKey.self] }
        set { self[OffsetKey.self] = newValue }
    }
}

/// The rule `restless-environment` where a host's controls are used.
@MainActor
@Suite struct RestlessHostTests {
    private struct Row: View {
        let number: Int
        @Environment(\.scrollOffset) private var offset
        var body: some View { Color.red.frame(height: 20).opacity(offset > 100 ? 0.5 : 1) }
    }

    private struct Feed: View {
        @State private var offset: CGFloat = 0
        @State private var likes = 0
        var body: some View {
            VStack {
                Button("Like") { likes += 1 }
                Color.blue.frame(width: CGFloat(10 + likes), height: 1)
                ScrollView {
                    VStack { ForEach(0..<50, id: \.self) { Row(number: $0) } }
                }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offset = $1 }
            }
            .environment(\.scrollOffset, offset)
        }
    }

    private func findings(_ host: ViewHost<Feed>) -> [LayoutDiagnostic] {
        host.diagnostics.filter { $0.rule == .restlessEnvironment }
    }

    @Test func aScrollOffset() throws {
        let host = ViewHost(Feed(), width: 200, height: 200)
        for _ in 1...4 { try host.scroll(by: 10) }
        #expect(findings(host).isEmpty)
        try host.scroll(by: 10)
        #expect(findings(host).map(\.path.description) == ["Feed/Feed"])
        #expect(findings(host).first?.message.contains("50 bodies ran again for nothing else") == true)
    }

    @Test func somethingElseBetween() throws {
        let host = ViewHost(Feed(), width: 200, height: 200)
        for _ in 1...4 {
            try host.scroll(by: 10)
            try host.scroll(by: 10)
            try host.tap("Like")
        }
        #expect(findings(host).isEmpty)
    }
}
