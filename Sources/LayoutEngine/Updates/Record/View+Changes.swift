extension View {
    /// Prints why the body of this view that is running now runs: `Row: @self, _isOn changed.`
    ///
    /// Call it in the body: `let _ = Self._printChanges()`. `@self` stands for the view's value, `@identity` for a new
    /// place in the tree, `@dependencies` for observable properties that the body read. In a tree that is drawn once
    /// every body is the first one of its place. ``ChangeOutput`` says where the line goes.
    public static func _printChanges() {
        ChangeOutput.write(changesOf: Self.self, to: .print)
    }

    /// As ``_printChanges()``, to standard error instead of the system's log.
    public static func _logChanges() {
        ChangeOutput.write(changesOf: Self.self, to: .log)
    }
}

extension ViewModifier {
    /// Prints why the body of this modifier that is running now runs, as a view's `_printChanges()` does.
    public static func _printChanges() {
        ChangeOutput.write(changesOf: Self.self, to: .print)
    }

    /// As ``_printChanges()``, to standard error instead of the system's log.
    public static func _logChanges() {
        ChangeOutput.write(changesOf: Self.self, to: .log)
    }
}
