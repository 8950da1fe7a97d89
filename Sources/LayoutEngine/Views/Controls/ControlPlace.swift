/// Where a control stands: rows of lists and forms make it look otherwise.
enum ControlPlace: Hashable, Sendable {
    /// On its own.
    case free
    /// In the row of a list.
    case listRow
    /// In the row of a form that looks like a list, or is grouped.
    case formRow
    /// In a form of two columns: labels end, and controls start, at one line.
    case column

    /// Whether the control goes to the row's end and its label to the start.
    var isRow: Bool { self == .listRow || self == .formRow }
}

extension EnvironmentValues {
    private enum ControlPlaceKey: EnvironmentKey {
        static var defaultValue: ControlPlace { .free }
    }

    var controlPlace: ControlPlace {
        get { self[ControlPlaceKey.self] }
        set { self[ControlPlaceKey.self] = newValue }
    }
}

extension SchemeColor {
    /// Black on light grounds and white on dark ones, at one opacity.
    static func ink(_ opacity: Double) -> SchemeColor {
        SchemeColor(.init(0, 0, 0, opacity: opacity), .init(255, 255, 255, opacity: opacity))
    }

    /// The same grey in both schemes, at an opacity of each.
    static func grey(_ level: Int, _ light: Double, _ dark: Double) -> SchemeColor {
        SchemeColor(
            .init(level, level, level, opacity: light), .init(level, level, level, opacity: dark))
    }

    /// The colour as a style.
    var color: Color { Color(uiColor: UIColor(.scheme("control colour", self))) }
}
