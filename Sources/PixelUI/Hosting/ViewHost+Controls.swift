import Foundation
import LayoutEngine

// Controls are found by their label, or by their accessibility identifier. The label is what was given to
// `accessibilityLabel(_:)`, else the text of the control's label, shown or not; several texts are parted by commas:
// "Title, Subtitle". `index` says which of several of that name, in view order; `container` names something near the
// control, and the search is in the smallest container around it that has such a control.
extension ViewHost {
    // MARK: Touches

    /// Taps a control, or a view with a tap gesture, and updates the tree.
    ///
    /// A text or a picture inside of a control may be named too. Where a tap falls isn't looked at: what is scrolled
    /// out of view, or covered by another view, can be tapped as long as it is in the tree. A menu's items are there
    /// once it was tapped, or where it is named as the container; swipe and delete actions of rows where the row is.
    ///
    /// - Parameter count: How often, in a row.
    /// - Throws: ``InteractionError``: none or several of that name, a disabled or hidden control, a sheet in front.
    public func tap(
        _ name: String, at index: Int? = nil, in container: String? = nil, count: Int = 1,
        fileID: String = #fileID, line: Int = #line
    ) throws(InteractionError) {
        try session.tap(query(name, index, container), count: count, site(fileID, line))
    }

    /// Presses a view for as long as its gesture wants, or opens its context menu, and updates the tree.
    ///
    /// - Throws: ``InteractionError``, as ``tap(_:at:in:count:fileID:line:)``.
    public func longPress(
        _ name: String, at index: Int? = nil, in container: String? = nil, fileID: String = #fileID,
        line: Int = #line
    ) throws(InteractionError) {
        try session.longPress(query(name, index, container), site(fileID, line))
    }

    // MARK: Values

    /// Gives a control a value, as a person would who uses it, and updates the tree. A value that it has already
    /// changes nothing.
    ///
    /// | control | values |
    /// |---|---|
    /// | `Toggle`, `DisclosureGroup`, `Section` in a sidebar | true or false |
    /// | `Slider` | a number in its range; the nearest step is taken |
    /// | `Stepper` with a value | a value in its range |
    /// | `Picker` | an option's tag, or what it is called |
    /// | `DatePicker`, `ColorPicker` | a date in its range, a colour |
    /// | fields | a text, which replaces the one there |
    ///
    /// - Throws: ``InteractionError``, also for a value that the control doesn't take.
    public func set(
        _ name: String, to value: some Hashable, at index: Int? = nil, in container: String? = nil,
        fileID: String = #fileID, line: Int = #line
    ) throws(InteractionError) {
        try session.set(query(name, index, container), to: AnyHashable(value), site(fileID, line))
    }

    /// Steps a stepper or a slider up.
    ///
    /// - Throws: ``InteractionError``, also at the end of the range.
    public func increment(
        _ name: String, at index: Int? = nil, in container: String? = nil, fileID: String = #fileID,
        line: Int = #line
    ) throws(InteractionError) {
        try session.step(query(name, index, container), isUp: true, site(fileID, line))
    }

    /// Steps a stepper or a slider down.
    ///
    /// - Throws: ``InteractionError``, also at the end of the range.
    public func decrement(
        _ name: String, at index: Int? = nil, in container: String? = nil, fileID: String = #fileID,
        line: Int = #line
    ) throws(InteractionError) {
        try session.step(query(name, index, container), isUp: false, site(fileID, line))
    }

    // MARK: Rows

    /// Moves a row with `onMove(perform:)` to another position, as a person drags it, and updates the tree. A row is named by what
    /// it shows, or by a text in it. One that stays where it is isn't moved, and nothing is called.
    ///
    /// - Parameter position: The row's index among the data of its `ForEach` afterwards, from 0.
    /// - Throws: ``InteractionError``, also for a position that isn't there, and for a row with `moveDisabled(_:)`.
    public func move(
        _ name: String, to position: Int, at index: Int? = nil, in container: String? = nil,
        fileID: String = #fileID, line: Int = #line
    ) throws(InteractionError) {
        try session.move(query(name, index, container), to: position, site(fileID, line))
    }

    // MARK: Typing

