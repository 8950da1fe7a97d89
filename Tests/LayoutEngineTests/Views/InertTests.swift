import Drawing
import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// What changes nothing in a still picture compiles as SwiftUI code writes it, and keeps the size.
@MainActor
struct InertTests {
    @Observable final class Person: Identifiable {
        var name = "AB"
    }

    struct NameView: View {
        @Bindable var person: Person
        var body: some View {
            Text(person.name).modifier(Inner(name: $person.name))
        }
    }

    struct Inner: ViewModifier {
        @Binding var name: String
        func body(content: Content) -> some View {
            VStack(spacing: 0) {
                content
                Text(name)
            }
        }
    }

    private struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    private func size(_ view: some View) -> CGSize { TextHost(view).size }

    @Test func aLongPressNeedsOnlyItsAction() {
        let text = Text("AB")
        #expect(size(text.onLongPressGesture {}) == size(text))
        #expect(
            size(
                text.onLongPressGesture(minimumDuration: 1) {
                } onPressingChanged: { _ in
                }) == size(text))
        #expect(size(text.onLongPressGesture(pressing: { _ in }, perform: {})) == size(text))
    }

    @Test func stylesOfControlsLeaveOtherViewsAlone() {
        let text = Text("AB")
        let styled = text.pickerStyle(.segmented).textFieldStyle(.roundedBorder).toggleStyle(.switch)
            .toggleStyle(Boxed()).progressViewStyle(.circular).tabViewStyle(.page).datePickerStyle(.compact)
            .menuStyle(.button).formStyle(.grouped).navigationViewStyle(.stack)
            .navigationViewStyle(StackNavigationViewStyle())
        #expect(size(styled) == size(text))
    }

    @Test func rowsThatCanBeDeletedStayRows() {
        let rows = ForEach(0..<3) { Text("\($0)") }
        let plain = size(VStack(spacing: 0) { rows })
        #expect(size(VStack(spacing: 0) { rows.onDelete { _ in }.onMove { _, _ in } }) == plain)
        #expect(plain.height == 30)
    }

    @Test func aBindableReadsAndWritesItsObject() {
        let person = Person()
        let bindable = Bindable(person)
        bindable.name.wrappedValue = "ABCD"
        #expect(person.name == "ABCD")
        #expect(size(NameView(person: person)).height == 20)
        person.name = "A"
        #expect(bindable.name.wrappedValue == "A")
        #expect(bindable.id == person.id)
    }

    /// An open range of positions ends at the last child, though as a sequence of numbers it has no end.
    @Test func anOpenRangeOfSubviewsEnds() {
        struct Last: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let rest = subviews[1...]
                return CGSize(width: CGFloat(rest.count), height: rest[0].sizeThatFits(.unspecified).height)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
            }
        }
        let view = Last {
            Color.red.frame(width: 1, height: 1)
            Color.red.frame(width: 1, height: 7)
            Color.red.frame(width: 1, height: 9)
        }
        #expect(size(view) == CGSize(width: 2, height: 7))
    }

    @Test func anEmptyPictureHasNoSize() {
        #expect(UIImage().size == .zero)
        #expect(size(Image(uiImage: UIImage())) == .zero)
    }

    @Test func edgeEffectsOfScrollViewsChangeNothing() {
        let rows = ScrollView { Text("AB") }
        #expect(size(rows.scrollEdgeEffectStyle(.soft, for: .top)) == size(rows))
        #expect(size(rows.scrollEdgeEffectHidden()) == size(rows))
    }

    /// A timer's progress stands at its start: the size of a bar with a time below.
    @Test func timersStandAtTheirStart() {
        let dates = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 90)
        let counted = ProgressView(value: 1, label: { EmptyView() }, currentValueLabel: { Text("1:30") })
        #expect(size(ProgressView(timerInterval: dates)) == size(counted))
        let labelled = ProgressView(value: 0, label: { Text("AB") }, currentValueLabel: { Text("0:00") })
        #expect(size(ProgressView(timerInterval: dates, countsDown: false) { Text("AB") }) == size(labelled))
    }

    /// A spacing that is no number counts as none given.
    @Test func spacingThatIsNoNumber() {
        let (a, b) = (Color.red.frame(width: 10, height: 10), Color.red.frame(width: 10, height: 10))
        #expect(
            size(
                HStack(spacing: .nan) {
                    a
                    b
                })
                == size(
                    HStack {
                        a
                        b
                    }))
        #expect(
            size(
                VStack(spacing: .nan) {
                    a
                    b
                })
                == size(
                    VStack {
                        a
                        b
                    }))
        #expect(
            size(
                LazyVStack(spacing: .nan) {
                    a
                    b
                })
                == size(
                    LazyVStack {
                        a
                        b
                    }))
        #expect(
            size(
                Grid(horizontalSpacing: .nan, verticalSpacing: .nan) {
                    GridRow {
                        a
                        b
                    }
                    a
                })
                == size(
                    Grid {
                        GridRow {
                            a
                            b
                        }
                        a
                    }))
        let item = GridItem(.fixed(10), spacing: .nan)
        let plain = GridItem(.fixed(10))
        #expect(
            size(
                LazyVGrid(columns: [item, plain], spacing: .nan) {
                    a
                    b
                    a
                })
                == size(
                    LazyVGrid(columns: [plain, plain]) {
                        a
                        b
                        a
                    }))
    }
}
