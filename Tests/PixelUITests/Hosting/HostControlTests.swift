import Foundation
import PixelUI
import Testing

/// Each control, as it is used by name.
@MainActor
@Suite struct HostControlTests {
    private let log = Log()

    // MARK: Buttons

    @Test func buttonsOfEveryStyle() throws {
        struct Pressed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
        }
        let host = ViewHost(
            VStack {
                Button("Automatic") { log("automatic") }
                Button("Plain") { log("plain") }.buttonStyle(.plain)
                Button("Borderless") { log("borderless") }.buttonStyle(.borderless)
                Button("Bordered") { log("bordered") }.buttonStyle(.bordered)
                Button("Prominent") { log("prominent") }.buttonStyle(.borderedProminent)
                Button("Custom") { log("custom") }.buttonStyle(Pressed())
            }, width: 300)
        for name in ["Automatic", "Plain", "Borderless", "Bordered", "Prominent", "Custom"] {
            try host.tap(name)
            #expect(log.take() == [name.lowercased()])
        }
    }

    @Test func aPrimitiveStyleSaysWhatStartsTheAction() throws {
        struct Confirming: PrimitiveButtonStyle {
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    log("asked")
                    configuration.trigger()
                } label: {
                    configuration.label
                }
                .buttonStyle(.plain)
            }
        }
        struct Dead: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let host = ViewHost(
            VStack {
                Button("Save") { log("saved") }.buttonStyle(Confirming(log: log))
                Button("Never") { log("never") }.buttonStyle(Dead())
            }, width: 300)
        try host.tap("Save")
        #expect(log.take() == ["asked", "saved"])
        #expect(interactionError { try host.tap("Never") }?.reason == .styleIsDead(kind: "Button"))
        #expect(log.take() == [])
    }

    @Test func whatAButtonIsCalled() throws {
        let host = ViewHost(
            VStack {
                Button {
                    log("two")
                } label: {
                    VStack {
                        Text(verbatim: "Title")
                        Text(verbatim: "Subtitle")
                    }
                }
                Button("Shown") { log("labelled") }.accessibilityLabel("Spoken")
                Button("With id") { log("id") }.padding().accessibilityIdentifier("the-id")
                Button {
                    log("icon")
                } label: {
                    Label("Trash", systemImage: "trash").labelStyle(.iconOnly)
                }
                Button {
                    log("symbol")
                } label: {
                    Image(systemName: "star")
                }
                Button {
                    log("image")
                } label: {
                    Image(systemName: "heart").accessibilityLabel("Like")
                }
                Button("UPPER") { log("case") }.textCase(.lowercase)
            }, width: 300)
        for (name, entry) in [
            ("Title, Subtitle", "two"), ("Title", "two"), ("Spoken", "labelled"), ("the-id", "id"),
            ("With id", "id"), ("Trash", "icon"), ("star", "symbol"), ("Like", "image"), ("UPPER", "case"),
        ] {
            try host.tap(name)
            #expect(log.take() == [entry], "\(name)")
        }
    }

    // MARK: Toggles

    @Test func toggles() throws {
        let host = ViewHost(
            Stateful(false, log) { isOn in
                VStack {
                    Toggle("Switch", isOn: isOn)
                    Toggle("Button", isOn: isOn).toggleStyle(.button)
                    Toggle("Box", isOn: isOn).toggleStyle(.checkbox)
                    Toggle("Hidden label", isOn: isOn).labelsHidden()
                }
            }, width: 300)
        try host.tap("Switch")
        try host.tap("Button")
        try host.tap("Box")
        try host.tap("Hidden label")
        #expect(log.take() == ["true", "false", "true", "false"])
        try host.set("Switch", to: true)
        try host.set("Switch", to: true)
        #expect(log.take() == ["true"])
    }

    @Test func aCustomToggleStyleIsTouchedItself() throws {
        struct Tappable: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { configuration.isOn.toggle() }
            }
        }
        let host = ViewHost(
            Stateful(false, log) { Toggle("Own", isOn: $0).toggleStyle(Tappable()) }, width: 300)
        try host.tap("Own")
        #expect(log.take() == ["true"])
    }

    // MARK: Fields

    @Test func typingIsCharacterByCharacter() throws {
        let host = ViewHost(
            Stateful("", log) { text in TextField("Name", text: text) }, width: 300)
        try host.type("ab", into: "Name")
        try host.type("c", into: "Name")
        #expect(log.take() == ["a", "ab", "abc"])
        #expect(host.shows("abc"))
        try host.set("Name", to: "other")
        #expect(log.take() == ["other"])
    }

    @Test func aBindingThatChangesWhatIsTypedIsReadAnew() throws {
        struct Short: View {
            @State private var text = ""
            var body: some View {
                TextField(
                    "Code",
                    text: Binding(get: { [text] in text }, set: { text = String($0.prefix(2)).uppercased() }))
            }
        }
        let host = ViewHost(Short(), width: 300)
        try host.type("abc", into: "Code")
        #expect(host.shows("AB"))
    }

    @Test func fieldsOfEveryKind() throws {
        let host = ViewHost(
            Stateful("", log) { text in
                VStack {
                    SecureField("Password", text: text)
                    TextEditor(text: text).accessibilityLabel("Notes").frame(height: 40)
                }
            }, width: 300)
        try host.type("x", into: "Password")
        try host.type("y", into: "Notes")
        #expect(log.take() == ["x", "xy"])
    }

    @Test func submittingAndEditing() throws {
        let host = ViewHost(
            VStack {
                TextField(
                    "First", text: .constant(""), onEditingChanged: { log("first \($0)") },
                    onCommit: { log("commit") })
                TextField("Second", text: .constant("")).onSubmit { log("inner") }
            }
            .onSubmit { log("outer") }, width: 300)
        try host.type("", into: "First")
        #expect(log.take() == ["first true"])
        try host.type("", into: "First")
        #expect(log.take() == [])
        try host.type("", into: "Second")
        #expect(log.take() == ["first false"])
        try host.submit("Second")
        #expect(log.take() == ["inner", "outer"])
        try host.submit("First")
        #expect(log.take() == ["first true", "commit", "outer", "first false"])
    }

    @Test func theFocusFollowsTyping() throws {
        struct Names: View {
            @FocusState private var focus: String?
            var body: some View {
                VStack {
                    Text(verbatim: "focus \(focus ?? "-")")
                    TextField("First", text: .constant("")).focused($focus, equals: "first")
                    TextField("Second", text: .constant("")).focused($focus, equals: "second")
                }
            }
        }
        let host = ViewHost(Names(), width: 300)
        #expect(host.shows("focus -"))
        try host.type("a", into: "First")
        #expect(host.shows("focus first"))
        try host.type("a", into: "Second")
        #expect(host.shows("focus second"))
        try host.submit("Second")
        #expect(host.shows("focus -"))
    }

    @Test func aValueIsTakenWhenItIsSubmitted() throws {
        let host = ViewHost(
            Stateful(5, log) { TextField("Amount", value: $0, format: .number) }, width: 300)
        try host.type("7", into: "Amount")
        #expect(log.take() == [])
        #expect(host.shows("57"))
        try host.submit("Amount")
        #expect(log.take() == ["57"])
        try host.set("Amount", to: "no number")
        host.endEditing()
        #expect(log.take() == [])
        #expect(host.shows("57"))
    }

    // MARK: Numbers

    @Test func sliders() throws {
        let host = ViewHost(
            Stateful(0.0, log) { value in
                VStack {
                    Slider(value: value) {
                        Text(verbatim: "Volume")
                    } onEditingChanged: {
                        log("editing \($0)")
                    }
                    Slider(value: value, in: 0...10, step: 3) { Text(verbatim: "Steps") }
                }
            }, width: 300)
        try host.set("Volume", to: 0.5)
        #expect(log.take() == ["editing true", "0.5", "editing false"])
        try host.set("Steps", to: 10)
        #expect(log.take() == ["9.0"])
        try host.decrement("Steps")
        #expect(log.take() == ["6.0"])
        try host.set("Volume", to: 1)
        #expect(log.take() == ["editing true", "1.0", "editing false"])
        try host.decrement("Volume")
        #expect(log.take() == ["editing true", "0.9", "editing false"])
        #expect(
            interactionError { try host.set("Volume", to: 2.0) }?.reason
                == .wrongValue(expected: "a number from 0.0 to 1.0"))
    }

    @Test func steppers() throws {
        let host = ViewHost(
            Stateful(1, log) { value in
                VStack {
                    Stepper(
                        "Count", value: value, in: 0...5, step: 3, onEditingChanged: { log("editing \($0)") })
                    Stepper("Open") {
                        log("up")
                    } onDecrement: {
                        log("down")
                    }
                }
            }, width: 300)
        try host.increment("Count")
        #expect(log.take() == ["editing true", "4", "editing false"])
        try host.increment("Count")
        #expect(log.take() == ["editing true", "5", "editing false"])
        #expect(interactionError { try host.increment("Count") }?.reason == .atItsEnd)
        _ = log.take()
        try host.set("Count", to: 2)
        #expect(log.take() == ["editing true", "2", "editing false"])
        try host.increment("Open")
        try host.decrement("Open")
        #expect(log.take() == ["up", "down"])
        #expect(
            interactionError { try host.set("Open", to: 1) }?.reason == .notPossible(kind: "Stepper"))
    }

    // MARK: Choices

    private enum Size: String, CaseIterable {
        case small, large
    }

    private func sizes(_ selection: Binding<Size>) -> some View {
        Picker("Size", selection: selection) {
            ForEach(Size.allCases, id: \.self) { Text(verbatim: $0.rawValue.capitalized).tag($0) }
        }
    }

    @Test func pickersTakeTagsAndNames() throws {
        let host = ViewHost(Stateful(Size.small, log) { sizes($0) }, width: 300)
        try host.set("Size", to: Size.large)
        try host.set("Size", to: "Small")
        try host.set("Size", to: "Small")
        #expect(log.take() == ["large", "small"])
        #expect(
            interactionError { try host.set("Size", to: "Huge") }?.reason == .noOption(["Small", "Large"]))
    }

    @Test func optionsThatAreSeenAreTapped() throws {
        let segmented = ViewHost(Stateful(Size.small, log) { sizes($0).pickerStyle(.segmented) }, width: 300)
        try segmented.tap("Large")
        let inline = ViewHost(
            Stateful(Size.small, log) { size in Form { sizes(size).pickerStyle(.inline) } }, width: 300,
            height: 300)
        try inline.tap("Large")
        try inline.set("Size", to: Size.small)
        #expect(log.take() == ["large", "large", "small"])
    }

    @Test func aMenusOptionsAreThereOnceItIsOpen() throws {
        let host = ViewHost(Stateful(Size.small, log) { sizes($0).pickerStyle(.menu) }, width: 300)
        #expect(interactionError { try host.tap("Large") } != nil)
        try host.tap("Size")
        try host.tap("Large")
        #expect(log.take() == ["large"])
        #expect(interactionError { try host.tap("Small") } != nil)
        try host.tap("Small", in: "Size")
        #expect(log.take() == ["small"])
    }

    @Test func datesAndColors() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let dates = ViewHost(
            Stateful(start, log) { DatePicker("Due", selection: $0, in: start...) }, width: 300)
        try dates.set("Due", to: start.addingTimeInterval(86400))
        #expect(log.take() == ["2001-01-02 00:00:00 +0000"])
        #expect(
            interactionError { try dates.set("Due", to: start.addingTimeInterval(-1)) }?.reason
                == .wrongValue(expected: "a date of its range"))
        let colors = ViewHost(
            Stateful(Color.red, Log()) { color in
                VStack {
                    ColorPicker("Tint", selection: color)
                    Text(verbatim: color.wrappedValue == .blue ? "blue" : "other")
                }
            }, width: 300)
        try colors.set("Tint", to: Color.blue)
        #expect(colors.shows("blue"))
    }

    // MARK: What opens

    @Test func disclosureGroupsKeepTheirStateOrABindings() throws {
        let host = ViewHost(
            Stateful(false, log) { isExpanded in
                VStack {
                    DisclosureGroup("Own") { Text(verbatim: "own content") }
                    DisclosureGroup("Bound", isExpanded: isExpanded) { Text(verbatim: "bound content") }
                }
            }, width: 300)
        #expect(!host.shows("own content"))
        try host.tap("Own")
        #expect(host.shows("own content"))
        try host.tap("Bound")
        #expect(host.shows("bound content"))
        try host.set("Bound", to: true)
        try host.set("Bound", to: false)
        #expect(!host.shows("bound content"))
        #expect(log.take() == ["true", "false"])
        #expect(interactionError { try host.tap("own content") } != nil)
    }

    @Test func rowsOfASidebar() throws {
        let host = ViewHost(
            Stateful(true, log) { isExpanded in
                List {
                    Section("Folders", isExpanded: isExpanded) { Text(verbatim: "Inbox") }
                    DisclosureGroup("More") { Text(verbatim: "Spam") }
                }
                .listStyle(.sidebar)
            }, width: 300, height: 400)
        #expect(host.shows("Inbox"))
        try host.tap("Folders")
        #expect(!host.shows("Inbox"))
        try host.tap("More")
        #expect(host.shows("Spam"))
        #expect(log.take() == ["false"])
    }

    @Test func tabs() throws {
        let bound = ViewHost(
            Stateful("a", log) { selection in
                TabView(selection: selection) {
                    Tab("First", systemImage: "star", value: "a") { Text(verbatim: "page a") }
                    Text(verbatim: "page b").tabItem { Label("Second", systemImage: "heart") }.tag("b")
                }
            }, width: 300, height: 300)
        #expect(bound.shows("page a"))
        try bound.tap("Second")
        #expect(bound.shows("page b"))
        try bound.tap("First")
        #expect(bound.shows("page a"))
        #expect(log.take() == ["b", "a"])
        let own = ViewHost(
            TabView {
                Text(verbatim: "one").tabItem { Text(verbatim: "1") }
                Text(verbatim: "two").tabItem { Text(verbatim: "2") }
            }, width: 300, height: 300)
        try own.tap("2")
        #expect(own.shows("two"))
    }

    // MARK: Menus

    @Test func menus() throws {
        let host = ViewHost(
            VStack {
                Menu("More") {
                    Button("Rename") { log("rename") }
                    Menu("Sort") { Button("By name") { log("sorted") } }
                }
                Menu("Add") {
                    Button("Folder") { log("folder") }
                } primaryAction: {
                    log("add")
                }
            }, width: 300)
        #expect(
            interactionError { try host.tap("Rename") }?.reason == .notFound(near: ["More", "Add"]))
        try host.tap("More")
        try host.tap("Rename")
        #expect(interactionError { try host.tap("Rename") } != nil)
        try host.tap("Rename", in: "More")
        try host.tap("By name", in: "Sort")
        try host.tap("Add")
        try host.longPress("Add")
        try host.tap("Folder")
        #expect(log.take() == ["rename", "rename", "sorted", "add", "folder"])
    }

    // MARK: Gestures and links

    @Test func gestures() throws {
        struct Own: Gesture {
            typealias Value = Void
            let log: Log
            var body: some Gesture<Void> { TapGesture().onEnded { log("own") } }
        }
        let host = ViewHost(
            VStack {
                HStack {
                    Text(verbatim: "A")
                    Text(verbatim: "B")
                }
                .onTapGesture { log("stack") }
                Text(verbatim: "Double").onTapGesture(count: 2) { log("double") }.onTapGesture {
                    log("single")
                }
                Text(verbatim: "Gesture").gesture(TapGesture().onEnded { log("gesture") })
                Text(verbatim: "Mine").gesture(Own(log: log))
                Text(verbatim: "Long").onLongPressGesture {
                    log("long")
                } onPressingChanged: {
                    log("pressing \($0)")
                }
                Text(verbatim: "Held").gesture(LongPressGesture().onEnded { log("held \($0)") })
                Color.red.frame(width: 40, height: 20).onTapGesture { (point: CGPoint) in
                    log("at \(point.x) \(point.y)")
                }.accessibilityIdentifier("red")
            }, width: 300)
        try host.tap("A")
        try host.tap("A, B")
        try host.tap("Double")
        try host.tap("Double", count: 2)
        try host.tap("Gesture")
        try host.tap("Mine")
        try host.tap("red")
        #expect(
            log.take() == ["stack", "stack", "single", "double", "gesture", "own", "at 20.0 10.0"])
        try host.longPress("Long")
        try host.longPress("Held")
        #expect(log.take() == ["pressing true", "long", "pressing false", "held true"])
        #expect(interactionError { try host.tap("Long") } != nil)
    }

    @Test func linksOpenThroughTheEnvironment() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let opened = Opened()
        let host = ViewHost(
            Link("Site", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.urls.append(url)
                        return .handled
                    }), width: 300)
        try host.tap("Site")
        #expect(opened.urls == [url])
    }

    private final class Opened: @unchecked Sendable {
        var urls: [URL] = []
    }
}
