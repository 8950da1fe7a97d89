import LayoutEngine

// What a host finds wrong that has to be asked for.
extension ViewHost {
    /// Whether each update looks for what costs more to find, too: all rules of ``ImageRenderer/explanation()``, such as
    /// `hidden-priority`, `offset-id` and `preference-keeps-last`. ``diagnostics`` has them then.
    ///
    /// Elements are made and layouts asked anew in each update meanwhile, and layouts a second time; bodies run as they do without. A
    /// change updates the tree.
    public var explains: Bool {
        get { host.explains }
        set {
            guard newValue != explains else { return }
            host.explains = newValue
            update()
        }
    }

    /// Everything that is wrong or surprising in the view as it is now, and in how it was updated so far: ``diagnostics``, and
    /// what costs more to find.
    ///
    /// Elements are made anew twice for it; no body runs, and frames stay.
    ///
    /// - Complexity: As two renderings of the whole view.
    public func audit() -> [LayoutDiagnostic] {
        update()
        return host.explainedDiagnostics()
    }

    /// What ``ImageRenderer/explanation()`` tells, of the view as it is now.
    ///
    /// - Complexity: As ``audit()``.
    public func explanation() -> LayoutExplanation {
        let before = explains
        explains = true
        defer { explains = before }
        return LayoutExplanation(
            layout: host.layoutDescription, trace: host.explainedDescription, diagnostics: host.diagnostics,
            errors: host.errors.map { "\($0)" })
    }

    /// Forgets what was found in how the view was updated, so that a test can ask about what comes.
    public func forgetUpdateFindings() {
        host.forgetUpdateFindings()
    }

    /// Has all tasks of the view's stop, as when its window closes, and lets them. Those that go on are findings of the rule
    /// `running-task`.
    public func endTasks() async {
        await host.endTasks()
    }
}
