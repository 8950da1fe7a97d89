extension View {
    /// A view in front of this one, while `isPresented` says so.
    func presenting<Content: View>(
        _ name: String, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier<Content>(
                name: name,
                current: {
                    guard isPresented.wrappedValue else { return nil }
                    return .init(
                        presented: { _ in .cover(name) { isPresented.wrappedValue = false } },
                        content: { content() })
                }, onDismiss: onDismiss))
    }

    /// A view in front of this one, while there is an item; another item is another view.
    func presenting<Item: Identifiable, Content: View>(
        _ name: String, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier<Content>(
                name: name,
                current: {
                    guard let shown = item.wrappedValue else { return nil }
                    return .init(
                        id: AnyHashable(shown.id),
                        presented: { _ in .cover(name) { item.wrappedValue = nil } },
                        content: { content(shown) })
                }, onDismiss: onDismiss))
    }

    /// An alert or a dialog whose buttons close it.
    func asking<Actions: View>(
        _ name: String, _ title: Text, _ isPresented: Binding<Bool>, _ actions: Actions
    ) -> some View {
        modifier(
            PresentationModifier<Actions>(
                name: name,
                current: {
                    guard isPresented.wrappedValue else { return nil }
                    return .init(
                        presented: { .question(name, title, $0) { isPresented.wrappedValue = false } },
                        content: { actions })
                }))
    }

    /// An alert of the older form.
    func asking(_ name: String, _ isPresented: Binding<Bool>, _ alert: @escaping () -> Alert) -> some View {
        modifier(
            PresentationModifier<AlertActions>(
                name: name,
                current: {
                    guard isPresented.wrappedValue else { return nil }
                    let alert = alert()
                    return .init(
                        presented: { .question(name, alert.title, $0) { isPresented.wrappedValue = false } },
                        content: { AlertActions(alert: alert) })
                }))
    }

    /// An alert of the older form for an item.
    func asking<Item: Identifiable>(
        _ name: String, _ item: Binding<Item?>, _ alert: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            PresentationModifier<AlertActions>(
                name: name,
                current: {
                    guard let shown = item.wrappedValue else { return nil }
                    let alert = alert(shown)
                    return .init(
                        id: AnyHashable(shown.id),
                        presented: { .question(name, alert.title, $0) { item.wrappedValue = nil } },
                        content: { AlertActions(alert: alert) })
                }))
    }
}

/// The buttons of an alert of the older form.
struct AlertActions: View {
    let alert: Alert

    var body: some View { alert.actions }
}

extension Presented {
    /// A sheet, a cover or a popover: a popover leaves the view behind in use.
    static func cover(_ kind: String, _ dismiss: @escaping () -> Void) -> Presented {
        Presented(kind: kind, isModal: kind != "popover", dismiss: dismiss)
    }

    /// An alert or a dialog. An alert without buttons has "OK", a dialog without "Cancel" has that.
    @MainActor
    static func question(
        _ kind: String, _ title: Text, _ inputs: _ResolveInputs, _ dismiss: @escaping () -> Void
    ) -> Presented {
        var own = ControlActions("Button")
        own.name = kind == "alert" ? "OK" : "Cancel"
        own.tap = {}
        own.isFallback = kind == "alert"
        return Presented(
            kind: kind, title: title.characters(inputs.environment), closesByButtons: true, parts: [own],
            dismiss: dismiss)
    }
}
