import Drawing
import Foundation

/// Reads the parts of a recording's documents, and counts what they cost.
///
/// An object's fields may come in any order; those that this build doesn't know are passed over.
struct RecordingReader {
    let scanner: JSONScanner
    let budget: RecordingBudget
    /// By number.
    var images: [CGImage] = []

    init(_ bytes: [UInt8], file: String, _ budget: RecordingBudget) throws {
        try budget.check(.documentBytes, bytes.count)
        scanner = JSONScanner(bytes, file: file)
        self.budget = budget
    }

    func failure(_ what: String) -> RecordingError { scanner.failure(what) }

    /// The value of a field that must be there.
    func required<Value>(_ value: Value?, _ name: String) throws -> Value {
        guard let value else { throw failure("'\(name)' is missing") }
        return value
    }

    /// The members of a document's one object. The schema has to be the first, and this one.
    ///
    /// - Parameter read: Told the name of each other member; reads or skips its value.
    /// - Throws: ``RecordingError``, and what `read` throws.
    func members(schema expected: String, file: String, _ read: (String) throws -> Void) throws {
        var isKnown = false
        try scanner.object { name in
            if name == "schema" {
                try check(schema: try scanner.string(), is: expected, file: file)
                isKnown = true
                return
            }
            guard isKnown else { throw failure("'schema' isn't first") }
            try read(name)
        }
        try scanner.end()
    }

    /// Refuses a document that is written in another form.
    private func check(schema: String, is expected: String, file: String) throws {
        guard schema != expected else { return }
        let family = expected.prefix { $0 != "/" }
        guard schema.hasPrefix(family + "/") else {
            throw failure("'\(schema)' is no schema of this document")
        }
        throw RecordingError.newer(file: file, schema: schema)
    }

    // MARK: Numbers

    /// A list of numbers, at most as many as said.
    func numbers(atMost limit: Int) throws -> [CGFloat] {
        var result: [CGFloat] = []
        try scanner.array {
            guard result.count < limit else { throw failure("more than \(limit) numbers") }
            result.append(CGFloat(try scanner.number()))
        }
        return result
    }

    /// A list of just so many numbers.
    func numbers(_ count: Int) throws -> [CGFloat] {
        let result = try numbers(atMost: count)
        guard result.count == count else { throw failure("not \(count) numbers") }
        return result
    }

    /// Numbers that count as steps of paths.
    func countedNumbers() throws -> [CGFloat] {
        var result: [CGFloat] = []
        try scanner.array {
            try budget.spend(.pathSegments)
            result.append(CGFloat(try scanner.number()))
        }
        return result
    }

    func length() throws -> CGFloat { CGFloat(try scanner.number()) }

    func point() throws -> CGPoint {
        let n = try numbers(2)
        return CGPoint(x: n[0], y: n[1])
    }

    func rect() throws -> CGRect {
        let n = try numbers(4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    func transform() throws -> CGAffineTransform {
        let n = try numbers(6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    func color() throws -> ResolvedColor {
        let n = try numbers(4).map { Double($0) }
        return ResolvedColor(red: n[0], green: n[1], blue: n[2], opacity: n[3])
    }

    // MARK: Words and references

    /// One of the words that a type has.
    func word<Value: RawRepresentable>(_ type: Value.Type) throws -> Value where Value.RawValue == String {
        let text = try scanner.string()
        guard let value = Value(rawValue: text) else { throw failure("'\(text)' is unknown here") }
        return value
    }

    func word<Value>(_ make: (String) -> Value?) throws -> Value {
        let text = try scanner.string()
        guard let value = make(text) else { throw failure("'\(text)' is unknown here") }
        return value
    }

    func image() throws -> CGImage { try element(of: images, "image") }

    func element<Element>(of list: [Element], _ what: String) throws -> Element {
        let index = try scanner.count()
        guard list.indices.contains(index) else { throw failure("there is no \(what) \(index)") }
        return list[index]
    }

    func path() throws -> Path {
        let text = try scanner.string()
        guard let path = try Path(exactText: text, spend: { try budget.spend(.pathSegments, $0) }) else {
            throw failure("the text is no path")
        }
        return path
    }
}
