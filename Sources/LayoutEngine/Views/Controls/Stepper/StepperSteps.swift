/// What a stepper's buttons do.
struct StepperSteps {
    /// Whether there was a step to make.
    private let step: (_ isUp: Bool) -> Bool
    /// nil where there is no value.
    private let set: ((AnyHashable) throws(ValueRefusal) -> Void)?
    private let onEditing: (Bool) -> Void

    init(_ up: (() -> Void)?, _ down: (() -> Void)?, _ onEditing: @escaping (Bool) -> Void) {
        step = { isUp in
            guard let action = isUp ? up : down else { return false }
            action()
            return true
        }
        set = nil
        self.onEditing = onEditing
    }

    /// A step that would leave the bounds goes to them; at them there is none.
    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ stride: V.Stride,
        _ onEditing: @escaping (Bool) -> Void
    ) {
        step = { isUp in
            let old = value.wrappedValue
            var new = old.advanced(by: isUp ? stride : 0 - stride)
            if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
            guard new != old else { return false }
            value.wrappedValue = new
            return true
        }
        set = { given throws(ValueRefusal) in
            let range = bounds.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? ""
            guard let new = ControlValue.converted(given, to: V.self), bounds?.contains(new) ?? true else {
                throw .kind("a value of the type \(V.self)\(range)")
            }
            if new != value.wrappedValue { value.wrappedValue = new }
        }
        self.onEditing = onEditing
    }

    /// Editing begins and is over with each step.
    func actions(_ label: SpokenLabel) -> ControlActions {
        var actions = ControlActions("Stepper", label: label)
        let (step, set, onEditing) = (step, set, onEditing)
        actions.step = { isUp in
            onEditing(true)
            defer { onEditing(false) }
            return step(isUp)
        }
        if let set {
            actions.set = { value throws(ValueRefusal) in
                onEditing(true)
                defer { onEditing(false) }
                try set(value)
            }
        }
        return actions
    }
}
