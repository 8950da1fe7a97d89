/// A style of characters, compared by colour where it is one, else by where it came from.
final class TextColor: Equatable, Sendable {
    let style: AnyShapeStyle
    private let color: Color?

    init(_ style: some ShapeStyle) {
        self.style = AnyShapeStyle(style)
        color = style as? Color
    }

    static func == (a: TextColor, b: TextColor) -> Bool {
        a === b || (a.color != nil && a.color == b.color)
    }
}

extension Text {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.style(TextColor(style))) }

    /// The older name of ``foregroundStyle(_:)`` for colours; nil leaves the environment's.
    public func foregroundColor(_ color: Color?) -> Text { modified(.style(color.map { TextColor($0) })) }
}
