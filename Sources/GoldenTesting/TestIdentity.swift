import Testing

/// What names a test's golden: its suite, its function, its arguments. The same in every run, in any order.
struct TestIdentity: Hashable, Sendable {
    var suite: String
    var testCase: String

    init(suite: String, testCase: String) {
        self.suite = suite
        self.testCase = testCase
    }

    /// The running Swift Testing test.
    ///
    /// 1. The suite is the type that holds the test, nested ones joined by dots; the file for a free function.
    /// 2. The case is `name` where the test gives one.
    /// 3. Else it is the function, and each argument after a dot: `states.active`.
    ///
    /// - Parameter file: `Cards.swift`, the test's file.
    /// - Throws: ``GoldenTestError`` where arguments can't be told: goldens would overwrite each other.
    init(test: Test, testCase: Test.Case?, file: String, name: String?) throws(GoldenTestError) {
        suite = Self.suite(of: test) ?? Self.stem(file)  // 1
        if let name {  // 2
            self.testCase = name
            return
        }
        var parts = [Self.function(test.name)]  // 3
        if let testCase, testCase.isParameterized {
            guard let arguments = Self.arguments(of: testCase) else { throw .argumentsUnknown(test.name) }
            parts += arguments
        }
        self.testCase = parts.joined(separator: ".")
    }

    /// `Cards` of `Cards.swift` or of a path to it.
    static func stem(_ file: String) -> String {
        let name = file.split(separator: "/").last ?? "Tests"
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
    }

    /// `states` of `states(_:)`, the words of a raw identifier.
    static func function(_ name: String) -> String {
        if name.first == "`", let end = name.dropFirst().firstIndex(of: "`") {
            return String(name[name.index(after: name.startIndex)..<end])
        }
        return String(name.prefix { $0 != "(" })
    }

    /// Swift Testing keeps the type to itself; its description is `Module.Outer.Inner`.
    private static func suite(of test: Test) -> String? {
        guard let type = Mirror(reflecting: test).descendant("containingTypeInfo", "some") else { return nil }
        let parts = String(reflecting: type).split(separator: ".").dropFirst()
            .filter { !$0.hasPrefix("(") }
        return parts.isEmpty ? nil : parts.joined(separator: ".")
    }

    /// Swift Testing keeps the arguments to itself too.
    private static func arguments(of testCase: Test.Case) -> [String]? {
        guard let list = Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments") else {
            return nil
        }
        let values = Mirror(reflecting: list).children.map {
            Mirror(reflecting: $0.value).descendant("value")
        }
        guard !values.isEmpty, !values.contains(where: { $0 == nil }) else { return nil }
        return values.compactMap { value in value.map(word) }
    }

    /// An argument in a name: its own test description, or its plain one, without the dot or quotes of code.
    private static func word(_ value: Any) -> String {
        switch value {
        case let text as String: text
        case let value as any CustomTestStringConvertible: value.testDescription
        default: String(describing: value)
        }
    }
}
