import Drawing
import Foundation
import Testing

@testable import LayoutEngine

struct UpdateTraceTests {
    @Test("One event a line, on the history's clock")
    func tap() {
        #expect(
            FedRecord.tappedRow().history.since(UpdateHistory.Mark(update: 1)).traceEvents == #"""
                {"traceEvents":[
                {"ph":"M","pid":1,"tid":1,"name":"thread_name","args":{"name":"updates"}},
                {"ph":"M","pid":1,"tid":1,"name":"thread_sort_index","args":{"sort_index":1}},
                {"ph":"M","pid":1,"tid":2,"name":"thread_name","args":{"name":"changes"}},
                {"ph":"M","pid":1,"tid":2,"name":"thread_sort_index","args":{"sort_index":2}},
                {"ph":"M","pid":1,"tid":3,"name":"thread_name","args":{"name":"bodies"}},
                {"ph":"M","pid":1,"tid":3,"name":"thread_sort_index","args":{"sort_index":3}},
                {"ph":"M","pid":1,"tid":4,"name":"thread_name","args":{"name":"layout"}},
                {"ph":"M","pid":1,"tid":4,"name":"thread_sort_index","args":{"sort_index":4}},
                {"ph":"X","pid":1,"tid":1,"ts":25,"dur":9,"name":"update 2"},
                {"ph":"X","pid":1,"tid":2,"ts":26,"dur":1,"name":"interaction tap \"Favourite\"","args":{"file":"FeedTests.swift","line":31}},
                {"ph":"X","pid":1,"tid":2,"ts":27,"dur":1,"name":"state Row._isOn","args":{"path":"Feed/Row[1]"}},
                {"ph":"X","pid":1,"tid":3,"ts":28,"dur":2,"name":"Row","args":{"place":5,"type":"FedRecord.Row","path":"Feed/Row[1]","causes":"_isOn"}},
                {"ph":"X","pid":1,"tid":3,"ts":29,"dur":1,"name":"Badge","args":{"place":6,"type":"FedRecord.Badge","path":"Feed/Row[1]/Badge","causes":"value (isOn)"}},
                {"ph":"i","pid":1,"tid":3,"ts":30,"s":"t","name":"Row skipped","args":{"place":3,"type":"FedRecord.Row","path":"Feed/Row[0]"}},
                {"ph":"i","pid":1,"tid":3,"ts":31,"s":"t","name":"Header skipped","args":{"place":2,"type":"FedRecord.Header","path":"Feed/Header"}},
                {"ph":"i","pid":1,"tid":3,"ts":32,"s":"t","name":"Row skipped","args":{"place":7,"type":"FedRecord.Row","path":"Feed/Row[2]"}},
                {"ph":"X","pid":1,"tid":4,"ts":33,"dur":1,"name":"VStack","args":{"path":"Feed/VStack","proposal":"320 x nil","answer":"320 x 60","known":true}},
                {"ph":"s","pid":1,"tid":2,"ts":27,"id":1,"cat":"cause","name":"cause"},
                {"ph":"f","bp":"e","pid":1,"tid":3,"ts":28,"id":1,"cat":"cause","name":"cause"}
                ],"displayTimeUnit":"ms"}

                """#)
    }

    private struct Span {
        let (track, start, end): (Int, Int, Int)

        init(_ track: Int, _ start: Int, _ end: Int) {
            (self.track, self.start, self.end) = (track, start, end)
        }
    }

    /// The spans that a trace shows, and the ends of its arrows as spans of no length.
    private func spans(_ history: UpdateHistory) throws -> (spans: [Span], arrows: [Span]) {
        let data = Data(history.traceEvents.utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let events = try #require(json["traceEvents"] as? [[String: Any]])
        var result: (spans: [Span], arrows: [Span]) = ([], [])
        for event in events {
            guard let track = event["tid"] as? Int, let start = event["ts"] as? Int else { continue }
            if let length = event["dur"] as? Int {
                #expect(length > 0)
                result.spans.append(Span(track, start, start + length))
            } else if ["s", "f"].contains(event["ph"] as? String) {
                result.arrows.append(Span(track, start, start))
            }
        }
        return result
    }

    /// Spans of a track lie inside each other or apart, and arrows begin and end in spans.
    private func expectNesting(_ history: UpdateHistory) throws {
        let (spans, arrows) = try spans(history)
        for track in 1...4 {
            var open: [Span] = []
            for span in spans.filter({ $0.track == track }).sorted(by: {
                ($0.start, $1.end) < ($1.start, $0.end)
            }) {
                while let last = open.last, last.end <= span.start { open.removeLast() }
                if let last = open.last { #expect(span.end <= last.end) }
                open.append(span)
            }
        }
        for arrow in arrows {
            #expect(
                spans.contains { $0.track == arrow.track && $0.start <= arrow.start && arrow.start < $0.end })
        }
        let whole = spans.filter { $0.track == 1 }
        #expect(spans.allSatisfy { span in whole.contains { $0.start <= span.start && span.end <= $0.end } })
    }

    @Test("Bodies and questions nest, whatever the order of the events", arguments: 0..<40)
    func nesting(_ seed: Int) throws {
        let fed = FedRecord()
        var random = UInt64(seed + 1)
        func next(_ count: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % count
        }
        let views = (0..<6).map { fed.view(FedRecord.Row.self, "Row[\($0)]") }
        let source = ChangeSource(.state, "Row._isOn")
        var open: [Bool] = []
        for _ in 0..<120 {
            let parent = next(3) == 0 ? nil : views[next(6)]
            switch next(12) {
            case 0: fed.record.changed(source)
            case 1...3:
                fed.record.evaluated(views[next(6)], because: [.identity], sources: [source], by: parent)
            case 4: fed.record.checked(views[next(6)], by: parent)
            case 5, 6:
                open.append(true)
                fed.record.beginQuestion(to: fed.element("Text"), .unspecified)
            case 7:
                open.append(false)
                fed.record.beginPlacement(of: fed.element("Text"))
            case 8: fed.record.knownQuestion(to: fed.element("Text"), .unspecified, answer: .zero)
            case 9, 10:
                guard let isQuestion = open.popLast() else { continue }
                if isQuestion { fed.record.endQuestion(.zero) } else { fed.record.endPlacement() }
            default:
                guard open.isEmpty else { continue }
                fed.record.beginUpdate()
            }
        }
        while let isQuestion = open.popLast() {
            if isQuestion { fed.record.endQuestion(.zero) } else { fed.record.endPlacement() }
        }
        fed.record.endUpdate()
        try expectNesting(fed.history)
    }

    @Test("The whole of a feed nests, and its bodies take as long as those below them")
    func feed() throws {
        let history = FedRecord.tappedRow().history
        try expectNesting(history)
        let bodies = try spans(history).spans.filter { $0.track == 3 }
        #expect(bodies.map { $0.end - $0.start } == [8, 1, 2, 1, 2, 1, 2, 1, 2, 1])
    }

    @Test("Updates that were dropped are told")
    func dropped() {
        var history = FedRecord.tappedRow().history
        history.earlier = UpdateHistory.Earlier(updates: 7, bodies: [:])
        #expect(
            history.traceEvents.hasSuffix(
                "\n],\"displayTimeUnit\":\"ms\",\"otherData\":{\"earlierUpdates\":7}}\n"))
    }
}
