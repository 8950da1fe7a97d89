import Drawing
import Synchronization

/// Gradients' tables, kept between pictures, up to a limit. Safe from any thread; who comes second waits for the
/// first.
///
/// A table depends on its ramp alone: which are kept changes no pixel.
final class RampTableCache: Sendable {
    /// Tables of 16 kilobytes; past it all are dropped, and live on only where they are being drawn.
    static let limit = 128

    /// The one that all rasterizers share.
    static let shared = RampTableCache()

    private let tables = Mutex<[GradientRamp: RampTable]>([:])

    /// The table of `ramp`; nil for one without stops. Ramps that differ in their spread alone share one.
    func table(_ ramp: GradientRamp) -> RampTable? {
        var key = ramp
        key.spread = .pad
        return tables.withLock { tables in
            if let known = tables[key] { return known }
            guard let table = RampTable(key) else { return nil }
            if tables.count >= Self.limit { tables = [:] }
            tables[key] = table
            return table
        }
    }

    /// Tables kept.
    var count: Int { tables.withLock(\.count) }
}
