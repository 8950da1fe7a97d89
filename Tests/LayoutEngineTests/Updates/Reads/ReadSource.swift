import Foundation
import Observation

@testable import LayoutEngine

/// Where a view's closures find the length that they read.
enum ReadOrigin: CaseIterable {
    /// A property of an `@Observable` object.
    case observable
    /// A `@State` of the view that gave the closure.
    case state
    /// A value of the environment of that view.
    case environment
}

/// An object whose property is read.
@Observable
final class ReadModel: @unchecked Sendable {
    var length: CGFloat

    init(_ length: CGFloat) {
        self.length = length
    }
}

/// What a closure reads, as views hand it to code that runs later.
struct Read: @unchecked Sendable {
    private let find: () -> CGFloat

    init(_ find: @escaping () -> CGFloat) {
        self.find = find
    }

    /// The length as it is now.
    var length: CGFloat { find() }
}

extension EnvironmentValues {
    private enum ReadLengthKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }

    var readLength: CGFloat {
        get { self[ReadLengthKey.self] }
        set { self[ReadLengthKey.self] = newValue }
    }
}

/// A length in one of three places, and a view that hands closures which read it to the API of a site.
struct ReadSubject: View {
    let site: ReadSite
    let origin: ReadOrigin
    let model: ReadModel
    let handle: Handle<CGFloat>
    /// What is set when the view appears; nil for nothing.
    let onAppear: CGFloat?
    @State private var outer: CGFloat

    init(_ site: ReadSite, _ origin: ReadOrigin, _ length: CGFloat, onAppear: CGFloat? = nil) {
        self.site = site
        self.origin = origin
        self.onAppear = onAppear
        model = ReadModel(length)
        handle = Handle()
        _outer = State(initialValue: length)
    }

    var body: some View {
        let _ = origin == .environment ? handle.bind($outer) : ()
        Reading(site: site, origin: origin, model: model, handle: handle, state: outer)
            .environment(\.readLength, outer)
            .onAppear { if let onAppear { set(onAppear) } }
    }

    @MainActor func set(_ length: CGFloat) {
        if origin == .observable { model.length = length } else { handle.set(length) }
    }

    /// The view whose closures read.
    private struct Reading: View {
        let site: ReadSite
        let origin: ReadOrigin
        let model: ReadModel
        let handle: Handle<CGFloat>
        @State private var state: CGFloat
        @Environment(\.readLength) private var length

        init(
            site: ReadSite, origin: ReadOrigin, model: ReadModel, handle: Handle<CGFloat>, state: CGFloat
        ) {
            self.site = site
            self.origin = origin
            self.model = model
            self.handle = handle
            _state = State(initialValue: state)
        }

        var body: some View {
            let _ = BodyLog.note("Reading")
            let _ = origin == .state ? handle.bind($state) : ()
            VStack(alignment: .leading, spacing: 0) {
                ReadSiteView(site: site, read: read)
                Bystander()
            }
        }

        private var read: Read {
            switch origin {
            case .observable: Read { model.length }
            case .state: Read { state }
            case .environment: Read { length }
            }
        }
    }
}

/// A view that reads nothing.
struct Bystander: View {
    var body: some View {
        let _ = BodyLog.note("Bystander")
        Color.green.frame(width: 4, height: 4)
    }
}

/// A view that reads nothing, with something that can't be compared: given again, it would run.
struct ClosureBystander: View {
    let action: () -> Void

    var body: some View {
        let _ = BodyLog.note("ClosureBystander")
        Color.blue.frame(width: 4, height: 4)
    }
}
