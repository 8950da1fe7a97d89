import CFreeType

/// The variation axes of a face.
enum FreeTypeAxes {
    /// The range of an axis in design units, nil where the face has no such axis.
    static func range(of tag: String, face: FT_Face) -> ClosedRange<Double>? {
        guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else { return nil }
        var found: ClosedRange<Double>?
        withAxes(of: face) { axes in
            for axis in axes where name(axis.tag) == tag && axis.minimum <= axis.maximum {
                found = Double(axis.minimum) / 65536...Double(axis.maximum) / 65536
            }
        }
        return found
    }

    /// Moves the face to a place on its axes; those not named stay at their defaults, values outside an
    /// axis are clamped.
    static func set(_ variations: [String: Double], of face: FT_Face) {
        var coordinates: [FT_Fixed] = []
        withAxes(of: face) { axes in
            coordinates = axes.map { axis in
                guard let wanted = variations[name(axis.tag)], axis.minimum <= axis.maximum else {
                    return axis.def
                }
                let lower = Double(axis.minimum) / 65536
                let upper = Double(axis.maximum) / 65536
                return FT_Fixed((min(max(wanted, lower), upper) * 65536).rounded())
            }
        }
        guard !coordinates.isEmpty else { return }
        _ = FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    }

    private static func withAxes(of face: FT_Face, _ body: (UnsafeBufferPointer<FT_Var_Axis>) -> Void) {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &description) == 0, let description else { return }
        defer { _ = FT_Done_MM_Var(face.pointee.glyph?.pointee.library, description) }
        body(UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis)))
    }

    private static func name(_ tag: FT_ULong) -> String {
        String(
            decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> FT_ULong($0)) }, as: UTF8.self)
    }
}
