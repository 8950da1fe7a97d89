/// How much two pictures may differ and still match. The default everywhere is ``exact``.
///
/// Two budgets, used together: a pixel matches when none of its channels differs by more than
/// ``magnitude``; the pictures match when at most ``count`` pixels do not. A difference in size is
/// never tolerated.
public struct Tolerance: Hashable, Sendable, Codable {
    /// The greatest difference of any channel, in steps of 8 bits, at which a pixel still matches.
    public var magnitude: UInt8
    /// The number of pixels that may differ by more than ``magnitude``.
    public var count: Int
    /// Why the pictures may differ; shown whenever the tolerance is used.
    public var reason: String

    /// - Parameters:
    ///   - count: Below 0 counts as 0.
    ///   - reason: A sentence for whoever reads the result; see ``lacksReason``.
    public init(magnitude: UInt8 = 0, count: Int = 0, reason: String) {
        self.magnitude = magnitude
        self.count = max(0, count)
        self.reason = reason
    }

    private init() {
        magnitude = 0
        count = 0
        reason = ""
    }

    /// Every channel of every pixel is equal.
    public static let exact = Tolerance()

    /// True when no difference is allowed.
    public var isExact: Bool { magnitude == 0 && count == 0 }

    /// True for a tolerance that allows something and does not say why. Callers report this as a
    /// mistake before comparing.
    public var lacksReason: Bool { !isExact && reason.allSatisfy(\.isWhitespace) }
}
