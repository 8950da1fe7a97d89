import LayoutEngine

/// The names that SwiftUI keeps for previews' traits; nothing is made of it.
public enum Preview {
    /// The traits that a view's preview can have.
    public struct ViewTraits: Sendable {}
}

/// A `#Preview` as its macro writes it down.
public struct PreviewRecord {
    /// The name given; nil without one.
    public var name: String?
    public var source: PreviewSource
    public var traits: [PreviewTrait<Preview.ViewTraits>]
    public var makeView: @MainActor () -> any View
}

/// Where a `#Preview` stands in the source.
public struct PreviewSource: Hashable, Sendable {
    /// The path under which the compiler knows the file.
    public var file: String
    /// From one.
    public var line: Int
    /// From one, in UTF-8 bytes.
    public var column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// Puts the record that `make` gives at an address: the macro's expansion is a C function, which knows no
    /// result types and no actors. Called on the main actor.
    public func write(
        to destination: UnsafeMutableRawPointer, _ make: @MainActor (PreviewSource) -> PreviewRecord
    ) {
        nonisolated(unsafe) let destination = destination
        MainActor.assumeIsolated {
            _ = destination.initializeMemory(as: PreviewRecord.self, to: make(self))
        }
    }

    /// What the macro's expansion calls with the arguments of `#Preview`.
    public func record(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> PreviewRecord {
        PreviewRecord(name: name, source: self, traits: [], makeView: body)
    }

    /// What the macro's expansion calls with the arguments of `#Preview`.
    public func record(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> PreviewRecord {
        PreviewRecord(name: name, source: self, traits: [traits] + additionalTraits, makeView: body)
    }
}
