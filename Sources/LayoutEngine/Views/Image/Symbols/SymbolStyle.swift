import Drawing
import Foundation

/// How symbols are coloured: SwiftUI's `SymbolRenderingMode`.
///
/// It shows on symbols with layers or colours of their own; the stand-ins have one colour, whatever is asked.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// Which form of a symbol is used: SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
    var suffixes: [String] = []

    public static let none = SymbolVariants()
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle
    public static let fill = none.fill
    public static let slash = none.slash

    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }

    public func contains(_ other: SymbolVariants) -> Bool {
        other.suffixes.allSatisfy(suffixes.contains)
    }

    private func adding(_ suffix: String) -> SymbolVariants {
        SymbolVariants(suffixes: suffixes.contains(suffix) ? suffixes : suffixes + [suffix])
    }

    /// The names to look a symbol up by: its form, then the plain symbol.
    func names(of symbol: String) -> [String] {
        let full = name(of: symbol)
        return full == symbol ? [symbol] : [full, symbol]
    }

    /// The name of the form of a symbol; parts that it has already aren't added.
    func name(of symbol: String) -> String {
        let parts = symbol.split(separator: ".").map(String.init)
        return ([symbol] + suffixes.filter { !parts.contains($0) }).joined(separator: ".")
    }
}

extension EnvironmentValues {
    private enum ImageScaleKey: EnvironmentKey {
        static var defaultValue: Image.Scale { .medium }
    }
    private enum SymbolRenderingModeKey: EnvironmentKey {
        static var defaultValue: SymbolRenderingMode? { nil }
    }
    private enum SymbolVariantsKey: EnvironmentKey {
        static var defaultValue: SymbolVariants { .none }
    }

    /// The size of symbols relative to their font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// The size of symbols inside, relative to their font.
    public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Shows symbols inside in a form, where they have it.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { variants in
            for suffix in variant.suffixes where !variants.suffixes.contains(suffix) {
                variants.suffixes.append(suffix)
            }
        }
    }

    /// Mirrors the view in right-to-left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        frameTransform(anchor: .center) { node in
            enabled && node.layoutDirection == .rightToLeft
                ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0) : .identity
        }
    }
}
