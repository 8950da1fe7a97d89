import Foundation
import Imaging

/// What was found between two files, and their pictures where they had to be decoded whole for it.
public struct ComparedFiles: Sendable {
    public let comparison: ImageComparison
    /// Nil where the files were compared row by row; ``FileComparison/pictures(reference:candidate:)`` decodes them.
    public let pictures: (reference: DecodedImage, candidate: DecodedImage)?

    public init(
        comparison: ImageComparison, pictures: (reference: DecodedImage, candidate: DecodedImage)? = nil
    ) {
        self.comparison = comparison
        self.pictures = pictures
    }
}

extension FileComparison {
    /// Up to that many pixels a picture is decoded whole where it is likely to be needed whole.
    private static let pixelsAtOnce = 10_000_000
    /// Bytes of a file from which another thread pays.
    private static let bytesForTwoThreads = 1 << 15

    /// Compares two files of which the pictures are wanted if they differ: for words, drawings and scores.
    ///
    /// Files whose bytes differ are decoded whole, since their pixels most likely differ too: that takes half the
    /// time of comparing them row by row first. Large ones are compared row by row all the same, in little memory.
    ///
    /// - Throws: As ``compare(reference:candidate:tolerance:ignoring:mask:)``.
    public func compareForPictures(
        reference: String, candidate: String, tolerance: Tolerance = .exact, ignoring: [PixelRect] = [],
        mask: IgnoreMask? = nil
    ) throws(PNGError) -> ComparedFiles {
        if let images = try picturesAtOnce(reference, candidate) {
            let comparison = Comparison.compare(
                reference: images.reference, candidate: images.candidate, tolerance: tolerance,
                ignoring: ignoring, mask: mask)
            return ComparedFiles(comparison: comparison, pictures: images)
        }
        let comparison = try compare(
            reference: reference, candidate: candidate, tolerance: tolerance, ignoring: ignoring, mask: mask)
        return ComparedFiles(comparison: comparison)
    }

    /// The pictures of two files, decoded whole: on two threads where the files are large and ``threads`` allows it.
    ///
    /// - Throws: ``PNGError``; the reference's where neither can be decoded.
    /// - Complexity: O(pixels) time and memory.
    public func pictures(
        reference: String, candidate: String
    ) throws(PNGError) -> (reference: DecodedImage, candidate: DecodedImage) {
        let decoder = PNGDecoder(pixelLimit: pixelLimit)
        let paths = [reference, candidate]
        let isShared = threads > 1 && paths.allSatisfy { FileComparison.isLarge($0) }
        let images = PieceWork.results(2, isShared: isShared) { index in
            Result { () throws(PNGError) in try decoder.decode(contentsOf: paths[index]) }
        }
        return (try images[0].get(), try images[1].get())
    }

    /// Nil for files of the same bytes, for large ones, and for what is no file or no PNG.
    func picturesAtOnce(
        _ reference: String, _ candidate: String
    ) throws(PNGError) -> (reference: DecodedImage, candidate: DecodedImage)? {
        guard let before = try? PNGByteSource(path: reference),
            let after = try? PNGByteSource(path: candidate), FileComparison.fitsAtOnce(before),
            FileComparison.fitsAtOnce(after), !before.hasSameBytes(as: after)
        else { return nil }
        return try pictures(reference: reference, candidate: candidate)
    }

    private static func fitsAtOnce(_ source: PNGByteSource) -> Bool {
        guard let size = source.declaredSize else { return false }
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        return !overflow && pixels <= pixelsAtOnce
    }

    private static func isLarge(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size >= bytesForTwoThreads
    }
}
