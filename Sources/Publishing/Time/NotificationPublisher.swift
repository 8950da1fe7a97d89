import Foundation

extension NotificationCenter {
    /// Sends notifications of a name: Combine's `NotificationCenter.Publisher`.
    public struct Publisher: Publishing.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        /// Only those of this sender; nil for all.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let observer = Observer(
                token: center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) })
            subject.handleEvents(receiveCancel: { [center] in center.removeObserver(observer.token) })
                .receive(subscriber: subscriber)
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }

        private struct Observer: @unchecked Sendable {
            let token: any NSObjectProtocol
        }
    }

    /// Notifications of a name, as they are posted.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
