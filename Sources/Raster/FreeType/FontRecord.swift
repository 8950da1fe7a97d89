import CFreeType
import Drawing
import Foundation

/// What the index keeps of a face: its names and style, without its bytes.
struct FontRecord: Hashable, Sendable {
    /// The file's path, or the name given to registered bytes.
    var file: String
    var index: Int
    /// The typographic family, e.g. "Inter" for Inter-SemiBold.
    var family: String
    var postScriptName: String
    /// All family names in the file, normalized.
    var families: [String]
    /// All full and PostScript names in the file, normalized.
    var fullNames: [String]
    /// OS/2's weight class, 1...1000.
    var weight: Int
    /// The range of the weight axis of a variable face.
    var weightAxis: ClosedRange<Double>?
    /// The range of its width axis, in percent of the normal width.
    var widthAxis: ClosedRange<Double>?
    /// The range of its optical size axis, in points.
    var opticalSizeAxis: ClosedRange<Double>?
    var isItalic: Bool
    /// OS/2's width class, 5 for normal.
    var width: Int

    /// Names are compared without case, spaces, hyphens and underscores.
    static func normalized(_ name: String) -> String {
        let utf8 = Array(name.utf8)
        guard utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(name.lowercased().filter { !" -_".contains($0) })
        }
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        for byte in utf8 where byte != 0x20 && byte != 0x2D && byte != 0x5F {
            result.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension FontRecord {
    /// More faces than this in one collection are ignored.
    private static let collectionLimit = 256

    /// The records of a file's faces, scalable or not.
    static func read(file: String) throws(FontError) -> [FontRecord] {
        do throws(FontError) {
            return try read { index throws(FontError) in
                try FreeTypeLibrary.open(file: file, index: index)
            } name: {
                file
            }
        } catch {
            // The bytes may say more than FreeType does.
            try FontData(file: file).requireOpenType(name: file)
            throw error
        }
    }

    static func read(_ data: FontData, name: String) throws(FontError) -> [FontRecord] {
        try data.requireOpenType(name: name)
        return try read { index throws(FontError) in
            try FreeTypeLibrary.open(data, name: name, index: index)
        } name: {
            name
        }
    }

    private static func read(
        _ open: (Int) throws(FontError) -> FT_Face, name: () -> String
    ) throws(FontError) -> [FontRecord] {
        var records: [FontRecord] = []
        var count = 1
        var index = 0
        while index < count {
            let face = try open(index)
            defer { FreeTypeLibrary.close(face) }
            count = min(Int(face.pointee.num_faces), collectionLimit)
            records.append(FontRecord(face, file: name(), index: index))
            index += 1
        }
        return records
    }

    private init(_ face: FT_Face, file: String, index: Int) {
        let names = FreeTypeNames(face)
        let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
        let style = face.pointee.style_flags
        let isBold = style & FT_Long(FT_STYLE_FLAG_BOLD) != 0
        let fallback = face.pointee.family_name.map { String(cString: $0) } ?? ""
        let postScript = FT_Get_Postscript_Name(face).map { String(cString: $0) }
        self.file = file
        self.index = index
        family = names.typographicFamily ?? names.families.first ?? fallback
        postScriptName = postScript ?? names.fullNames.first ?? family
        families = Self.unique(names.families + [fallback])
        fullNames = Self.unique(names.fullNames + [postScriptName])
        weight =
            os2.flatMap { (1...1000).contains($0.usWeightClass) ? Int($0.usWeightClass) : nil }
            ?? (isBold ? 700 : 400)
        weightAxis = FreeTypeAxes.range(of: "wght", face: face)
        widthAxis = FreeTypeAxes.range(of: "wdth", face: face)
        opticalSizeAxis = FreeTypeAxes.range(of: "opsz", face: face)
        isItalic = style & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
        width = os2.flatMap { (1...9).contains($0.usWidthClass) ? Int($0.usWidthClass) : nil } ?? 5
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.map(normalized).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}
