/// How a stroke ends at the end of an open subpath.
public enum CGLineCap: Int32, Hashable, Sendable, Codable {
    /// The stroke stops at the end point.
    case butt
    /// A half circle is added.
    case round
    /// A half square is added.
    case square
}
