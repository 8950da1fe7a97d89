extension UpdateHistory {
    /// The history as a trace for Perfetto (ui.perfetto.dev) and `chrome://tracing`: JSON, one event a line.
    ///
    /// Tracks: updates; changes; bodies, as they nest, with those skipped as moments; questions and placements of the
    /// layout, as they nest. Arrows lead from changes to bodies. A microsecond of the trace is one thing that happened.
    /// Ends with a line break.
    public var traceEvents: String {
        var events = TraceEvents(self)
        return events.text()
    }
}

/// 1. Names of the tracks.
/// 2. For each update itself, its changes, bodies, skipped views and layout.
/// 3. Arrows from changes to bodies.
private struct TraceEvents {
    private enum Track: Int, CaseIterable {
        case updates = 1
        case changes, bodies, layout
    }

    private let history: UpdateHistory
    private let places: [Int: UpdateHistory.Place]
    private let elements: [Int: UpdateHistory.Element]
    private var lines: [String] = []

    init(_ history: UpdateHistory) {
        self.history = history
        places = Dictionary(history.places.map { ($0.number, $0) }) { first, _ in first }
        elements = Dictionary(history.elements.map { ($0.number, $0) }) { first, _ in first }
    }

    mutating func text() -> String {
        // 1.
        for track in Track.allCases {
            lines.append(
                #"{"ph":"M","pid":1,"tid":\#(track.rawValue),"name":"thread_name","args":{"name":"\#(track)"}}"#
            )
            lines.append(
                #"{"ph":"M","pid":1,"tid":\#(track.rawValue),"name":"thread_sort_index","args":{"sort_index":"#
                    + "\(track.rawValue)}}")
        }
        // 2.
        for update in history.updates {
            add("X", .updates, update.start, "update \(update.number)", duration: update.end - update.start)
            addChanges(update)
            addBodies(update)
            addLayout(update)
        }
        // 3.
        addArrows()
        var rest = #""displayTimeUnit":"ms""#
        if let earlier = history.earlier { rest += #","otherData":{"earlierUpdates":\#(earlier.updates)}"# }
        return "{\"traceEvents\":[\n" + lines.joined(separator: ",\n") + "\n],\(rest)}\n"
    }

    private mutating func addChanges(_ update: UpdateHistory.Update) {
        for change in update.changes {
            var values: [(String, String)] = []
            if let path = change.path { values.append(("path", JSONText.string(path))) }
            if let file = change.file?.split(separator: "/").last {
                values.append(("file", JSONText.string(String(file))))
            }
            if let line = change.line { values.append(("line", "\(line)")) }
            add("X", .changes, change.time, UpdateWording.change(change), duration: 1, values)
        }
    }

    private mutating func addBodies(_ update: UpdateHistory.Update) {
        let ends = BodySpans(update).ends
        for (index, body) in update.bodies.enumerated() {
            add(
                "X", .bodies, body.time, name(body.place), duration: ends[index] - body.time,
                about(body.place) + [("causes", JSONText.string(UpdateWording.causes(body.causes)))])
        }
        for skip in update.skipped {
            add("i", .bodies, skip.time, name(skip.place) + " skipped", about(skip.place))
        }
    }

    private mutating func addLayout(_ update: UpdateHistory.Update) {
        for step in update.layout {
            let element = elements[step.element]
            let name = element?.name ?? "?"
            var values = [("path", JSONText.string(element?.path ?? ""))]
            if step.kind != .placement {
                values.append(("proposal", JSONText.string(step.proposal)))
                values.append(("answer", JSONText.string(step.answer)))
                values.append(("known", step.kind == .known ? "true" : "false"))
            }
            add(
                "X", .layout, step.start, step.kind == .placement ? "place \(name)" : name,
                duration: step.end - step.start, values)
        }
    }

    private mutating func addArrows() {
        var times: [Int: Int] = [:]
        var arrow = 0
        for update in history.updates {
            for change in update.changes { times[change.number] = change.time }
            for body in update.bodies {
                for change in body.changes {
                    guard let time = times[change] else { continue }
                    arrow += 1
                    lines.append(
                        #"{"ph":"s","pid":1,"tid":\#(Track.changes.rawValue),"ts":\#(time),"id":\#(arrow),"#
                            + #""cat":"cause","name":"cause"}"#)
                    lines.append(
                        #"{"ph":"f","bp":"e","pid":1,"tid":\#(Track.bodies.rawValue),"ts":\#(body.time),"#
                            + #""id":\#(arrow),"cat":"cause","name":"cause"}"#)
                }
            }
        }
    }

    private func name(_ place: Int) -> String { places[place]?.name ?? "?" }

    private func about(_ place: Int) -> [(String, String)] {
        [
            ("place", "\(place)"), ("type", JSONText.string(places[place]?.type ?? "")),
            ("path", JSONText.string(places[place]?.path ?? "")),
        ]
    }

    private mutating func add(
        _ phase: String, _ track: Track, _ time: Int, _ name: String, duration: Int? = nil,
        _ values: [(String, String)] = []
    ) {
        var line = #"{"ph":"\#(phase)","pid":1,"tid":\#(track.rawValue),"ts":\#(time)"#
        // What took no time of its own is drawn as one tick, which is less than what is around it took.
        if let duration { line += #","dur":\#(max(duration, 1))"# } else { line += #","s":"t""# }
        line += #","name":\#(JSONText.string(name))"#
        if !values.isEmpty {
            let text = values.map { #""\#($0.0)":\#($0.1)"# }.joined(separator: ",")
            line += #","args":{\#(text)}"#
        }
        lines.append(line + "}")
    }
}

/// When bodies ended, as a trace shows it: a body lasts until something happens that isn't in it.
///
/// That is a body or a skipped view whose parent it isn't, a step of layout, or the update's end. So what is shown on one
/// track nests, whatever the order in which bodies ran.
private struct BodySpans {
    /// By the place in the update's list.
    private(set) var ends: [Int]
    private var open: [Int] = []
    private let bodies: [UpdateHistory.Body]

    init(_ update: UpdateHistory.Update) {
        bodies = update.bodies
        ends = Array(repeating: update.end, count: bodies.count)
        var (body, skip, step) = (0, 0, 0)
        while body < bodies.count {
            let now = bodies[body].time
            while step < update.layout.count, update.layout[step].start < now {
                close(at: update.layout[step].start)
                step += 1
            }
            while skip < update.skipped.count, update.skipped[skip].time < now {
                close(outside: update.skipped[skip].parent, at: update.skipped[skip].time)
                skip += 1
            }
            close(outside: bodies[body].parent, at: now)
            open.append(body)
            body += 1
        }
        closeRest(update, skip, step)
    }

    private mutating func closeRest(_ update: UpdateHistory.Update, _ skip: Int, _ step: Int) {
        let layout = step < update.layout.count ? update.layout[step].start : update.end
        for skip in update.skipped[skip...] where skip.time < layout {
            close(outside: skip.parent, at: skip.time)
        }
        close(at: layout)
    }

    private mutating func close(outside place: Int?, at time: Int) {
        while let last = open.last, bodies[last].place != place {
            ends[last] = time
            open.removeLast()
        }
    }

    private mutating func close(at time: Int) {
        for body in open { ends[body] = time }
        open = []
    }
}

/// Texts in JSON.
enum JSONText {
    /// A quoted string; control characters and the two line separators that JavaScript breaks at are escaped.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where UpdateWording.isBreaking(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
