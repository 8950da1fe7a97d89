import PixelUI

/// What layout costs: time for each view, and how often a leaf is measured.
///
/// A leaf answers each proposal once; what is counted are the different proposals that reach it. Bounds: a stack
/// asks a child at nothing, at infinity and at what it offers, so that each stack around a leaf adds at most two
/// questions to those that reach the stack, and the questions that stacks of rigid or greedy views ask are the
/// same at every level; a grid asks a cell at most seven times for each proposal of its own, five at an open
/// height; a lazy stack asks a row once.
@MainActor
enum LayoutBenchmark {
    static func run(_ table: inout ResultTable) {
        table.title("layout: time, time for each view, measurements of each leaf")
        nestedStacks(&table)
        leaves(&table)
        grid(&table)
        paragraph(&table)
    }

    /// 5, 50 and 500 stacks in one another, a flexible and a fixed leaf in each.
    private static func nestedStacks(_ table: inout ResultTable) {
        var perView: [Int: Double] = [:]
        for depth in [5, 50, 500] {
            let counter = MeasurementCounter()
            perView[depth] = measure("nested stacks, \(depth) deep", views: 2 * depth, counter, &table) {
                nested(depth, counter)
            }
        }
        if let shallow = perView[50], let deep = perView[500] {
            table.add("time for each view, 500 deep : 50 deep", words: ResultTable.text(deep / shallow))
        }
    }

    private static func nested(_ depth: Int, _ counter: MeasurementCounter) -> AnyView {
        var view = AnyView(Color.red)
        for level in 0..<depth {
            let inner = view
            let leaf = CountedLeaf(counter: counter)
            view =
                level.isMultiple(of: 2)
                ? AnyView(
                    HStack {
                        inner
                        leaf {}
                        Color.blue.frame(minWidth: 3, maxWidth: .infinity)
                    })
                : AnyView(
                    VStack {
                        inner
                        leaf {}
                        Color.green.layoutPriority(1)
                    })
        }
        return view
    }

    /// 100,000 leaves: in a plain stack, in a lazy one at an open height, and in a scroll view, where a lazy
    /// stack makes only those in view.
    private static func leaves(_ table: inout ResultTable) {
        let count = 100_000
        let counter = MeasurementCounter()
        let leaf = CountedLeaf(counter: counter)
        measure("100,000 leaves in a VStack", views: count, counter, &table) {
            VStack { ForEach(0..<count, id: \.self) { _ in leaf {} } }
        }
        measure("100,000 leaves in a LazyVStack", views: count, counter, &table) {
            LazyVStack { ForEach(0..<count, id: \.self) { _ in leaf {} } }
        }
        measure("the same in a ScrollView, 800 high", views: count, counter, height: 800, &table) {
            ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { _ in leaf {} } } }
        }
        measure("10,000 lines of text in a VStack", views: 10_000, MeasurementCounter(), &table) {
            VStack { ForEach(0..<10_000, id: \.self) { Text("Line \($0)") } }
        }
    }

    private static func grid(_ table: inout ResultTable) {
        let counter = MeasurementCounter()
        let leaf = CountedLeaf(counter: counter)
        measure("Grid, 30 x 30", views: 900, counter, height: 800, &table) {
            Grid {
                ForEach(0..<30, id: \.self) { row in
                    GridRow { ForEach(0..<30, id: \.self) { column in leaf {} } }
                }
            }
        }
    }

    /// 5,000 words at ten widths: shaped once, broken ten times.
    private static func paragraph(_ table: inout ResultTable) {
        let words = ["layout", "must", "wrap", "this", "sentence", "onto", "several", "lines", "inside", "a"]
        let text = (0..<5_000).map { words[$0 * 7 % words.count] }.joined(separator: " ")
        measure("5,000 words at ten widths", views: 50_000, MeasurementCounter(), &table) {
            HStack(alignment: .top, spacing: 0) {
                ForEach(0..<10, id: \.self) { Text(text).frame(width: 100 + 50 * CGFloat($0)) }
            }
        }
    }

    /// - Returns: Microseconds for each view, by the least of the runs.
    @discardableResult
    private static func measure(
        _ name: String, views: Int, _ counter: MeasurementCounter, height: CGFloat? = nil,
        _ table: inout ResultTable, _ content: () -> some View
    ) -> Double {
        let proposal = ProposedViewSize(width: 375, height: height)
        var times: [Double] = []
        for _ in 0..<(views < 20_000 ? table.runs : 3) {
            counter.reset()
            let view = content()
            times.append(
                ResultTable.milliseconds {
                    LayoutHost(view, shaper: ImageRenderer(content: view).fonts, images: NoPictures()).layout(
                        proposal)
                })
        }
        let microseconds = 1_000 * (times.min() ?? .nan) / Double(views)
        var note = "   \(ResultTable.text(microseconds)) us a view"
        if counter.leaves > 0 {
            note += ", \(ResultTable.text(counter.average)) measurements a leaf, at most \(counter.most)"
        }
        table.add(name, times, note: note)
        return microseconds
    }
}
