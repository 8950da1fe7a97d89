import Drawing

/// The rule `computed-id`: an element's id is another one each time it is read, as that of
/// `var id: UUID { UUID() }` is.
///
/// The first element's is read twice. Ids that don't equal themselves, such as NaN, are no finding.
enum ComputedID {
    /// - Returns: Whether it was reported.
    @MainActor
    static func inspect<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, _ id: (Data.Element) -> ID, _ inputs: _ResolveInputs
    ) -> Bool {
        guard let index = data.indices.first else { return false }
        let first = id(data[index])
        guard first == first, first != id(data[index]) else { return false }
        inputs.graph.report(
            .warning, .computedID, at: inputs.pathOfRows,
            "the id of a \(RowFindings.name(of: Data.Element.self)) is another each time it is read: every update takes all rows for new ones, so "
                + "that their state, focus and animations are lost. Store the id, let id = UUID(), in data that are "
                + "made once, or use what the element is known by anyway.")
        return true
    }
}
