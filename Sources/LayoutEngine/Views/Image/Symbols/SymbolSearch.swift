import Drawing
import Foundation

/// Finds the artwork of a symbol.
struct SymbolSearch {
    /// What a symbol is drawn with.
    enum Artwork {
        case vector(VectorImage)
        case standIn(SymbolArtwork)
    }

    let environment: EnvironmentValues
    var weight = 400
    var pointSize: CGFloat = 17

    /// - Parameter names: In the order of trying: with variants, then without.
    /// - Returns: The artwork and the name that it was found for; nil when there is none.
    /// - Throws: What a provider throws.
    ///
    /// 1. For each name, the environment's provider, then the registered ones.
    /// 2. Then the stand-ins.
    func find(_ names: [String]) throws -> (name: String, artwork: Artwork)? {
        let providers = (environment.symbolProvider.map { [$0] } ?? []) + SymbolRegistry.registered
        for name in names {
            // 1.
            let request = SymbolRequest(
                name: name, weight: weight, pointSize: pointSize, scale: environment.imageScale.drawing)
            for provider in providers {
                if let vector = try provider.symbol(request) { return (name, .vector(vector)) }
            }
            // 2.
            if let standIn = SymbolArtwork(name) { return (name, .standIn(standIn)) }
        }
        return nil
    }
}

extension Image.Scale {
    var drawing: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
