import Foundation

extension Timer {
    /// Sends dates again and again, once connected: Combine's `Timer.TimerPublisher`.
    ///
    /// Connected in a host's tree, it goes by the host's time; elsewhere by a timer of the run loop. However often it is
    /// connected, it is one timer, which any of its connections stops.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()
        private let timer = Locked<AnyCancellable?>(nil)

        /// Lasts without being kept, as in Combine.
        private final class Connection: Cancellable {
            private let publisher: TimerPublisher

            init(_ publisher: TimerPublisher) {
                self.publisher = publisher
            }

            func cancel() {
                publisher.timer.withLock { timer in
                    defer { timer = nil }
                    return timer
                }?.cancel()
            }
        }

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            if timer.withLock({ $0 == nil }) {
                let started = start()
                timer.withLock { $0 = started }
            }
            return Connection(self)
        }

        private func start() -> AnyCancellable {
            if let time = HostTime.current {
                return time.schedule(after: max(interval, 0.001), every: interval) { [subject] in
                    subject.send(time.date)
                }
            }
            let timer = Timer(timeInterval: interval, repeats: true) { [subject] in subject.send($0.fireDate)
            }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// A publisher of dates, `interval` seconds apart, once it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}
