import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Trees no person writes and programs do: a result or a diagnostic, never a crash or a hang.
@Suite("robustness") @MainActor
struct RobustnessTests {
    /// One modifier, put around itself 10,000 times through `AnyView`.
    enum Wrapper: String, CaseIterable, CustomTestStringConvertible {
        case offset, padding, fixedFrame, flexibleFrame, background, overlay, opacity, clip, group,
            environment
        case preference, priority, equatableFree, rotation, alignmentGuide, aspectRatio, fixedSize, identity
        case stack, layered, reader, fits, onAppear, composite
        case scrollView, lazyStack, grid, list, safeAreaInset, ignoresSafeArea, visualEffect, geometryChange

        var testDescription: String { rawValue }

        @MainActor
        func around(_ view: AnyView) -> AnyView {
            switch self {
            case .offset: AnyView(view.offset(x: 0.001))
            case .padding: AnyView(view.padding(0.001))
            case .fixedFrame: AnyView(view.frame(width: 20, height: 20))
            case .flexibleFrame: AnyView(view.frame(minWidth: 1, maxWidth: 500, alignment: .leading))
            case .background: AnyView(view.background(Color.red))
            case .overlay: AnyView(view.overlay { Color.clear })
            case .opacity: AnyView(view.opacity(0.999))
            case .clip: AnyView(view.clipped())
            case .group: AnyView(view.compositingGroup())
            case .environment: AnyView(view.environment(\.lineLimit, 2))
            case .preference: AnyView(view.preference(key: DepthKey.self, value: 1))
            case .priority: AnyView(view.layoutPriority(1))
            case .equatableFree: AnyView(view.id(7))
            case .rotation: AnyView(view.rotationEffect(.degrees(1)))
            case .alignmentGuide: AnyView(view.alignmentGuide(.leading) { $0[.leading] + 0.001 })
            case .aspectRatio: AnyView(view.aspectRatio(1, contentMode: .fit))
            case .fixedSize: AnyView(view.fixedSize())
            case .identity: AnyView(Group { view })
            case .stack: AnyView(HStack { view })
            case .layered: AnyView(ZStack { view })
            case .reader: AnyView(GeometryReader { _ in view })
            case .fits: AnyView(ViewThatFits { view })
            case .onAppear: AnyView(view.onAppear {})
            case .composite: AnyView(Composite(content: view))
            case .scrollView: AnyView(ScrollView { view })
            case .lazyStack: AnyView(LazyVStack { view })
            case .grid: AnyView(Grid { view })
            case .list: AnyView(List { view })
            case .safeAreaInset: AnyView(view.safeAreaInset(edge: .top) { Color.clear.frame(height: 0.001) })
            case .ignoresSafeArea: AnyView(view.ignoresSafeArea())
            case .visualEffect: AnyView(view.visualEffect { content, _ in content.offset(x: 0.001) })
            case .geometryChange:
                AnyView(view.onGeometryChange(for: CGSize.self, of: \.size, action: { _ in }))
            }
        }
    }

    struct Composite: View {
        @State private var count = 0
        let content: AnyView

        var body: some View { content }
    }

    enum DepthKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test(arguments: Wrapper.allCases)
    func tenThousandModifiersThroughAnyView(_ wrapper: Wrapper) {
        var view = AnyView(Color.red.frame(width: 20, height: 20))
        for _ in 0..<10_000 { view = wrapper.around(view) }
        let host = host(view)
        let size = host.layout(ProposedViewSize(width: 300, height: 300))
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(!host.displayList(scale: 2).items.isEmpty)
        #expect(!host.layoutDescription.isEmpty)
    }

    @Test func aHundredThousandSiblings() {
        let host = host(
            VStack(spacing: 0) {
                ForEach(0..<100_000, id: \.self) { _ in Color.red.frame(width: 5, height: 1) }
            })
        #expect(host.layout(.unspecified) == CGSize(width: 5, height: 100_000))
        #expect(host.displayList(scale: 1).items.count == 100_000)
    }

    /// A layout may ask as often as it likes: answers are kept, and what is kept has a bound.
    @Test func aMillionQuestions() {
        struct Curious: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                var sum: CGFloat = 0
                for question in 0..<1_000_000 {
                    let width = CGFloat(question % 50_000)
                    sum += subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 10)).width
                }
                return CGSize(width: sum / 1_000_000, height: 10)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            }
        }
        let host = host(Curious()() { Color.red })
        #expect(host.layout(.unspecified) == CGSize(width: 24_999.5, height: 10))
    }

    nonisolated static let lengths: [CGFloat] = [
        0, -0.0, 1e-300, .leastNonzeroMagnitude, 1e-6, 1e9, 1e18, 1e300, .greatestFiniteMagnitude, .infinity,
        -1, -1e18, -.infinity, .nan,
    ]

    /// Any number goes in; finite sizes of 0 or more, or a diagnostic, come out.
    @Test(arguments: lengths)
    func anyNumber(_ length: CGFloat) {
        let views: [AnyView] = [
            AnyView(Color.red.frame(width: length, height: 10)),
            AnyView(Color.red.frame(minWidth: length, idealWidth: length, maxWidth: length)),
            AnyView(Color.red.frame(width: 10, height: 10).padding(length)),
            AnyView(Color.red.frame(width: 10, height: 10).offset(x: length, y: length)),
            AnyView(Color.red.frame(width: 10, height: 10).position(x: length, y: length)),
            AnyView(Color.red.aspectRatio(length, contentMode: .fit)),
            AnyView(Color.red.frame(width: 10, height: 10).scaleEffect(length)),
            AnyView(Color.red.frame(width: 10, height: 10).rotationEffect(.radians(length))),
            AnyView(Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in length }),
            AnyView(
                HStack(spacing: length) {
                    Color.red
                    Spacer(minLength: length)
                    Color.blue
                }),
            AnyView(
                VStack {
                    Color.red.layoutPriority(length)
                    Color.blue.zIndex(length)
                }),
            AnyView(RoundedRectangle(cornerRadius: length).inset(by: length).stroke(lineWidth: length)),
            AnyView(Circle().trim(from: length, to: 1).offset(x: length)),
            AnyView(Color.red.frame(width: 10, height: 10).blur(radius: length).shadow(radius: length)),
            AnyView(Box { _ in CGSize(width: length, height: 10) }.view()),
        ]
        for (index, view) in views.enumerated() {
            for proposal in [
                ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: nil),
                ProposedViewSize(width: length, height: length),
            ] {
                let host = host(VStack { view })
                let size = host.layout(proposal)
                #expect(
                    size.width >= 0 && size.height >= 0
                        && (size.width.isFinite && size.height.isFinite
                            || host.diagnostics.contains { $0.rule == .infiniteSize }),
                    "view \(index), proposal \(proposal): \(size)")
                _ = host.displayList(scale: 3)
                _ = host.layoutDescription
            }
        }
    }

    /// What is only listed isn't entered: groups of subviews in one another don't multiply.
    @Test func thirtyNestedGroupsOfSubviews() {
        let log = Box.Log()
        var view = AnyView(Box(log: log) { _ in CGSize(width: 20, height: 10) }.view())
        for _ in 0..<30 {
            let inner = view
            view = AnyView(Group(subviews: inner) { subviews in VStack { subviews } })
        }
        #expect(host(view).layout(.unspecified) == CGSize(width: 20, height: 10))
        #expect(log.proposals.count <= 4)
    }
}
