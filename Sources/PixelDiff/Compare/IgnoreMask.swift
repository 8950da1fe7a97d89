import Imaging

/// A picture that says which pixels a comparison skips: those where it is not fully transparent.
///
/// Paint over what changes (a clock, an advertisement) on a transparent layer in any colour. Kept as runs of
/// columns, so that it costs what its outline costs.
public struct IgnoreMask: Hashable, Sendable {
    public let size: PixelSize
    /// All runs, row by row.
    private let runs: [Range<Int>]
    /// Where in ``runs`` each row begins, and the end.
    private let starts: [Int]

    /// - Complexity: O(pixels).
    public init(_ image: DecodedImage) {
        let width = image.width
        var runs: [Range<Int>] = []
        var starts = [0]
        for y in 0..<image.height {
            var x = 0
            while x < width {
                let start = x
                while x < width && IgnoreMask.isPainted(image.samples, y * width + x) { x += 1 }
                if x > start { runs.append(start..<x) }
                x += 1
            }
            starts.append(runs.count)
        }
        size = image.size
        self.runs = runs
        self.starts = starts
    }

    private static func isPainted(_ samples: DecodedImage.Samples, _ index: Int) -> Bool {
        switch samples {
        case .eight(let values): values[index * 4 + 3] != 0
        case .sixteen(let values): values[index * 4 + 3] != 0
        }
    }

    /// The ignored columns of a row, left to right; none below the mask.
    func runs(row y: Int) -> ArraySlice<Range<Int>> {
        y >= 0 && y < size.height ? runs[starts[y]..<starts[y + 1]] : []
    }

    /// The mask is of another size than the pictures.
    public struct Misfit: Error, Hashable, CustomStringConvertible {
        public let mask: PixelSize
        public let picture: PixelSize

        public var description: String {
            "the mask is \(mask) and the picture \(picture); make it the reference's size"
        }
    }

    /// Where the pictures differ in size, the mask has the reference's, or that of the canvas which holds both.
    /// What lies outside of it is compared.
    ///
    /// - Throws: ``Misfit`` for another size.
    public func check(reference: PixelSize, candidate: PixelSize) throws(Misfit) {
        let canvas = PixelSize(
            width: max(reference.width, candidate.width), height: max(reference.height, candidate.height))
        if size != reference && size != canvas { throw Misfit(mask: size, picture: reference) }
    }
}
