import Drawing

/// What was found wrong in how a tree is updated: kept for the tree's life, since it shows between updates.
final class UpdateFindings {
    private struct Key: Hashable {
        let rule: LayoutDiagnostic.Rule
        let path: ViewPath
    }

    /// In the order found.
    private(set) var all: [LayoutDiagnostic] = []
    private var places: [Key: Int] = [:]

    /// Adds a finding; of several of a rule at a path the last is kept, in the place of the first.
    func add(_ finding: LayoutDiagnostic) {
        let key = Key(rule: finding.rule, path: finding.path)
        if let place = places[key] {
            all[place] = finding
        } else {
            places[key] = all.count
            all.append(finding)
        }
    }

    func contains(_ rule: LayoutDiagnostic.Rule, at path: ViewPath) -> Bool {
        places[Key(rule: rule, path: path)] != nil
    }

    /// Takes a finding back that turned out to be none.
    func remove(_ rule: LayoutDiagnostic.Rule, at path: ViewPath) {
        guard let place = places.removeValue(forKey: Key(rule: rule, path: path)) else { return }
        all.remove(at: place)
        for (key, other) in places where other > place { places[key] = other - 1 }
    }

    func removeAll() {
        all = []
        places = [:]
    }
}
