import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("visualEffect") struct VisualEffectTests {
    /// The effects on a white 100 x 60 view.
    private func effects(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> [[Effect]] {
        DrawnView(Color.white.visualEffect(effect)).contents.map { content in
            if case .group(let effects, _) = content { return effects }
            return []
        }
    }

    @Test("no effect draws as it is") func empty() {
        #expect(effects { content, _ in content } == [[]])
        #expect(
            effects { content, _ in content.opacity(1).blur(radius: 0).saturation(1).scaleEffect(1) } == [[]])
    }

    @Test("effects act from the first to the last") func order() {
        #expect(
            effects { content, _ in
                content.opacity(0.5).scaleEffect(1).scaleEffect(x: -1).offset(x: 3, y: 4).brightness(0.2)
            } == [
                [
                    .opacity(0.5), .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)),
                    .transform(CGAffineTransform(translationX: 3, y: 4)), .colorFilter(.brightness(0.2)),
                ]
            ])
    }

    @Test("each does what the modifier of its name does") func sameAsModifiers() {
        func same<A: View>(
            _ view: A, _ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(
                DrawnView(Color.white.visualEffect { content, _ in effect(content) }).contents
                    == DrawnView(view).contents, sourceLocation: sourceLocation)
        }
        let view = Color.white
        same(view.offset(x: 1.3, y: -2.6)) { $0.offset(x: 1.3, y: -2.6) }
        same(view.contrast(0.5)) { $0.contrast(0.5) }
        same(view.grayscale(0.5)) { $0.grayscale(0.5) }
        same(view.saturation(0.5)) { $0.saturation(0.5) }
        same(view.hueRotation(.degrees(20))) { $0.hueRotation(.degrees(20)) }
        same(view.blur(radius: 2)) { $0.blur(radius: 2) }
        same(view.opacity(0)) { $0.opacity(0) }
        same(view.rotationEffect(.degrees(30), anchor: .top)) {
            $0.rotationEffect(.degrees(30), anchor: .top)
        }
        same(view.scaleEffect(x: 2, y: 3)) { $0.scaleEffect(x: 2, y: 3) }
        same(view.scaleEffect(2, anchor: .leading)) { $0.scaleEffect(2, anchor: .leading) }
        same(view.rotation3DEffect(.degrees(60), axis: (1, 0, 0), perspective: 0)) {
            $0.rotation3DEffect(.degrees(60), axis: (1, 0, 0), perspective: 0)
        }
        let map = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 2, ty: 0)
        same(view.transformEffect(map)) { $0.transformEffect(map) }
        same(view.projectionEffect(ProjectionTransform(map))) { $0.transformEffect(ProjectionTransform(map)) }
    }

    @Test("the proxy has the view's size and place") func proxy() {
        let view = PlacedView(width: 100, height: 100) {
            Color.red.frame(width: 40, height: 20)
                .visualEffect { content, proxy in
                    content.offset(x: proxy.frame(in: .global).minX, y: proxy.size.height)
                }
        }
        #expect(view.frames("red") == [[60, 60, 40, 20]])
    }

    @Test("offset's x is trailing") func rightToLeft() {
        let view = PlacedView(width: 10, height: 10) {
            HStack {
                Color.red.visualEffect { content, _ in content.offset(x: 3) }
                    .visualEffect { content, _ in content.scaleEffect(x: -1).offset(x: 3) }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(view.frames("red") == [[-3, 0, 10, 10]])
        guard case .group(let effects, _)? = view.host.displayList(scale: 1).items.first?.content else {
            Issue.record("nothing moved")
            return
        }
        #expect(effects.last == .transform(CGAffineTransform(translationX: -3, y: 0)))
    }
}
