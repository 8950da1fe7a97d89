import Foundation

extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        annotated("onOpenURL", action)
    }

    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        annotated("onSubmit", SubmitHandler(triggers: triggers, action: action))
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        annotated("refreshable", action)
    }

    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
    ) -> some View {
        annotated("userActivity", activityType)
    }
}

/// What submits a form.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}
