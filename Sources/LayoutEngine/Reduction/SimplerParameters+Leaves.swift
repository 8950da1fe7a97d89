import Foundation

extension SimplerParameters {
    static let leafChanges: [KindChange] = {
        var changes: [KindChange] = []
        changes += [
            { kind in
                switch kind {
                case .square, .filling, .resizable: .filling(name: DescribedKind.plainName)
                case .spacer: .spacer(minimum: 8)
                default: nil
                }
            }
        ]
        changes += numbers(
            { kind in
                switch kind {
                case .fixed(_, let width, _), .resizable(_, let width, _, _, _), .spacer(let width): width
                default: nil
                }
            },
            { kind, width in
                switch kind {
                case .fixed(let name, _, let height): .fixed(name: name, width: width, height: height)
                case .resizable(let name, _, let height, _, _):
                    .resizable(name: name, width: width, height: height, minimumWidth: 0, minimumHeight: 0)
                case .spacer: .spacer(minimum: width)
                default: nil
                }
            })
        changes += numbers(
            { kind in
                switch kind {
                case .fixed(_, _, let height), .resizable(_, _, let height, _, _): height
                default: nil
                }
            },
            { kind, height in
                switch kind {
                case .fixed(let name, let width, _): .fixed(name: name, width: width, height: height)
                case .resizable(let name, let width, _, _, _):
                    .resizable(name: name, width: width, height: height, minimumWidth: 0, minimumHeight: 0)
                default: nil
                }
            })
        return changes
    }()

    static let textChanges: [KindChange] = [
        { if case .text = $0 { .filling(name: DescribedKind.plainName) } else { nil } },
        { words($0) { _ in "A" } },
        { words($0) { $0.split(separator: " ").first.map(String.init) ?? $0 } },
        { words($0) { String($0.prefix(($0.count + 1) / 2)) } },
        { words($0) { String($0.suffix(($0.count + 1) / 2)) } },
        { words($0) { $0.count > 1 ? String($0.dropLast()) : $0 } },
        { kind in
            guard case .text(let runs) = kind, runs.count > 1, let first = runs.first else { return nil }
            var joined = first
            joined.text = runs.map(\.text).joined()
            return .text([joined])
        },
        { runs($0) { ($0.font, $0.changes, $0.isSecondary) = (nil, nil, nil) } },
        { runs($0) { $0.font = nil } },
        { runs($0) { $0.changes = nil } },
        { runs($0) { ($0.kerning, $0.tracking) = (nil, nil) } },
        { runs($0) { $0.baselineOffset = nil } },
        { runs($0) { $0.isSecondary = nil } },
    ]

    private static func runs(_ kind: DescribedKind, _ change: (inout DescribedRun) -> Void) -> DescribedKind?
    {
        guard case .text(var runs) = kind else { return nil }
        for index in runs.indices { change(&runs[index]) }
        return .text(runs)
    }

    private static func words(_ kind: DescribedKind, _ change: (String) -> String) -> DescribedKind? {
        runs(kind) { $0.text = change($0.text) }
    }
}
