import Foundation

/// Which entry of a set suits a place.
struct AssetChoice {
    let environment: EnvironmentValues

    /// The entries for the best idiom and, of these, the best appearance; in the order of the file.
    ///
    /// 1. Entries for another writing direction don't count.
    /// 2. The platform's own idiom comes before `universal`. Source: measured for mac (iamcgn/swiftui-web, Image.md);
    ///    on iOS a phone's, then a tablet's.
    /// 3. Of the entries whose appearances are all in force, those that name most of them.
    func suited(_ entries: [AssetContents.Entry]) -> [AssetContents.Entry] {
        // 1.
        let direction = environment.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
        let directed = entries.filter { $0.direction == nil || $0.direction == direction }
        // 2.
        for idiom in idioms {
            let entries = directed.filter { ($0.idiom ?? "universal") == idiom }
            // 3.
            let matching = entries.filter { ($0.appearances ?? []).allSatisfy(isInForce) }
            guard let most = matching.map({ $0.appearances?.count ?? 0 }).max() else { continue }
            return matching.filter { ($0.appearances?.count ?? 0) == most }
        }
        return []
    }

    private var idioms: [String] {
        environment.platformProfile.family == .macOS
            ? ["mac", "universal"] : ["iphone", "universal", "ipad"]
    }

    private func isInForce(_ appearance: AssetContents.Appearance) -> Bool {
        switch appearance.appearance {
        case "luminosity": appearance.value == (environment.colorScheme == .dark ? "dark" : "light")
        case "contrast":
            appearance.value == (environment.colorSchemeContrast == .increased ? "high" : "normal")
        case nil: true
        default: false
        }
    }
}
