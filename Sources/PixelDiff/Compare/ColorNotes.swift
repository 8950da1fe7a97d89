import Imaging

/// Says in words how two files' colour declarations differ.
enum ColorNotes {
    /// One sentence per colour chunk that differs; none when both declare the same.
    static func differences(reference: ColorProfile, candidate: ColorProfile) -> [String] {
        let before = reference.declarations
        let after = candidate.declarations
        return zip(before, after).compactMap { a, b in
            guard a.value != b.value else { return nil }
            return "\(a.chunk): the reference declares \(a.value ?? "nothing"), "
                + "the candidate \(b.value ?? "nothing")"
        }
    }
}
