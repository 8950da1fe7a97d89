import Foundation

/// The numbers of a list's look on one platform, in points.
///
/// Source: iamcgn/swiftui-web, Docs/elements (List.md and Form.md for macOS 26, iOS.md for iOS 26). iOS 18:
/// UIKit's table views (rows of 44, radius 10, 35 between sections). Others by eye, as Docs/Deviations.md says.
struct ListMetrics {
    /// From the list's edges to the cards; nil without cards.
    var cardInset: CGFloat?
    var cardRadius: CGFloat = 0
    /// From the card's (or the list's) edges to the content.
    var margin: CGFloat
    /// Whether row insets are added to the margin instead of replacing it.
    var insetsAreAdded = false
    var minimumRow: CGFloat
    /// Above and below a row's content together.
    var rowPadding: CGFloat

    /// Above a first section without a header, and below everything.
    var top: CGFloat
    var bottom: CGFloat
    /// Before a section without a header, and before a header.
    var sectionGap: CGFloat
    var headerGap: CGFloat
    /// The same after a footer.
    var sectionGapAfterFooter: CGFloat
    var headerGapAfterFooter: CGFloat
    /// Above a first header.
    var headerTop: CGFloat
    /// Where a first header is drawn, as it stays in view; nil for where it stands.
    var pinnedHeaderTop: CGFloat?
    /// Between a header and its rows, rows and their footer.
    var headerBelow: CGFloat
    var footerAbove: CGFloat
    /// What a footer's lines take at least.
    var minimumFooter: CGFloat = 0

    /// nil for a pixel.
    var separator: CGFloat?
    var separatorTrailing: CGFloat
    var separators = Separators.betweenRows
    var selectionInset: CGFloat = 0
    var selectionRadius: CGFloat = 0

    enum Separators {
        case none, betweenRows
        /// Also above the first and below the last row of a section.
        case aroundRows
        /// Below everything, headers and footers too, but the last.
        case belowElements
    }

    static func of(_ look: ListLook, _ profile: PlatformProfile) -> ListMetrics {
        switch (profile.family, profile.majorVersion) {
        case (.macOS, _): macOS(look)
        case (.iOS, 26...): iOS26(look)
        case (.iOS, _): iOS18(look)
        }
    }

    private static func iOS26(_ look: ListLook) -> ListMetrics {
        var metrics = ListMetrics(
            cardInset: 16, cardRadius: 26, margin: 16, minimumRow: 56, rowPadding: 30, top: 35, bottom: 35,
            sectionGap: 35, headerGap: 27.5, sectionGapAfterFooter: 23.5, headerGapAfterFooter: 16,
            headerTop: 10, headerBelow: 10, footerAbove: 8, minimumFooter: 21, separator: 1,
            separatorTrailing: 16)
        switch look {
        case .plain, .inset, .bordered:
            metrics.cardInset = nil
            metrics.cardRadius = 0
            metrics.top = 0
            metrics.bottom = 0
            metrics.sectionGap = 0
            metrics.headerGap = 32
            metrics.separators = .aroundRows
        case .grouped:
            metrics.cardInset = 0
            metrics.cardRadius = 0
        case .sidebar:
            metrics.separators = .betweenRows
        case .automatic, .insetGrouped, .form: break
        }
        return metrics
    }

    private static func iOS18(_ look: ListLook) -> ListMetrics {
        var metrics = iOS26(look)
        metrics.cardRadius = metrics.cardRadius > 0 ? 10 : 0
        metrics.minimumRow = 44
        metrics.rowPadding = 22
        metrics.separator = nil
        metrics.separatorTrailing = 0
        if metrics.cardInset != nil {
            metrics.headerGap = 25
            metrics.headerTop = 17
            metrics.headerBelow = 7
        } else {
            metrics.headerGap = 5
            metrics.headerTop = 5
            metrics.headerBelow = 5
        }
        metrics.minimumFooter = 0
        return metrics
    }

    private static func macOS(_ look: ListLook) -> ListMetrics {
        var metrics = ListMetrics(
            cardInset: nil, margin: 16, insetsAreAdded: true, minimumRow: 24, rowPadding: 8, top: 10,
            bottom: 10, sectionGap: 20, headerGap: 26, sectionGapAfterFooter: 26, headerGapAfterFooter: 32,
            headerTop: 16, pinnedHeaderTop: 5.5, headerBelow: 6, footerAbove: 6, separator: 1,
            separatorTrailing: 16,
            separators: .belowElements, selectionInset: 10, selectionRadius: 7)
        switch look {
        case .plain:
            metrics.margin = 8
            metrics.top = 0
            metrics.bottom = 0
            metrics.separatorTrailing = 8
        case .bordered:
            metrics.margin = 7
            metrics.top = 1
            metrics.bottom = 1
            metrics.separatorTrailing = 7
        case .sidebar:
            metrics.minimumRow = 32
            metrics.separators = .none
        case .form, .grouped, .insetGrouped:
            metrics = ListMetrics(
                cardInset: 20, cardRadius: 10, margin: 10, insetsAreAdded: true, minimumRow: 0,
                rowPadding: 20, top: 20, bottom: 20, sectionGap: 10, headerGap: 30,
                sectionGapAfterFooter: 10, headerGapAfterFooter: 30, headerTop: 20, headerBelow: 10,
                footerAbove: 10, separator: 1, separatorTrailing: 10)
        case .automatic, .inset: break
        }
        return metrics
    }
}
