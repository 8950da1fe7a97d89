/// An object that says when it is about to change: Combine's `ObservableObject`.
///
/// Without an `objectWillChange` of its own, the object gets one that its `@Published` properties send through.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher, the same one each time:
    ///
    /// 1. one of its `@Published` properties, those of superclasses included, knows it already, or
    /// 2. a new one is made known to all of them;
    /// 3. without such properties it is remembered beside the object, as long as that lives.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = PublishedFields.of(self)
        if let known = properties.lazy.compactMap({ $0.objectWillChange }).first { return known }  // 1
        guard !properties.isEmpty else { return ObjectPublishers.publisher(of: self) }  // 3
        let publisher = ObservableObjectPublisher()  // 2
        for property in properties { property.objectWillChange = publisher }
        return publisher
    }
}

/// Sends before an object changes: Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()
    /// Sends once a change is made that another thread than the main one announced.
    package let afterChange = PassthroughSubject<Void, Never>()

    public init() {}

    public func send() {
        audience.send(())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.add(subscriber, first: nil)
    }
}
