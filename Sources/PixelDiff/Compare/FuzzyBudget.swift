/// Ranges of the worst difference and of the number of differing pixels, as web-platform-tests write them:
/// `maxDifference=0-2;totalPixels=0-100`.
public struct FuzzyBudget: Hashable, Sendable, CustomStringConvertible {
    /// In the metric's unit; nil sets no limit.
    public var maxDifference: ClosedRange<Double>?
    /// Nil sets no limit.
    public var totalPixels: ClosedRange<Int>?

    public init(maxDifference: ClosedRange<Double>?, totalPixels: ClosedRange<Int>?) {
        self.maxDifference = maxDifference
        self.totalPixels = totalPixels
    }

    /// Why a text is no budget.
    public struct ParseError: Error, Hashable, CustomStringConvertible {
        public let description: String
    }

    /// Reads `maxDifference=a-b;totalPixels=c-d`, or `a-b;c-d` in this order. A single number is that number
    /// alone. With names, one of the two may be left out. Spaces count for nothing.
    ///
    /// - Throws: ``ParseError`` for anything else, an upper bound below the lower one included.
    public init(parsing text: String) throws(ParseError) {
        let parts = text.filter { $0 != " " }.split(separator: ";", omittingEmptySubsequences: false)
        let names = ["maxDifference", "totalPixels"]
        guard (1...2).contains(parts.count) else { throw FuzzyBudget.form }
        for (place, part) in parts.enumerated() {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2 || (sides.count == 1 && parts.count == 2) else { throw FuzzyBudget.form }
            let name = sides.count == 2 ? sides[0] : names[place]
            let value = sides[sides.count - 1]
            if name == names[0], maxDifference == nil {
                maxDifference = try FuzzyBudget.range(value) { Double($0).flatMap { $0.isFinite ? $0 : nil } }
            } else if name == names[1], totalPixels == nil {
                totalPixels = try FuzzyBudget.range(value) { Int($0) }
            } else {
                throw FuzzyBudget.form
            }
        }
    }

    /// As it is parsed.
    public var description: String {
        let parts: [String?] = [
            maxDifference.map {
                "maxDifference=\(FuzzyBudget.short($0.lowerBound))-\(FuzzyBudget.short($0.upperBound))"
            },
            totalPixels.map { "totalPixels=\($0.lowerBound)-\($0.upperBound)" },
        ]
        return parts.compactMap { $0 }.joined(separator: ";")
    }

    private static let form = ParseError(
        description: "it takes maxDifference=a-b;totalPixels=c-d, or one of the two")

    private static func range<Bound: Comparable & Numeric>(
        _ text: String, _ number: (String) -> Bound?
    ) throws(ParseError) -> ClosedRange<Bound> {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { number(String($0)) }
        guard (1...2).contains(ends.count), let low = ends[0], let high = ends[ends.count - 1], low >= .zero
        else { throw form }
        guard low <= high else {
            throw ParseError(description: "the range '\(text)' ends before it begins")
        }
        return low...high
    }

    /// At most four decimals, without trailing zeros, the same in every locale; rounded up, so that a budget
    /// that is printed suffices.
    static func short(_ value: Double) -> String {
        guard value < 1e12 else { return "\(value)" }
        let parts = Int((value * 10_000 - 1e-6).rounded(.up))
        if parts % 10_000 == 0 { return "\(parts / 10_000)" }
        let digits = "\(10_000 + parts % 10_000)".dropFirst()
        return "\(parts / 10_000)." + String(digits.reversed().drop { $0 == "0" }.reversed())
    }
}
