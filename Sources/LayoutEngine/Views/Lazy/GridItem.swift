import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
    /// How wide a column is, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as have room at the minimum.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next column; nil is 8.
    public var spacing: CGFloat?
    /// Where views narrower or lower than their cell stand; nil is the grid's alignment, centred along it.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Headers and footers that stay in view while their section is: SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Columns of a grid: how wide they are and where they start.
struct GridItemTracks {
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// From the first track's start to the last one's end.
    private(set) var extent: CGFloat = 0

    /// Columns for items in `room` points, left to right:
    ///
    /// 1. Fixed items take their width off the room, and so do the gaps between items.
    /// 2. Each other item in turn is offered an equal share of what is left, and takes it within its bounds.
    /// 3. An adaptive item fills its share with as many equal columns as fit at its minimum, at least one.
    ///
    /// Source: objcio/S01E238, fuzz-tested against SwiftUI; objc.io's quiz of 2020-11-23, as measured.
    init(_ items: [GridItem], room: CGFloat) {
        // 1.
        var left = room
        var flexible = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { left -= item.gap }
            if case .fixed(let length) = item.size { left -= Self.valid(length) } else { flexible += 1 }
        }
        for item in items {
            let share = flexible > 0 ? max(left, 0) / CGFloat(flexible) : 0
            // 2.
            switch item.size {
            case .fixed(let length):
                append([Self.valid(length)], item)
                continue
            case .flexible(let minimum, let maximum):
                append([min(max(share, minimum), max(minimum, maximum))], item)
            case .adaptive(let minimum, let maximum):
                append(Self.adaptive(share, minimum, maximum, item.gap), item)
            }
            left -= (tracks.last.map { $0.start + $0.length } ?? 0) - itemStart
            flexible -= 1
        }
        extent = tracks.last.map { $0.start + $0.length } ?? 0
    }

    /// Where the last item starts.
    private var itemStart: CGFloat = 0

    private mutating func append(_ lengths: [CGFloat], _ item: GridItem) {
        var start = tracks.last.map { $0.start + $0.length + gapBefore } ?? 0
        itemStart = start
        for length in lengths {
            tracks.append(Track(start: start, length: length, alignment: item.alignment))
            start += length + item.gap
        }
        gapBefore = item.gap
    }

    private var gapBefore: CGFloat = 0

    private static func valid(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(length, 0) : 0
    }

    /// 3.
    private static func adaptive(_ room: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ gap: CGFloat)
        -> [CGFloat]
    {
        let step = max(minimum, 1) + gap
        let fitting = step > 0 && room.isFinite ? ((room + gap) / step).rounded(.down) : 1
        // More columns than points make no picture.
        let count = Int(min(max(fitting, 1), 10_000))
        let length = (room - gap * CGFloat(count - 1)) / CGFloat(count)
        return Array(repeating: max(min(length, maximum), 0), count: count)
    }
}

extension GridItem {
    /// Points to the next item.
    var gap: CGFloat { spacing.orNoneIfNaN ?? 8 }
}
