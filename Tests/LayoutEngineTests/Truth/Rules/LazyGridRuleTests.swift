import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// The columns of lazy grids, and cases of them whose expectation isn't a list of frames.
@MainActor
@Suite("truth: lazy-vgrid, rules") struct LazyGridRuleTests {
    private func columns(_ items: [GridItem], in room: CGFloat) -> [CGFloat] {
        GridItemTracks(items, room: room).tracks.map { ($0.length * 10_000).rounded() / 10_000 }
    }

    // measured-by-real-SwiftUI; https://www.objc.io/blog/2020/11/23/grid-layout/
    @Test("lazy-vgrid-001") func columns1() {
        let items = [GridItem(.fixed(70), spacing: 8), GridItem(.adaptive(minimum: 40), spacing: 8)]
        #expect(columns(items, in: 200) == [70, 57, 57])
        #expect(abs(GridItemTracks(items, room: 200).extent - 200) < 0.001)
    }

    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/3. Container Views/6-LazyVGridHGrid.swift @26ee2d3f
    @Test("lazy-vgrid-002") func columns2() {
        let items = [
            GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120), spacing: 10),
        ]
        #expect(columns(items, in: 200) == [95, 120])
        #expect(columns(items, in: 225) == [107.5, 120])
        #expect(abs(GridItemTracks(items, room: 200).extent - 225) < 0.001)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/griditem/size/flexible(minimum:maximum:)
    @Test("lazy-vgrid-003") func columns3() {
        let items = [
            GridItem(.flexible(minimum: 10), spacing: 10), GridItem(.flexible(minimum: 10), spacing: 10),
            GridItem(.flexible(minimum: 10), spacing: 10),
        ]
        #expect(columns(items, in: 320) == [100, 100, 100])
        #expect(abs(GridItemTracks(items, room: 320).extent - 320) < 0.001)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/griditem/size/flexible(minimum:maximum:)
    @Test("lazy-vgrid-004") func columns4() {
        let items = [
            GridItem(.fixed(50), spacing: 10), GridItem(.flexible(minimum: 10), spacing: 10),
            GridItem(.flexible(minimum: 10), spacing: 10),
        ]
        #expect(columns(items, in: 270) == [50, 100, 100])
        #expect(abs(GridItemTracks(items, room: 270).extent - 270) < 0.001)
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayout/Shared/NotSwiftUI/Grid.swift @94dfcb7a
    @Test("lazy-vgrid-005") func columns5() {
        let items = [
            GridItem(.flexible(minimum: 10, maximum: 40), spacing: 0),
            GridItem(.flexible(minimum: 10), spacing: 0),
        ]
        #expect(columns(items, in: 200) == [40, 160])
        #expect(abs(GridItemTracks(items, room: 200).extent - 200) < 0.001)
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayout/Shared/NotSwiftUI/Grid.swift @94dfcb7a
    @Test("lazy-vgrid-006") func columns6() {
        let items = [
            GridItem(.flexible(minimum: 10), spacing: 0),
            GridItem(.flexible(minimum: 10, maximum: 40), spacing: 0),
        ]
        #expect(columns(items, in: 200) == [100, 40])
        #expect(abs(GridItemTracks(items, room: 200).extent - 140) < 0.001)
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayout/Shared/NotSwiftUI/Grid.swift @94dfcb7a
    @Test("lazy-vgrid-007") func columns7() {
        let items = [
            GridItem(.flexible(minimum: 150), spacing: 0), GridItem(.flexible(minimum: 10), spacing: 0),
        ]
        #expect(columns(items, in: 200) == [150, 50])
        #expect(abs(GridItemTracks(items, room: 200).extent - 200) < 0.001)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/griditem/size/adaptive(minimum:maximum:)
    @Test("lazy-vgrid-008") func columns8() {
        let items = [GridItem(.adaptive(minimum: 50), spacing: 8)]
        #expect(columns(items, in: 320) == [57.6, 57.6, 57.6, 57.6, 57.6])
        #expect(abs(GridItemTracks(items, room: 320).extent - 320) < 0.001)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/griditem/size/adaptive(minimum:maximum:)
    @Test("lazy-vgrid-009") func columns9() {
        let items = [GridItem(.adaptive(minimum: 80), spacing: 8)]
        #expect(columns(items, in: 390) == [91.5, 91.5, 91.5, 91.5])
        #expect(abs(GridItemTracks(items, room: 390).extent - 390) < 0.001)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/griditem/size/adaptive(minimum:maximum:)
    @Test("lazy-vgrid-010") func columns10() {
        let items = [GridItem(.adaptive(minimum: 50, maximum: 60), spacing: 8)]
        #expect(columns(items, in: 390) == [58.3333, 58.3333, 58.3333, 58.3333, 58.3333, 58.3333])
        #expect(abs(GridItemTracks(items, room: 390).extent - 390) < 0.001)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/griditem/size/adaptive(minimum:maximum:)
    @Test("lazy-vgrid-011") func columns11() {
        let items = [GridItem(.adaptive(minimum: 100, maximum: 100), spacing: 0)]
        #expect(columns(items, in: 350) == [100, 100, 100])
        #expect(abs(GridItemTracks(items, room: 350).extent - 300) < 0.001)
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayout/Shared/NotSwiftUI/Grid.swift @94dfcb7a
    @Test("lazy-vgrid-013") func columns13() {
        let items = [GridItem(.fixed(100), spacing: 10), GridItem(.fixed(100), spacing: 10)]
        #expect(columns(items, in: 150) == [100, 100])
        #expect(columns(items, in: 210) == [100, 100])
        #expect(abs(GridItemTracks(items, room: 150).extent - 210) < 0.001)
    }

    // reverse-engineered; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayout/Shared/NotSwiftUI/Grid.swift @94dfcb7a
    @Test("lazy-vgrid-014") func columns14() {
        let items = [GridItem(.fixed(20), spacing: 10), GridItem(.fixed(20), spacing: 10)]
        #expect(columns(items, in: 150) == [20, 20])
        #expect(abs(GridItemTracks(items, room: 150).extent - 50) < 0.001)
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/Lazy.md @3cab7fb
    @Test("fixed, flexible and bounded columns in 280, centred") func measuredColumns() {
        let tracks = GridItemTracks(
            [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))], room: 280)
        #expect(tracks.tracks.map(\.length) == [60, 102, 80])
        let host = host(
            LazyVGrid(columns: [
                GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80)),
            ]) { Color.red.frame(height: 20) })
        host.layout(ProposedViewSize(width: 280, height: nil))
        #expect(host.frames(of: "Color") == [[11, 0, 60, 20]])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/lazy/grid-sections
    @Test("a grid of fixed columns is as wide as proposed") func takesTheProposal() {
        let items = Array(repeating: GridItem(.fixed(60)), count: 3)
        let host = host(LazyVGrid(columns: items) { Color.red.frame(height: 20) })
        #expect(host.layout(ProposedViewSize(width: 240, height: nil)) == CGSize(width: 240, height: 20))
    }

    private func frames(_ view: some View, of name: String = "Color") -> [[CGFloat]] {
        let host = host(view)
        host.layout(
            ProposedViewSize(width: 500, height: 500), centeredIn: CGSize(width: 500, height: 500))
        return host.frames(of: name)
    }

    // stated-by-Apple; developer.apple.com/documentation/swiftui/lazyhgrid
    /// Rows of the proposed height, columns as wide as their widest cell.
    @Test("lazy-vgrid-016")
    func transposed() {
        let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 5) {
            Color.red.frame(width: 30)
            Color.blue.frame(width: 50)
            Color.green.frame(width: 10)
        }
        let host = host(grid)
        #expect(host.layout(ProposedViewSize(width: nil, height: 100)) == CGSize(width: 65, height: 100))
        #expect(host.frames(of: "Color") == [[10, 0, 30, 20], [0, 28, 50, 72], [55, 0, 10, 20]])
    }

    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/LazyGridTests.swift @ba2a98f9
    @Test("lazy-vgrid-017") func adaptiveGrid() {
        let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 10) {
            ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 100) }
        }
        #expect(frames(grid, of: "LazyVGrid") == [[0, 90, 500, 320]])
        let expected = (0..<10).map {
            [[0, 127, 254, 381][$0 % 4], [90, 200, 310][$0 / 4], 119, 100] as [CGFloat]
        }
        #expect(frames(grid) == expected)
    }

    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/LazyGridTests.swift @ba2a98f9
    /// An item's spacing is the gap after it.
    @Test("lazy-vgrid-018") func gapAfter() {
        let items = [GridItem(.fixed(100)), GridItem(.fixed(100), spacing: 0), GridItem(.flexible())]
        let grid = LazyVGrid(columns: items, spacing: 10) {
            ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 100) }
        }
        #expect(frames(grid, of: "LazyVGrid") == [[0, 35, 500, 430]])
        let expected = (0..<10).map {
            [[0, 108, 208][$0 % 3], 35 + 110 * CGFloat($0 / 3), [100, 100, 292][$0 % 3], 100] as [CGFloat]
        }
        #expect(frames(grid) == expected)
    }

    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/LazyGridTests.swift @ba2a98f9
    /// A horizontal grid fills columns first.
    @Test("lazy-vgrid-019") func columnMajor() {
        let grid = LazyHGrid(rows: [GridItem(.adaptive(minimum: 100))], spacing: 10) {
            ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 100) }
        }
        #expect(frames(grid, of: "LazyHGrid") == [[90, 0, 320, 500]])
        let expected = (0..<10).map {
            [[90, 200, 310][$0 / 4], [0, 127, 254, 381][$0 % 4], 100, 119] as [CGFloat]
        }
        #expect(frames(grid) == expected)
    }

    // The size answered at 200 is 225; the columns are worked out again for it.
    /// Columns drawn for the size that was answered.
    @Test("lazy-vgrid-002") func secondPass() {
        let items = [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))]
        let host = host(
            LazyVGrid(columns: items, spacing: 10) {
                ForEach(0..<2, id: \.self) { _ in Color.red.frame(height: 20) }
            }
            .frame(width: 200))
        host.layout(ProposedViewSize(width: 200, height: nil))
        #expect(host.frames(of: "LazyVGrid") == [[-12.5, 0, 225, 20]])
        #expect(host.frames(of: "Color") == [[-12.5, 0, 107.5, 20], [105, 0, 120, 20]])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-grid/frames.json @863aea4e (its lazy half)
    /// Columns run from the right.
    @Test("sw-rtl-grid") func rightToLeft() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let items = Array(repeating: GridItem(.fixed(40)), count: 3)
        let host = host(
            LazyVGrid(columns: items, spacing: 8) {
                ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 40, height: 20) }
            }.frame(width: 200), environment: environment)
        host.layout(ProposedViewSize(width: 200, height: nil))
        #expect(host.frames(of: "Color").map { $0[0] } == [128, 80, 32, 128, 80])
        #expect(host.frames(of: "Color").map { $0[1] } == [0, 0, 0, 28, 28])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/Lazy.md @3cab7fb
    @Test("headers have a line of their own, and cells begin a new line after it") func sections() {
        let items = Array(repeating: GridItem(.fixed(60)), count: 3)
        let grid = LazyVGrid(columns: items) {
            ForEach(0..<2, id: \.self) { section in
                Section {
                    ForEach(0..<4, id: \.self) { Color.red.frame(height: 20).id(section * 10 + $0) }
                } header: {
                    Divider()
                }
            }
        }
        let host = host(grid)
        host.layout(ProposedViewSize(width: 240, height: nil))
        #expect(host.frames(of: "Divider").map { [$0[0], $0[2]] } == [[0, 240], [0, 240]])
        #expect(host.frames(of: "Color").map { $0[0] }.prefix(4) == [22, 90, 158, 22])
        #expect(host.diagnostics.isEmpty == false)
    }
}
