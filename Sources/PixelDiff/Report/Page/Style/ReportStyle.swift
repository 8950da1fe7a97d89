/// How the report looks: light and dark, wide and narrow, on paper and without motion.
enum ReportStyle {
    static let css = ReportColors.css + PageStyle.css + ViewerStyle.css + FactsStyle.css + NarrowStyle.css
}
