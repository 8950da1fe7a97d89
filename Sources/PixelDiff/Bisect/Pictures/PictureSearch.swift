/// A search for the causes of what differs in pictures, mark by mark, that in the end holds the causes against the
/// pictures as wholes.
///
/// 1. Good and bad are looked at, and split into marks (``PictureFacets``).
/// 2. A search finds the causes of each mark (``CauseSearch``).
/// 3. Good with all causes has to show what bad shows, and bad without them what good shows, pixel by pixel. A
///    picture of which that isn't true becomes a single mark, and the search is repeated; what was run before is
///    remembered.
/// 4. A change of a cause without which the pictures are the same, both with the cause on good and without it in bad,
///    is taken out of it: marks are told from layouts, too, which may change where nothing is to be seen. Then step 3
///    once more.
/// 5. What was found for several marks is joined (``JoinedCauses``).
final class PictureSearch {
    private let oracle: RepositoryOracle
    private let service: TrialService
    private let collector: PictureCollector
    private let pictures: Set<String>?
    private let makeSearch: () -> CauseSearch
    private var search: CauseSearch
    private(set) var causes: [BisectCause] = []
    /// Whether the causes were held against the pictures as wholes.
    private var isHeld = false

    /// - Parameters:
    ///   - pictures: Those that are to be explained; nil for all that differ.
    ///   - makeSearch: A search that has not begun.
    init(
        oracle: RepositoryOracle, service: TrialService, collector: PictureCollector,
        pictures: Set<String>? = nil, makeSearch: @escaping () -> CauseSearch
    ) {
        self.oracle = oracle
        self.service = service
        self.collector = collector
        self.pictures = pictures
        self.makeSearch = makeSearch
        search = makeSearch()
    }

    /// Step 1; both sides are drawn by now.
    func look() throws {
        service.facets = PictureFacets(
            good: try oracle.drawn(of: .empty), bad: try oracle.drawn(of: .all(oracle.mix.names.count)),
            pictures: pictures, collector: collector)
    }

    var suspects: ChangeSet { search.suspects }

    /// The pictures that are not explained yet, ascending; those in parts are not before step 3 is done.
    var remainingPictures: [String] {
        guard let facets = service.facets else { return search.remainingPictures }
        let unheld = isHeld ? [] : facets.differing.filter(facets.isSplit)
        return Set(facets.pictures(of: search.remainingPictures) + unheld).sorted()
    }

    /// - Throws: As ``CauseSearch/run()``; ``causes`` then are those found so far, joined, of which some may be seen in
    ///   parts of pictures alone.
    func run() throws -> CauseSearch.Ending {
        do {
            while true {
                let ending = try search.run()  // 2
                var found = search.causes
                var open = try unexplained(by: found)
                if open.isEmpty {
                    found = try found.map(visible)  // 4
                    open = try unexplained(by: found)
                }
                if open.isEmpty {
                    causes = JoinedCauses.of(found, pictures: oracle.pictures)  // 5
                    isHeld = true
                    return ending
                }
                for picture in open { service.facets?.join(picture) }  // 3
                search = makeSearch()
            }
        } catch {
            causes = JoinedCauses.of(search.causes, pictures: oracle.pictures)
            throw error
        }
    }

    /// Step 3: the pictures in parts that the causes don't explain as wholes. Runs that fail say nothing.
    private func unexplained(by causes: [BisectCause]) throws -> [String] {
        guard let facets = service.facets else { return [] }
        let split = facets.differing.filter(facets.isSplit)
        guard !split.isEmpty, !causes.isEmpty else { return [] }
        let all = ChangeSet.all(oracle.mix.names.count)
        let applied = causes.reduce(ChangeSet.empty) { $0.union($1.changes) }
        let removed = causes.reduce(applied) { $0.union($1.dependents) }
        let with = try drawn(applied, purpose: .minimize)
        let without = try drawn(all.subtracting(removed), purpose: .confirmRemoved)
        return split.filter { name in
            with.map { $0.pictures[name] != facets.bad.pictures[name] } ?? false
                || without.map { $0.pictures[name] != facets.good.pictures[name] } ?? false
        }
    }

    private func drawn(_ subset: ChangeSet, purpose: TrialPurpose) throws -> DrawnPictures? {
        guard try oracle.outcome(of: subset, purpose: purpose).pictures != nil else { return nil }
        return try oracle.drawn(of: subset)
    }

    /// Step 4: what is left has to be confirmed as the cause was, by both runs.
    private func visible(_ cause: BisectCause) throws -> BisectCause {
        guard cause.changes.count > 1 else { return cause }
        let names = oracle.pictures(of: cause)
        func areSame(_ first: ChangeSet, _ second: ChangeSet, _ purpose: TrialPurpose) throws -> Bool {
            guard let one = try drawn(first, purpose: purpose),
                let other = try drawn(second, purpose: purpose)
            else { return false }
            // A picture that a run lacks is no outcome, unless it comes or goes.
            let (good, bad) = (service.facets?.good, service.facets?.bad)
            return names.allSatisfy {
                let comesOrGoes = good?.pictures[$0] == nil || bad?.pictures[$0] == nil
                return one.pictures[$0] == other.pictures[$0] && (comesOrGoes || one.pictures[$0] != nil)
            }
        }
        var result = cause
        for index in cause.changes.indices {
            let fewer = result.changes.subtracting(ChangeSet([index]))
            let more = result.removedRun.union(ChangeSet([index]))
            if !fewer.isEmpty, try areSame(result.changes, fewer, .minimize),
                try areSame(result.removedRun, more, .confirmRemoved)
            {
                (result.changes, result.appliedRun, result.removedRun) = (fewer, fewer, more)
            }
        }
        return result
    }
}
