import Imaging

extension CaseRecord {
    /// Rows of pixels that came or went.
    public struct Band: Codable, Hashable, Sendable {
        public var kind: ContentChange.Band.Kind
        /// Its first row in the golden; of inserted ones, the row that they stand before.
        public var referenceY: Int
        /// Its first row in the picture that was checked; of removed ones, the row that they stood before.
        public var candidateY: Int
        public var height: Int
    }

    /// Columns of pixels that came or went; see ``Band``.
    public struct ColumnBand: Codable, Hashable, Sendable {
        public var kind: ContentChange.Band.Kind
        public var referenceX: Int
        public var candidateX: Int
        public var width: Int
    }
}

extension CaseRecord.Pixels {
    /// - Parameter views: One for each region of `change`.
    init(
        differing: Int, beyondTolerance: Int, worst: Double, change: ContentChange,
        views: [RegionViews.Place?]
    ) {
        let rows = change.bands.filter { $0.axis == .rows }
        let columns = change.bands.filter { $0.axis == .columns }
        self.init(
            differing: differing, beyondTolerance: beyondTolerance, worst: worst,
            regions: zip(change.regions, views).map(CaseRecord.Region.init),
            unlistedRegions: change.unlistedRegions > 0 ? change.unlistedRegions : nil,
            bands: rows.isEmpty
                ? nil
                : rows.map {
                    CaseRecord.Band(
                        kind: $0.kind, referenceY: $0.reference, candidateY: $0.candidate, height: $0.length)
                },
            columnBands: columns.isEmpty
                ? nil
                : columns.map {
                    CaseRecord.ColumnBand(
                        kind: $0.kind, referenceX: $0.reference, candidateX: $0.candidate, width: $0.length)
                })
    }
}

extension CaseRecord.Region {
    init(_ region: ContentChange.Region, _ view: RegionViews.Place?) {
        self.init(
            rect: region.candidate, view: view?.title,
            expectedRect: region.reference == region.candidate ? nil : region.reference, kind: region.kind,
            movedBy: region.movedBy, words: region.sentence + (view.map { ", in \($0.text)" } ?? ""))
    }
}
