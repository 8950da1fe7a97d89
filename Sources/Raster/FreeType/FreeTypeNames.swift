import CFreeType

/// The names of a face in its 'name' table: Windows and Unicode platform entries, in table order, and
/// Macintosh Roman ones where they are plain ASCII.
struct FreeTypeNames {
    /// Name 16, English first.
    var typographicFamily: String?
    /// Names 16, 1 and 21.
    var families: [String] = []
    /// Names 4 and 6.
    var fullNames: [String] = []

    /// Entries beyond this are ignored.
    private static let limit: FT_UInt = 1024

    init(_ face: FT_Face) {
        var typographic: [(isEnglish: Bool, name: String)] = []
        var legacy: [String] = []
        for index in 0..<min(FT_Get_Sfnt_Name_Count(face), Self.limit) {
            var entry = FT_SfntName()
            guard FT_Get_Sfnt_Name(face, index, &entry) == 0 else { continue }
            guard [1, 4, 6, 16, 21].contains(entry.name_id), let name = Self.text(entry) else { continue }
            switch entry.name_id {
            case 16: typographic.append((entry.language_id == 0x409, name))
            case 4, 6: fullNames.append(name)
            default: legacy.append(name)
            }
        }
        typographicFamily = (typographic.first { $0.isEnglish } ?? typographic.first)?.name
        families = typographic.map(\.name) + legacy
    }

    private static func text(_ entry: FT_SfntName) -> String? {
        let bytes = UnsafeBufferPointer(start: entry.string, count: Int(entry.string_len))
        guard bytes.baseAddress != nil, !bytes.isEmpty else { return nil }
        switch entry.platform_id {
        case 0, 3:
            let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        case 1 where bytes.allSatisfy { $0 < 0x80 }:
            return String(decoding: bytes, as: UTF8.self)
        default:
            return nil
        }
    }
}
