/// How far a session is.
public struct BisectStanding: Hashable, Sendable {
    /// Runs of the command that are done.
    public var runs: Int
    /// Changes among which the search looks; nil before it knows.
    public var suspects: Int?
    /// Mean seconds of a run; nil before the first.
    public var meanSeconds: Double?
    /// Runs at a time.
    public var jobs: Int

    /// How many runs finding and confirming one change among the suspects takes at most, if each subset builds: one
    /// to halve them as long as there are several, one to confirm, one to see whether there is another cause.
    /// Changes that need each other take more.
    public var runsLeft: Int? {
        guard let suspects, suspects > 0 else { return nil }
        var (halvings, covered) = (0, 1)
        while covered < suspects {
            covered *= 2
            halvings += 1
        }
        return halvings + 2
    }

    /// Seconds for ``runsLeft``, each as long as the mean so far.
    public var secondsLeft: Double? {
        guard let runsLeft, let meanSeconds else { return nil }
        return Double(runsLeft) * meanSeconds
    }
}
