/// The values of a slider as a person moves through them.
struct SliderRange {
    let bounds: ClosedRange<Double>
    /// nil for a smooth slider.
    let step: Double?
    let read: () -> Double
    let write: (Double) -> Void
    let onEditing: (Bool) -> Void

    /// The nearest value that the knob can stand at, for one inside the bounds: the lower bound and steps from there.
    func reachable(_ value: Double) -> Double {
        guard let step, step > 0, step.isFinite else { return value }
        let last = ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)
        let count = min(((value - bounds.lowerBound) / step).rounded(), last)
        return bounds.lowerBound + count * step
    }

    /// Moves the knob: editing begins, the value changes, editing is over.
    private func move(to value: Double) {
        onEditing(true)
        if value != read() { write(value) }
        onEditing(false)
    }

    /// One step moves by the slider's, a smooth slider by a tenth of its range.
    func actions(_ label: SpokenLabel) -> ControlActions {
        var actions = ControlActions("Slider", label: label)
        actions.set = { value throws(ValueRefusal) in
            guard let number = ControlValue.number(value), bounds.contains(number) else {
                throw .kind("a number from \(bounds.lowerBound) to \(bounds.upperBound)")
            }
            move(to: reachable(number))
        }
        actions.step = { isUp in
            let way = step ?? (bounds.upperBound - bounds.lowerBound) / 10
            let value = min(max(read() + (isUp ? way : -way), bounds.lowerBound), bounds.upperBound)
            guard value != read() else { return false }
            move(to: reachable(value))
            return true
        }
        return actions
    }
}
