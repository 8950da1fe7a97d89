import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// A described tree, written to a file and read again, is laid out as the view was: each element to the last bit.
@MainActor
@Suite("view descriptions: laid out again") struct DescriptionRoundTripTests {
    /// The elements that stand elsewhere than in the view, and what had to be recorded.
    static func differences(
        _ view: some View, width: CGFloat? = 200, height: CGFloat? = nil,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> (wrong: [String], recorded: [String]) {
        let (picture, _) = try described(view, width: width, height: height, change)
        let read = try TreeFile.read(TreeFile.write(picture))
        let frames = read.frames(shaper: BoxShaper())
        var wrong: [String] = []
        var recorded: [String] = []
        var number = 0
        func visit(_ element: ViewDescription) {
            let frame = frames[number]
            number += 1
            if let expected = element.frame, frame != expected.rect {
                wrong.append("\(element.name): \(expected.rect) became \(frame.map { "\($0)" } ?? "nothing")")
            }
            if element.answers != nil { recorded.append(element.kind.name) }
            for child in element.children { visit(child) }
        }
        visit(read.root)
        #expect(number == frames.count)
        return (wrong, recorded)
    }

    static func described<V: View>(
        _ view: V, width: CGFloat? = 200, height: CGFloat? = nil,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> (PictureDescription, LayoutHost<V>) {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        environment.font = .custom(BoxShaper.family, fixedSize: 10)
        change(&environment)
        let host = LayoutHost(view, environment: environment, shaper: BoxShaper(), images: PixelImages())
        let proposal = ProposedViewSize(width: width, height: height)
        host.layout(proposal)
        var picture = try #require(host.pictureDescription(title: "test", proposal: proposal))
        // What the host's environment has is no change at the root.
        picture.root.settings += DescribedSetting.changes(
            from: picture.environment, to: host.environment)
        return (picture, host)
    }

    @Test func randomTrees() throws {
        for seed in UInt64(1)...300 {
            var random = SplitMix(seed: seed)
            let tree = RandomTree.random(&random, depth: 4)
            let width = random.length(20...180)
            let isMirrored = seed % 3 == 0
            let found = try Self.differences(tree.view, width: width) {
                $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            }
            #expect(found.wrong.isEmpty, "seed \(seed) at \(width):\n\(tree.code)")
            if !found.wrong.isEmpty { return }
        }
    }

    @Test func stacksAndModifiers() throws {
        let view = VStack(alignment: .leading, spacing: 6) {
            HStack(alignment: .firstTextBaseline) {
                Text("Total").font(.custom(BoxShaper.family, fixedSize: 20)).bold()
                Spacer(minLength: 4)
                Text("12.50").kerning(1).layoutPriority(1)
            }
            Divider()
            Text("several words that need more than one line").lineLimit(2).lineSpacing(3)
                .frame(maxWidth: .infinity, alignment: .trailing)
            Color.red.aspectRatio(2, contentMode: .fit).overlay(alignment: .bottomTrailing) {
                Circle().frame(width: 9, height: 9).offset(x: 3, y: -2)
            }
            Color.blue.frame(height: 12).alignmentGuide(.leading) { $0.width / 4 - 3 }
            ZStack(alignment: .topLeading) {
                Text("a").padding(.leading, 7)
                Text("back").zIndex(-1).fixedSize()
            }
            .background(Color.green)
            .environment(\.layoutDirection, .rightToLeft)
        }
        .padding()
        let found = try Self.differences(view)
        #expect(found.wrong == [])
        #expect(found.recorded == [])
    }

    @Test func gridsLazyStacksScrollViewsReaders() throws {
        let view = VStack {
            Grid(alignment: .leading, horizontalSpacing: 5) {
                GridRow(alignment: .bottom) {
                    Text("one")
                    Text("two").gridColumnAlignment(.trailing)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("three and more").gridCellColumns(2)
                }
                GridRow {
                    Color.red.frame(width: 4, height: 30).gridCellAnchor(UnitPoint(x: 1, y: 1))
                    Text("x")
                }
            }
            ScrollView(.horizontal) {
                HStack { ForEach(0..<4) { Text("item \($0)") } }
            }
            .contentMargins(.horizontal, 8)
            LazyVStack(alignment: .trailing) { ForEach(0..<5) { Text("row \($0)") } }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50)), GridItem(.fixed(30))], spacing: 3) {
                ForEach(0..<7) { Text("\($0)") }
            }
            GeometryReader { proxy in Text("\(Int(proxy.size.width))").frame(width: proxy.size.width / 2) }
                .frame(height: 40)
            ViewThatFits(in: .horizontal) {
                Text("words that are far too long for the room that there is here")
                HStack {
                    Text("short")
                    Spacer()
                }
            }
        }
        let found = try Self.differences(view)
        #expect(found.wrong == [])
        #expect(found.recorded == [])
    }

    /// A custom layout, a custom guide, and a guide that is no multiple of a length.
    @Test func whatIsCodeIsRecorded() throws {
        let view = VStack(alignment: .middleOfThird) {
            Diagonal {
                Text("a")
                Text("b").padding(3)
                Color.red.frame(width: 10, height: 5)
            }
            Text("guide").alignmentGuide(.middleOfThird) { $0.width > 20 ? $0.width / 3 : 1 }
            Color.blue.frame(width: 30, height: 5).alignmentGuide(HorizontalAlignment.middleOfThird) { _ in 4
            }
            Color.green.frame(width: 3, height: 5)
        }
        let found = try Self.differences(view)
        #expect(found.wrong == [])
        #expect(found.recorded == ["Diagonal", "alignmentGuide"])
        let odd = Text("a").alignmentGuide(.leading) { $0.width * $0.width }.frame(
            width: 50, alignment: .leading)
        let recorded = try Self.differences(odd)
        #expect(recorded.wrong == [])
        #expect(recorded.recorded == ["alignmentGuide"])
    }

    @Test func controlsAndLists() throws {
        let view = VStack {
            Toggle("Switch", isOn: .constant(true))
            Button("Press") {}
            Label("Title", systemImage: "star")
            List { ForEach(0..<3) { Text("row \($0)") } }
            ProgressView(value: 0.5)
            Picker("Pick", selection: .constant(1)) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            .pickerStyle(.segmented)
        }
        #expect(try Self.differences(view).wrong == [])
    }

    @Test func safeAreas() throws {
        let host = LayoutHost(
            VStack {
                Color.red.ignoresSafeArea()
                Text("a")
            }.safeAreaPadding(4), shaper: BoxShaper(),
            images: NoImages())
        host.environment.font = .custom(BoxShaper.family, fixedSize: 10)
        host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let proposal = ProposedViewSize(width: 100, height: 200)
        host.layout(proposal)
        var picture = try #require(host.pictureDescription(title: "test", proposal: proposal))
        picture.root.settings += DescribedSetting.changes(from: picture.environment, to: host.environment)
        let frames = picture.frames(shaper: BoxShaper())
        #expect(frames.first == picture.root.frame?.rect)
        #expect(picture.safeArea?.top == 20)
    }
}

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var point = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: .unspecified)
            point = CGPoint(x: point.x + size.width, y: point.y + size.height)
        }
    }
}

extension HorizontalAlignment {
    private enum MiddleOfThird: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
    }

    fileprivate static let middleOfThird = HorizontalAlignment(MiddleOfThird.self)
}
