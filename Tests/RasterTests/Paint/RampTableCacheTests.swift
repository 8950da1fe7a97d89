import Drawing
import Testing

@testable import Raster

struct RampTableCacheTests {
    private func ramp(_ level: Double, spread: GradientRamp.Spread = .pad) -> GradientRamp {
        var ramp = GradientRamp(stops: [
            .init(color: .black, location: 0),
            .init(color: ResolvedColor(red: level, green: 0, blue: 0, opacity: 1), location: 1),
        ])
        ramp.spread = spread
        return ramp
    }

    @Test func tablesAreThoseOfTheirRamps() {
        let cache = RampTableCache()
        for level in [0.3, 0.8, 0.3] {
            #expect(cache.table(ramp(level))?.last == RampTable(ramp(level))?.last)
        }
        #expect(cache.count == 2)
        #expect(cache.table(ramp(0.8, spread: .mirror))?.last == RampTable(ramp(0.8))?.last)
        #expect(cache.count == 2)
        #expect(cache.table(GradientRamp(stops: [])) == nil)
    }

    @Test func itIsBounded() {
        let cache = RampTableCache()
        for i in 0...RampTableCache.limit {
            let level = Double(i) / 255
            #expect(cache.table(ramp(level))?.last == RampTable(ramp(level))?.last)
            #expect(cache.count <= RampTableCache.limit)
        }
        #expect(cache.count == 1)
    }
}
