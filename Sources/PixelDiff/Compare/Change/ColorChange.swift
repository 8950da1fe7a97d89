/// One colour that became another.
public struct ColorChange: Hashable, Sendable, Codable {
    /// `#3366FF`, `#3366FF80` where it isn't opaque, in straight alpha; twice as many digits at 16 bits.
    public var from: String
    /// As ``from``.
    public var to: String
    /// Every differing pixel of the region changed so; else at least half of them.
    public var isWhole: Bool
    /// Alpha before and after, where every differing pixel has them and nothing else differs.
    public var alpha: AlphaChange?

    public struct AlphaChange: Hashable, Sendable, Codable {
        /// 0...255, or 0...65535 at 16 bits.
        public var from: Int
        public var to: Int
    }
}
