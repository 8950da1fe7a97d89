import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Progress views. Source of the numbers: iamcgn/swiftui-web, Docs/elements (ProgressView.md, iOS.md).
@MainActor
struct ProgressViewTests {
    private func size<V: View>(
        _ view: V, width: CGFloat? = nil, profile: PlatformProfile = .macOS26
    ) -> CGSize {
        TextHost(view, width: width, profile: profile) { $0.font = .system(size: 13) }.size
    }

    @Test func barsOnMacOS() {
        #expect(size(ProgressView(value: 0.4), width: 280) == CGSize(width: 280, height: 20))
        #expect(size(ProgressView("A", value: 0.4), width: 280) == CGSize(width: 280, height: 36))
        let full = ProgressView(
            value: 0.4, label: { Text("A") }, currentValueLabel: { Text("B") })
        #expect(size(full, width: 280) == CGSize(width: 280, height: 52))
        #expect(size(ProgressView(value: 0.4).frame(width: 120), width: 280).width == 120)
    }

    @Test func wheels() {
        #expect(size(ProgressView()) == CGSize(width: 32, height: 32))
        #expect(size(ProgressView().controlSize(.small)) == CGSize(width: 16, height: 16))
        #expect(abs(size(ProgressView("A")).height - (32 + 4.742 + 16)) < 0.001)
        #expect(size(ProgressView(), profile: .iOS26) == CGSize(width: 20, height: 20))
    }

    @Test func fractions() {
        func filled<V: BinaryFloatingPoint>(_ value: V, _ total: V) -> CGFloat? {
            let host = TextHost(ProgressView(value: value, total: total), width: 200, profile: .iOS26)
            let paths = host.host.displayList(scale: 2).items.compactMap { item -> Path? in
                if case .fill(let path, _, _) = item.content { path } else { nil }
            }
            return paths.count == 2 ? paths[1].boundingRect.width : nil
        }
        #expect(filled(25.0, 50.0) == 100)
        #expect(filled(70, 50) == 200)
        #expect(filled(-1.0, 50.0) == nil)
        #expect(filled(Double.nan, 50.0) == nil)
        #expect(filled(5.0, 0.0) == nil)
    }

    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))")
            }
        }
    }

    @Test func customStylesDraw() {
        let host = TextHost(ProgressView("A", value: 0.5).progressViewStyle(Percent()))
        #expect(host.drawn.map(\.text) == ["A", "50"])
    }

    @Test func stylesChooseTheLook() {
        #expect(size(ProgressView(value: 0.5).progressViewStyle(.circular), width: 100).width == 32)
        #expect(size(ProgressView().progressViewStyle(.linear), width: 100).width == 100)
    }
}