    /// Types characters at the end of a field, one after the other; the tree is updated after each.
    ///
    /// The field has the focus from then on. A field of a formatted value takes what was typed when it is submitted,
    /// or when the focus leaves it.
    ///
    /// - Throws: ``InteractionError``.
    public func type(
        _ text: String, into name: String, at index: Int? = nil, in container: String? = nil,
        fileID: String = #fileID, line: Int = #line
    ) throws(InteractionError) {
        try session.type(text, into: query(name, index, container), site(fileID, line))
    }

    /// Presses return in a field: `onSubmit(of:_:)` of the views around runs, the nearest first, and the field loses
    /// the focus.
    ///
    /// - Throws: ``InteractionError``.
    public func submit(
        _ name: String, at index: Int? = nil, in container: String? = nil, fileID: String = #fileID,
        line: Int = #line
    ) throws(InteractionError) {
        try session.submit(query(name, index, container), site(fileID, line))
    }

    /// Takes the focus from the field that is typed into.
    public func endEditing() {
        session.endEditing()
    }

    // MARK: Scrolling

    /// Scrolls until the view with an id is seen: that of `id(_:)` or of a `ForEach`. Lazy containers make what is in
    /// view then.
    ///
    /// - Parameters:
    ///   - name: The accessibility identifier of the scroll view or list; nil for the first one.
    ///   - id: The id, of the type that the view uses.
    ///   - anchor: Where in the scroll view's room it is to stand; nil scrolls no further than it must.
    /// - Throws: ``InteractionError``: no such scroll view, or no view of that id in it.
    public func scroll(
        _ name: String? = nil, to id: some Hashable, anchor: UnitPoint? = nil, fileID: String = #fileID,
        line: Int = #line
    ) throws(InteractionError) {
        try session.scroll(name, to: .id(AnyHashable(id), anchor), site(fileID, line))
    }

    /// Scrolls by points, as far as the content reaches; positive towards its end, in reading direction.
    ///
    /// - Throws: ``InteractionError``: no such scroll view.
    public func scroll(
        _ name: String? = nil, x: CGFloat = 0, by points: CGFloat, fileID: String = #fileID, line: Int = #line
    ) throws(InteractionError) {
        try session.scroll(name, to: .distance(CGSize(width: x, height: points)), site(fileID, line))
    }

    /// Scrolls to an edge of the content.
    ///
    /// - Throws: ``InteractionError``: no such scroll view.
    public func scroll(
        _ name: String? = nil, toEdge edge: Edge, fileID: String = #fileID, line: Int = #line
    ) throws(InteractionError) {
        try session.scroll(name, to: .edge(edge), site(fileID, line))
    }

    /// Pulls a scroll view or a list down, and waits for what `refreshable(action:)` was given.
    ///
    /// - Parameter name: The accessibility identifier of a view in it, or its own; nil for the first that can be.
    /// - Throws: ``InteractionError`` where nothing can be refreshed.
    public func refresh(
        _ name: String? = nil, fileID: String = #fileID, line: Int = #line
    ) async throws(InteractionError) {
        try await session.refresh(name, site(fileID, line))
    }

    // MARK: What is in front

    /// What is presented in front of the view, the frontmost last: `alert "Delete?"`, `sheet`. It isn't drawn, but its
    /// controls are found, and nothing else is, as long as it is there.
    public var presentations: [String] { session.presentations }

    /// ``layoutDescription`` of the frontmost presentation, else of a split view's last column; empty without any.
    public var presentationDescription: String { session.frontDescription }

    /// Closes the frontmost presentation as a person does who swipes it down.
    ///
    /// - Throws: ``InteractionError`` where nothing is presented, or `interactiveDismissDisabled(_:)` forbids it.
    public func dismiss(fileID: String = #fileID, line: Int = #line) throws(InteractionError) {
        try session.dismiss(site(fileID, line))
    }

    private func query(_ name: String, _ index: Int?, _ container: String?) -> ControlQuery {
        ControlQuery(name, at: index, in: container)
    }

    private func site(_ fileID: String, _ line: Int) -> ControlSession.Site {
        ControlSession.Site(fileID: fileID, line: line)
    }
}
