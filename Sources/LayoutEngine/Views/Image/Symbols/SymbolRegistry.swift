import Synchronization

/// The providers of symbols for all pictures of the process.
///
/// Register before rendering: a renderer asks anew for each layout.
public enum SymbolRegistry {
    private static let providers = Mutex<[any SymbolProvider]>([])

    /// Adds a provider; the one registered last is asked first.
    public static func register(_ provider: any SymbolProvider) {
        providers.withLock { $0.insert(provider, at: 0) }
    }

    /// In the order of asking.
    public static var registered: [any SymbolProvider] { providers.withLock { $0 } }
}
