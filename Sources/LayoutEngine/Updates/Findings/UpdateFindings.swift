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

    func removeAll() {
        all = []
        places = [:]
    }
}
