extension SwiftUICode {
    /// The layout that stands for one whose code isn't known.
    static let recordedLayout = """
        /// Stands for a view whose layout isn't known: answers as it did, its views where they stood.
        struct Recorded: Layout {
            var sizes: [(ProposedViewSize, CGSize)]
            var places: [(CGPoint, ProposedViewSize)]

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                func distance(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat {
                    if a == b { return 0 }
                    guard let a, let b else { return 1e9 }
                    return min(abs(a - b), 1e8)
                }
                let nearest = sizes.min { a, b in
                    distance(a.0.width, proposal.width) + distance(a.0.height, proposal.height)
                        < distance(b.0.width, proposal.width) + distance(b.0.height, proposal.height)
                }
                return nearest?.1 ?? .zero
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for (subview, place) in zip(subviews, places) {
                    subview.place(
                        at: CGPoint(x: bounds.minX + place.0.x, y: bounds.minY + place.0.y), proposal: place.1)
                }
            }

            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
        }
        """
}
