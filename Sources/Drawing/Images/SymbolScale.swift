/// The sizes that a symbol is drawn in beside a font, by the letters of SF Symbols' templates.
public enum SymbolScale: String, Hashable, Sendable, Codable, CaseIterable {
    case small = "S"
    case medium = "M"
    case large = "L"
}
