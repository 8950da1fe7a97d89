import Foundation
import Testing

@testable import Publishing

/// Connections of a timer.
@Suite struct TimerConnectionTests {
    private func seconds(_ time: HostTime, _ body: () -> Void) {
        HostTime.$current.withValue(time) { body() }
    }

    @Test func aTimerThatWasConnectedAutomaticallyIsStoppedByItsUpstream() {
        let time = HostTime()
        var count = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var subscription: AnyCancellable?
        seconds(time) { subscription = timer.sink { _ in count += 1 } }
        time.advance(by: 2)
        #expect(count == 2)
        seconds(time) { timer.upstream.connect().cancel() }
        time.advance(by: 5)
        #expect(count == 2)
        subscription?.cancel()
    }

    @Test func connectedTwiceItIsOneTimer() {
        let time = HostTime()
        var count = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common)
        let subscription = timer.sink { _ in count += 1 }
        seconds(time) {
            _ = timer.connect()
            _ = timer.connect()
        }
        time.advance(by: 3)
        #expect(count == 3)
        subscription.cancel()
    }
}
