import LayoutEngine

// Controls are found by their label, or by their accessibility identifier: the label is what was given to
// `accessibilityLabel(_:)`, else the text of the control's label, several texts parted by commas.
extension ViewHost {
    /// Taps a control, or a view with a tap gesture, and updates the tree.
    ///
    /// A text or a picture inside of a control may be named too. Where a tap falls isn't looked at: what is scrolled
    /// out of view, or covered by another view, can be tapped as long as it is in the tree.
    ///
    /// - Parameters:
    ///   - name: The label or accessibility identifier.
    ///   - index: Which of several of that name, in view order.
    ///   - container: The name of something near the control: `tap("Delete", in: "Row 3")` taps the one in the smallest
    ///     container around "Row 3" that has any. A menu's items, swipe actions and context menus are in what they
    ///     belong to.
    ///   - count: How often, in a row.
    /// - Throws: ``InteractionError``: none or several of that name, a disabled or hidden control.
    public func tap(
        _ name: String, at index: Int? = nil, in container: String? = nil, count: Int = 1,
        fileID: String = #fileID, line: Int = #line
    ) throws(InteractionError) {
        try session.tap(
            ControlQuery(name, at: index, in: container), count: count, .init(fileID: fileID, line: line))
    }

    /// Gives a control a value, as a person would who uses it, and updates the tree.
    ///
    /// | control | values |
    /// |---|---|
    /// | `Toggle` | true or false |
    ///
    /// - Throws: ``InteractionError``, also for a value that the control doesn't take.
    public func set(
        _ name: String, to value: some Hashable, at index: Int? = nil, in container: String? = nil,
        fileID: String = #fileID, line: Int = #line
    ) throws(InteractionError) {
        try session.set(
            ControlQuery(name, at: index, in: container), to: AnyHashable(value),
            .init(fileID: fileID, line: line))
    }
}
