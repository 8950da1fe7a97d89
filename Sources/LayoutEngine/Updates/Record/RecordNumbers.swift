import Drawing

/// The numbers of places, elements and changes, in the order of first appearance.
struct RecordNumbers {
    /// All that live, and those that updates speak of; ascending.
    private(set) var places: [UpdateHistory.Place] = []
    /// Those that updates speak of; ascending.
    private(set) var elements: [UpdateHistory.Element] = []

    private var placeNumbers: [ObjectIdentifier: Int] = [:]
    private var lastPlace = 0
    private var elementNumbers: [ElementName: Int] = [:]
    /// Those of paths met since the last time that something was forgotten; kept, so that they stay the same objects.
    private var pathNumbers: [PathName: (number: Int, path: ViewPath)] = [:]
    private var lastElement = 0
    /// The last change of each source.
    private var changeNumbers: [SourceName: Int] = [:]

    /// An element's name and whole path: paths hash by their last part, which thousands have in common.
    private struct ElementName: Hashable {
        let name: String
        let path: String
    }

    private struct PathName: Hashable {
        let name: String
        let path: ObjectIdentifier
    }

    /// A source by its name and whole path.
    private struct SourceName: Hashable {
        let kind: ChangeSource.Kind
        let name: String
        let path: String?

        init(_ source: ChangeSource) {
            kind = source.kind
            name = source.name
            path = source.path?.description
        }
    }

    // MARK: Places

    mutating func place(_ view: UpdateRecord.Identity) -> Int {
        if let known = placeNumbers[view.node] { return known }
        lastPlace += 1
        placeNumbers[view.node] = lastPlace
        places.append(
            UpdateHistory.Place(
                number: lastPlace, name: ViewName.of(view.type), type: QualifiedName.of(view.type),
                path: view.path.description))
        return lastPlace
    }

    /// The number of a place that is gone: whoever stands there later is another. nil where it has none.
    mutating func remove(_ view: UpdateRecord.Identity) -> Int? {
        placeNumbers.removeValue(forKey: view.node)
    }

    /// The whole name of the type of a place's view; nil where it was forgotten. O(log places).
    func type(ofPlace number: Int) -> String? {
        var range = 0..<places.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            if places[middle].number == number { return places[middle].type }
            range = places[middle].number < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    // MARK: Elements

    mutating func element(_ element: UpdateRecord.Element) -> Int {
        let key = PathName(name: element.name, path: ObjectIdentifier(element.path))
        if let known = pathNumbers[key] { return known.number }
        let number = number(ElementName(name: element.name, path: element.path.description))
        pathNumbers[key] = (number, element.path)
        return number
    }

    private mutating func number(_ element: ElementName) -> Int {
        if let known = elementNumbers[element] { return known }
        lastElement += 1
        elementNumbers[element] = lastElement
        elements.append(UpdateHistory.Element(number: lastElement, name: element.name, path: element.path))
        return lastElement
    }

    // MARK: Changes

    mutating func set(_ change: Int, for source: ChangeSource) {
        changeNumbers[SourceName(source)] = change
    }

    /// The last change of a source; nil where none is known.
    func change(_ source: ChangeSource) -> Int? {
        changeNumbers[SourceName(source)]
    }

    // MARK: Bounds

    /// Forgets places that are gone, elements and changes that a history doesn't speak of.
    mutating func forget(exceptIn history: UpdateHistory, changesBefore oldest: Int) {
        let known = Set(placeNumbers.values).union(history.places.map(\.number))
        places.removeAll { !known.contains($0.number) }
        elements = history.elements
        pathNumbers = [:]
        let asked = Set(elements.map(\.number))
        elementNumbers = elementNumbers.filter { asked.contains($0.value) }
        changeNumbers = changeNumbers.filter { $0.value >= oldest }
    }
}
