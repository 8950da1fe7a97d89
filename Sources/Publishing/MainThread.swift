import Dispatch
import Foundation

/// Whether code runs on the main thread, or on whatever thread serves the main queue: on Linux, once a program waits
/// in `dispatchMain`, the main actor's jobs run on others.
package enum MainThread {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Bool = {
        DispatchQueue.main.setSpecific(key: key, value: true)
        return true
    }()

    package static var isCurrent: Bool {
        Thread.isMainThread || (isMarked && DispatchQueue.getSpecific(key: key) == true)
    }
}
