/// The views that a container was given, in order: SwiftUI's `SubviewsCollection`. As a view it shows them all.
public struct SubviewsCollection: RandomAccessCollection {
    public typealias Index = Int
    public typealias Element = Subview
    public typealias Indices = Range<Int>
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    public subscript(index: Int) -> Subview { subviews[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View, _PrimitiveView {
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        ForEach._resolve(ForEach(view.subviews) { $0 }, inputs.child(.body, Self.self))
    }
}

/// Some of the views that a container was given: SwiftUI's `SubviewsCollectionSlice`. As a view it shows them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias Index = Int
    public typealias Element = Subview
    public typealias Indices = Range<Int>
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    public subscript(index: Int) -> Subview { subviews[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View, _PrimitiveView {
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        ForEach._resolve(ForEach(view.subviews) { $0 }, inputs.child(.body, Self.self))
    }
}
