import Foundation

@testable import LayoutEngine

/// A view tree as a value: it can be made at random, built, written as code, and made smaller.
indirect enum RandomTree {
    case color
    case text(String)
    case spacer(CGFloat?)
    case divider
    case stack(Kind, spacing: CGFloat?, guide: Int, [RandomTree])
    case modified(RandomTree, Change)

    enum Kind: String, CaseIterable {
        case horizontal = "HStack"
        case vertical = "VStack"
        case depth = "ZStack"
    }

    enum Change {
        case frame(CGFloat?, CGFloat?, guide: Int)
        case limits(Limits, Limits, guide: Int)
        case padding(EdgeInsets)
        case priority(Double)
        case offset(CGFloat, CGFloat)
        case fixedSize(Bool, Bool)
        case aspectRatio(CGFloat?, ContentMode)
        case overlay(RandomTree, guide: Int)
        case background(RandomTree, guide: Int)
        case horizontalGuide(Int, CGFloat)
        case verticalGuide(Int, CGFloat)
        case lineLimit(Int)
    }

    /// Of one axis of a flexible frame: in order where given.
    struct Limits {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?
    }

    static let horizontalGuides: [(String, HorizontalAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    static let verticalGuides: [(String, VerticalAlignment)] = [
        ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
        ("lastTextBaseline", .lastTextBaseline),
    ]

    static func alignment(_ guide: Int) -> Alignment {
        Alignment(
            horizontal: horizontalGuides[guide % 3].1, vertical: verticalGuides[guide % 5].1)
    }
}

// MARK: At random

extension RandomTree {
    static func random(_ random: inout SplitMix, depth: Int) -> RandomTree {
        let roll = Int.random(in: 0..<100, using: &random)
        if depth == 0 || roll < 15 { return leaf(&random) }
        if roll < 55 {
            let count = Int.random(in: 1...3, using: &random)
            return .stack(
                random.pick(Kind.allCases), spacing: random.chance(50) ? random.length(-2...9) : nil,
                guide: Int.random(in: 0..<15, using: &random),
                (0..<count).map { _ in self.random(&random, depth: depth - 1) })
        }
        let content = self.random(&random, depth: depth - 1)
        return .modified(content, change(&random, depth: depth - 1))
    }

    private static func leaf(_ random: inout SplitMix) -> RandomTree {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: .color
        case 4..<7:
            .text(random.pick(["", "a", "aaa", "aaa bb", "two words", "wrap this line please", "x\ny"]))
        case 7..<9: .spacer(random.chance(50) ? random.length(0...12) : nil)
        default: .divider
        }
    }

    private static func change(_ random: inout SplitMix, depth: Int) -> Change {
        let guide = Int.random(in: 0..<15, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            return .frame(
                random.chance(70) ? random.length(0...80) : nil,
                random.chance(70) ? random.length(0...80) : nil, guide: guide)
        case 1: return .limits(limits(&random), limits(&random), guide: guide)
        case 2:
            return .padding(
                EdgeInsets(
                    top: random.length(-3...12), leading: random.length(-3...12),
                    bottom: random.length(-3...12), trailing: random.length(-3...12)))
        case 3: return .priority(random.pick([-1, 0, 1, 2.5]))
        case 4: return .offset(random.length(-9...9), random.length(-9...9))
        case 5: return .fixedSize(random.chance(60), random.chance(60))
        case 6: return .aspectRatio(random.pick([nil, 0.5, 1, 1.5]), random.pick([.fit, .fill]))
        case 7: return .overlay(self.random(&random, depth: min(depth, 1)), guide: guide)
        case 8: return .background(self.random(&random, depth: min(depth, 1)), guide: guide)
        case 9: return .horizontalGuide(guide, random.length(-9...20))
        case 10: return .verticalGuide(guide, random.length(-9...20))
        default: return .lineLimit(Int.random(in: 1...3, using: &random))
        }
    }

    private static func limits(_ random: inout SplitMix) -> Limits {
        let values = [random.length(0...50), random.length(0...50), random.length(0...90)].sorted()
        return Limits(
            min: random.chance(50) ? values[0] : nil, ideal: random.chance(30) ? values[1] : nil,
            max: random.chance(25) ? .infinity : random.chance(40) ? values[2] : nil)
    }
}

// MARK: Smaller

extension RandomTree {
    /// Trees with one part less, the boldest cut first.
    var smaller: [RandomTree] {
        switch self {
        case .color: return []
        case .text, .spacer, .divider: return [.color]
        case .stack(let kind, let spacing, let guide, let children):
            var result = children
            for index in children.indices where children.count > 1 {
                var rest = children
                rest.remove(at: index)
                result.append(.stack(kind, spacing: spacing, guide: guide, rest))
            }
            for index in children.indices {
                for child in children[index].smaller {
                    var changed = children
                    changed[index] = child
                    result.append(.stack(kind, spacing: spacing, guide: guide, changed))
                }
            }
            return result
        case .modified(let content, let change):
            var result = [content]
            result += content.smaller.map { .modified($0, change) }
            switch change {
            case .overlay(let other, let guide):
                result.insert(other, at: 0)
                result += other.smaller.map { .modified(content, .overlay($0, guide: guide)) }
            case .background(let other, let guide):
                result.insert(other, at: 0)
                result += other.smaller.map { .modified(content, .background($0, guide: guide)) }
            default: break
            }
            return result
        }
    }
}
