/// Finds the filter with which a picture compresses best.
enum PNGFilterChoice {
    /// The shortest zlib stream of the picture's rows; the first of equals.
    ///
    /// 1. Of a large picture, bands of 16 rows, one in eight, are compressed quickly with each filter. Filters
    ///    that lose to the best by more than a twentieth, and by more than a table of codes takes, are out.
    /// 2. Those left are compressed with care, and the shortest stream wins.
    static func smallestStream(_ picture: PNGPicture) throws(PNGError) -> [UInt8] {
        // 1.
        var filters = PNGFilter.allCases.filter { $0.suits(picture) }
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

    private static let quick = 2
    /// Bytes; what a block's head may take, and more.
    private static let tableOfCodes = 256
    /// A fortieth smaller than zlib's level 6 on pictures of views, in half the time; 8 takes twice as long for
    /// another fortieth.
    private static let careful = 6
}
