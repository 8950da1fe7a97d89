/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable {
    /// The outer edges run on until they meet, up to the miter limit; past it, a bevel.
    case miter
    case round
    case bevel
}
