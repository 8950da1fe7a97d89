import Foundation

// Modifiers that would change the picture and aren't drawn yet: using one is a compile error that says what to do.
extension View {
    @available(
        *, unavailable, message: "badge isn't drawn yet. Draw the badge with overlay(alignment:content:)."
    )
    public func badge(_ count: Int) -> some View { self }

    @available(*, unavailable, message: "scenePadding isn't drawn yet. Use padding.")
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

    @available(*, unavailable, message: "actionSheet isn't supported. Use confirmationDialog.")
    public func actionSheet<S>(isPresented: Binding<Bool>, content: () -> S) -> some View { self }

    @available(
        *, unavailable, message: "onDrag isn't supported: nothing is dragged in a picture. Leave it out."
    )
    public func onDrag<P>(_ data: @escaping () -> P) -> some View { self }

    @available(
        *, unavailable, message: "onDrop isn't supported: nothing is dropped in a picture. Leave it out."
    )
    public func onDrop<T, P>(
        of types: [T], isTargeted: Binding<Bool>?, perform action: @escaping ([P]) -> Bool
    ) -> some View { self }
}
