import Imaging

/// Splits the difference between good's and bad's pictures into marks, each of which is searched for by itself: a
/// picture in which two changes are at work has two causes.
///
/// 1. A picture that only one side has, or of which the files are gone, is one mark: its digest.
/// 2. Where both have a layout text, what differs between them is a mark each (``LayoutMarks``); those of equal
///    values, as the margins of every row of a list, are one.
/// 3. Each region of pixels that differs is one, looked up where it lies in good whatever was pushed in before it
///    (``PixelReading``); so are rows and columns that came or went where no layout tells of them.
/// 4. More than ``limit`` are joined; a picture with a single one is its digest again.
///
/// A run that shows good's pixels has good's marks, one that shows bad's has bad's, whatever its layout says. Marks
/// steer the search and claim nothing: what a cause changes is told from the pictures that it was seen in.
final class PictureFacets {
    /// Marks of one picture.
    static let limit = 12

    let good: DrawnPictures
    let bad: DrawnPictures
    /// The pictures that differ, ascending, of those that are looked at.
    let differing: [String]
    private let collector: PictureCollector
    /// By picture; only of those that differ and have several.
    private var split: [String: SplitPicture] = [:]

    /// - Parameter pictures: Those that are looked at; nil for all.
    init(
        good: DrawnPictures, bad: DrawnPictures, pictures: Set<String>? = nil, collector: PictureCollector
    ) {
        self.good = good
        self.bad = bad
        self.collector = collector
        differing = Set(good.pictures.keys).union(bad.pictures.keys).filter {
            good.pictures[$0] != bad.pictures[$0] && pictures?.contains($0) ?? true
        }.sorted()
        for name in differing {
            let sides = [good, bad].map { $0.side(of: name) }
            guard let before = sides[0], let after = sides[1] else { continue }
            let picture = SplitPicture(name: name, good: before, bad: after, collector: collector)
            if let picture, picture.keys.count > 1 { split[name] = picture }
        }
    }

    /// From now on the picture is one mark, its digest: its parts did not explain all of it.
    func join(_ picture: String) { split[picture] = nil }

    func isSplit(_ picture: String) -> Bool { split[picture] != nil }

    /// The marks of a run and their values. Pictures that don't differ between good and bad have none.
    func marks(of drawn: DrawnPictures) -> [String: String] {
        var marks: [String: String] = [:]
        for name in differing {
            guard let side = drawn.side(of: name) else { continue }
            guard let split = split[name] else {
                marks[name] = side.pixels
                continue
            }
            marks.merge(split.marks(of: side)) { first, _ in first }
        }
        return marks
    }

    /// The picture that a mark belongs to.
    func picture(of mark: String) -> String {
        if good.pictures[mark] != nil || bad.pictures[mark] != nil { return mark }
        return split.first { $0.value.keys.contains(mark) }?.key ?? mark
    }

    /// The pictures of marks, ascending, each once.
    func pictures(of marks: [String]) -> [String] { Set(marks.map(picture)).sorted() }
}

extension DrawnPictures {
    /// One picture of a run.
    struct Side: Hashable {
        var pixels: String
        var layout: String?
    }

    func side(of name: String) -> Side? {
        pictures[name].map { Side(pixels: $0, layout: layouts[name]) }
    }
}
