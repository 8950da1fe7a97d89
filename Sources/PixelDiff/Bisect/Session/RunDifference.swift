/// How the pictures of a run that are neither as in good nor as in bad differ, in a line.
struct RunDifference {
    /// Pictures that are described.
    private static let limit = 2

    let good: DrawnPictures
    let bad: DrawnPictures
    let collector: PictureCollector

    /// 1. Pictures that neither side has, each with what is to be seen beside good.
    /// 2. Where there are none, those as in bad of the ones that differ.
    func words(_ drawn: DrawnPictures) -> String? {
        let names = Set(good.pictures.keys).union(bad.pictures.keys).union(drawn.pictures.keys).sorted()
        let others = names.filter {  // 1
            let shown = drawn.pictures[$0]
            return shown != good.pictures[$0] && shown != bad.pictures[$0]
        }
        if others.isEmpty {  // 2
            let asBad = names.filter {
                good.pictures[$0] != bad.pictures[$0] && drawn.pictures[$0] == bad.pictures[$0]
            }
            return asBad.isEmpty ? nil : "only \(PictureWording.titles(asBad)) as in bad"
        }
        let change = PictureChange(collector: collector)
        var parts = others.prefix(Self.limit).map { name in
            let picture = change.describe(name, reference: good, candidate: drawn)
            return "\(PictureWording.title(name)): \(PictureWording(picture: picture).briefEffect)"
        }
        if others.count > parts.count { parts.append("and \(others.count - parts.count) more") }
        return parts.joined(separator: "; ")
    }
}
