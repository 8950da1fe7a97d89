/// Finds the filter with which a picture compresses best.
enum PNGFilterChoice {
    /// The shortest zlib stream of the picture's rows that the effort finds; the first of equals.
    static func smallestStream(
        _ picture: PNGPicture, _ effort: PNGEncoder.Effort = .small
    ) throws(PNGError) -> [UInt8] {
        try effort == .smallest ? tried(picture) : sampled(picture)
    }

    /// For ``PNGEncoder/Effort/small``.
    ///
    /// 1. Of a large picture, bands of 16 rows, one in eight, are compressed quickly with each filter. Filters
    ///    that lose to the best by more than a twentieth, and by more than a table of codes takes, are out.
    /// 2. Those left are compressed with care, and the shortest stream wins.
    private static func sampled(_ picture: PNGPicture) throws(PNGError) -> [UInt8] {
        // 1.
        var filters = [PNGFilter.none, .up, .adaptive].filter { $0.suits(picture) }
        if filters.count > 1, let sample = picture.sample {
            var sizes: [Int] = []
            for filter in filters {
                sizes.append(try LibDeflate.zlibStream(filter.filtered(sample), level: quick).count)
            }
            let least = sizes.min() ?? 0
            let most = least + max(least / 20, tableOfCodes)
            filters = zip(filters, sizes).filter { $1 <= most }.map { $0.0 }
        }
        // 2.
        var best: [UInt8]?
        for filter in filters {
            let stream = try LibDeflate.zlibStream(filter.filtered(picture), level: careful)
            if best.map({ stream.count < $0.count }) ?? true { best = stream }
        }
        return best ?? []
    }

    /// For ``PNGEncoder/Effort/smallest``.
    ///
    /// 1. The whole picture is compressed with each filter, the one that is chosen row by row by compressing among them.
    /// 2. The best two, where the second is close, are compressed as well as libdeflate can, which takes a hundred times as
    ///    long; the shortest of all these streams wins.
    private static func tried(_ picture: PNGPicture) throws(PNGError) -> [UInt8] {
        // 1.
        var trials: [(rows: [UInt8], stream: [UInt8])] = []
        for filter in PNGFilter.allCases where filter.suits(picture) {
            let rows = filter.filtered(picture)
            trials.append((rows, try LibDeflate.zlibStream(rows, level: careful)))
        }
        let order = trials.indices.sorted { (trials[$0].stream.count, $0) < (trials[$1].stream.count, $1) }
        guard let first = order.first else { return [] }
        // 2.
        var best = trials[first].stream
        let most = best.count + best.count / 25
        for index in order.prefix(2) where trials[index].stream.count <= most {
            let stream = try LibDeflate.zlibStream(trials[index].rows, level: utmost)
            if stream.count < best.count { best = stream }
        }
        return best
    }

    private static let quick = 2
    /// Bytes; what a block's head may take, and more.
    private static let tableOfCodes = 256
    /// A fortieth smaller than zlib's level 6 on pictures of views, in half the time; 8 takes twice as long for
    /// another fortieth.
    private static let careful = 6
    /// A tenth smaller than 6.
    private static let utmost = 12
}
