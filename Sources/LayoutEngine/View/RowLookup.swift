/// Finds the elements of a `ForEach` by their ids while subviews are looked for: the data of one pass.
final class RowLookup<Data: RandomAccessCollection, ID: Hashable> {
    private var pass: UInt?
    private var data: Data?
    /// Where the elements of each id are, in order.
    private var places: [ID: [Data.Index]] = [:]

    /// Other data may come: in one pass too, where a geometry reader makes its content anew.
    func forget() {
        data = nil
    }

    /// The element that is the `copy`-th of `id`; nil where there is none. The data are read once a pass.
    func element(
        _ id: ID, _ copy: Int, _ pass: UInt, _ idOf: (Data.Element) -> ID, _ read: () -> Data
    ) -> Data.Element? {
        if pass != self.pass || data == nil {
            self.pass = pass
            let data = read()
            self.data = data
            places = [:]
            for index in data.indices { places[idOf(data[index]), default: []].append(index) }
        }
        guard let data, let found = places[id], found.indices.contains(copy) else { return nil }
        return data[found[copy]]
    }
}
