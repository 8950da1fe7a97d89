import Testing

@testable import GoldenTesting

enum CardState: String, CaseIterable {
    case active, off
}

struct Described: CustomTestStringConvertible {
    var testDescription: String { "in test words" }
}

private func identity(named name: String? = nil) throws -> TestIdentity {
    let test = try #require(Test.current)
    return try TestIdentity(
        test: test, testCase: Test.Case.current, file: "Module/Identities.swift", name: name)
}

@Suite("Shown name") struct TestIdentityTests {
    @Test func plain() throws {
        #expect(try identity() == TestIdentity(suite: "TestIdentityTests", testCase: "plain"))
    }

    @Test("Another name") func shown() throws {
        #expect(try identity().testCase == "shown")
    }

    @Test func `raw words, here`() throws {
        #expect(try identity().testCase == "raw words, here")
    }

    @Test(arguments: CardState.allCases)
    func argument(state: CardState) throws {
        #expect(try identity().testCase == "argument.\(state)")
    }

    @Test(arguments: ["a b", "c"], [1, 2])
    func arguments(text: String, number: Int) async throws {
        #expect(try identity().testCase == "arguments.\(text).\(number)")
    }

    @Test(arguments: [Described()])
    func described(_ value: Described) throws {
        #expect(try identity().testCase == "described.in test words")
    }

    @Test(arguments: zip(["x"], [3]))
    func zipped(text: String, number: Int) throws {
        #expect(try identity().testCase == "zipped.x.3")
    }

    @Test(arguments: [1, 2])
    func aNameReplacesAll(number: Int) throws {
        #expect(try identity(named: "card \(number)").testCase == "card \(number)")
    }

    struct Inner {
        @Test func deep() throws {
            #expect(try identity() == TestIdentity(suite: "TestIdentityTests.Inner", testCase: "deep"))
        }
    }

    @Test func functions() {
        #expect(TestIdentity.function("states(_:)") == "states")
        #expect(TestIdentity.function("testCard()") == "testCard")
        #expect(TestIdentity.function("`a (b)`()") == "a (b)")
        #expect(TestIdentity.stem("/x/Cards.swift") == "Cards")
    }
}

private struct HiddenTests {
    @Test func hidden() throws {
        #expect(try identity() == TestIdentity(suite: "HiddenTests", testCase: "hidden"))
    }
}

@Test func freeFunction() throws {
    #expect(try identity() == TestIdentity(suite: "Identities", testCase: "freeFunction"))
}
