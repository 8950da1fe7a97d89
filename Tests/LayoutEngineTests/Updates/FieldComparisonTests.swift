import Foundation
import Testing

@testable import LayoutEngine

/// Values of all kinds, compared without knowing their types.
@Suite struct FieldComparisonTests {
    final class Object {}
    enum Payload {
        case number(Int)
        case action(() -> Void)
    }
    protocol Shown {}
    struct Name: Shown { var text: String }
    struct Size: Shown { var width: Double }
    struct Parts {
        var name = Name(text: "a")
        var names = [Name(text: "b")]
        var maybe: Name?
        var pair = (1, Name(text: "c"))
        var shown: any Shown = Name(text: "d")
        var anything: Any = 1
        var object: Object?
        var action: () -> Void = {}
        var payload = Payload.number(1)
    }

    private func differences(_ change: (inout Parts) -> Void) -> [String] {
        let before = Parts()
        var after = before
        change(&after)
        return FieldComparison.differences(before, after, byEquality: true)
    }

    @Test func equalOnes() {
        #expect(differences { _ in } == [])
        #expect(FieldComparison.areEqual(Parts().names, Parts().names))
        #expect(
            FieldComparison.areEqual(
                Name(text: "long enough for storage of its own"),
                Name(text: "long enough for storage of its own")))
    }

    @Test func eachFieldIsNamed() {
        #expect(differences { $0.name.text = "x" } == ["name"])
        #expect(differences { $0.names.append(Name(text: "x")) } == ["names"])
        #expect(differences { $0.names[0].text = "x" } == ["names"])
        #expect(differences { $0.maybe = Name(text: "x") } == ["maybe"])
        #expect(differences { $0.pair.1.text = "x" } == ["pair"])
        #expect(differences { $0.shown = Name(text: "x") } == ["shown"])
        #expect(differences { $0.shown = Size(width: 1) } == ["shown"])
        #expect(differences { $0.anything = "x" } == ["anything"])
        #expect(differences { $0.object = Object() } == ["object"])
        #expect(differences { $0.payload = .number(2) } == ["payload"])
    }

    /// What a protocol hides, and isn't `Equatable`, counts as different.
    @Test func hiddenTypesAreComparedByWhatTheyHold() {
        #expect(differences { $0.anything = 1 } == [])
        #expect(differences { $0.anything = Name(text: "a") } == ["anything"])
    }

    @Test func closuresWithContextsDiffer() {
        let object = Object()
        #expect(differences { $0.action = { _ = object } } == ["action"])
        let action: () -> Void = { _ = object }
        #expect(FieldComparison.areEqual(Optional(action).map { [$0] }?.count, 1))
        struct Holder { var action: () -> Void }
        let holder = Holder(action: action)
        #expect(FieldComparison.areEqual(holder, holder))
        #expect(!FieldComparison.areEqual(Holder { _ = object }, Holder { _ = object }))
    }

    @Test func numbersByEquality() {
        #expect(FieldComparison.areEqual(0.0, -0.0))
        #expect(FieldComparison.areEqual(Double.nan, Double.nan))
        #expect(!FieldComparison.areEqual(1.0, 2.0))
    }

    /// A weak reference isn't stored as a strong one is.
    @Test func weakReferences() {
        final class Object {}
        struct Holder {
            weak var object: Object?
            var number = 1
        }
        let (one, other) = (Object(), Object())
        #expect(FieldComparison.areEqual(Holder(object: one), Holder(object: one)))
        #expect(!FieldComparison.areEqual(Holder(object: one), Holder(object: other)))
        #expect(!FieldComparison.areEqual(Holder(object: one), Holder(object: nil)))
        #expect(!FieldComparison.areEqual(Holder(object: nil), Holder(object: other)))
        #expect(
            FieldComparison.differences(
                Holder(object: one, number: 1), Holder(object: other, number: 2), byEquality: false)
                == ["object", "number"])
        var held: Object? = Object()
        let gone = Holder(object: held)
        held = nil
        #expect(gone.object == nil)
        #expect(!FieldComparison.areEqual(gone, Holder(object: one)))
    }
}
