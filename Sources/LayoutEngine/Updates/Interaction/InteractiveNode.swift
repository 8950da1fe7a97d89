import Drawing

/// An element that is a control: the seam between elements and what can be done with them.
protocol InteractiveNode: LayoutNode {
    /// nil where it is nothing to be used in its place.
    var actions: ControlActions? { get }
    /// Where it stands, whatever it shows.
    var controlPath: ViewPath { get }
}

extension ButtonNode: InteractiveNode {}
extension ControlNode: InteractiveNode {}
