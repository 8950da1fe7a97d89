import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What code reads that is handed to views and runs later than the body: the tree is as one made anew, and no other
/// body has run.
@MainActor
@Suite(.serialized) struct LateReadTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let site: ReadSite
        let origin: ReadOrigin

        var testDescription: String { "\(site) \(origin)" }

        static let all = ReadSite.allCases.flatMap { site in
            ReadOrigin.allCases.map { Case(site: site, origin: $0) }
        }
    }

    /// What is seen of a tree, and of what is in front of it.
    private struct Sight: Equatable {
        let layout: String
        let presented: String
        let items: [DisplayItem]

        @MainActor
        init(_ host: LayoutHost<ReadSubject>, _ session: ControlSession) {
            layout = host.layoutDescription
            presented = session.presentations.joined(separator: "\n") + session.frontDescription
            items = host.displayList(scale: 1).items
        }
    }

    private static let proposal = ProposedViewSize(width: 200, height: 400)

    private func host(_ subject: ReadSubject, isLive: Bool) -> (LayoutHost<ReadSubject>, ControlSession) {
        let host = LayoutHost(subject, shaper: BoxShaper(), images: NoImages(), isLive: isLive)
        let session = host.controlSession {}
        host.layout(Self.proposal)
        return (host, session)
    }

    @Test(arguments: Case.all) func isShown(_ test: Case) {
        let subject = ReadSubject(test.site, test.origin, 10)
        let (host, session) = host(subject, isLive: true)
        let before = Sight(host, session)
        for length: CGFloat in [20, 10, 20] {
            BodyLog.lines = []
            subject.set(length)
            host.layout(Self.proposal)
            let bodies = BodyLog.lines
            let after = Sight(host, session)
            let (fresh, freshSession) = self.host(ReadSubject(test.site, test.origin, length), isLive: false)
            let expected = Sight(fresh, freshSession)
            #expect(after == expected)
            #expect((after == before) == (length == 10))
            #expect(host.isSettled)
            let own = ["Reading", "Bystander", "ClosureBystander"].filter { name in
                bodies.contains { $0.hasPrefix("\(name):") }
            }
            #expect(
                test.origin == .environment
                    ? own.first == "Reading" && !own.contains("Bystander") : own == [])
        }
    }

    @Test(arguments: Case.all) func isShownOfAPicture(_ test: Case) {
        let (changed, session) = host(ReadSubject(test.site, test.origin, 10, onAppear: 20), isLive: false)
        let (fresh, freshSession) = host(ReadSubject(test.site, test.origin, 20), isLive: false)
        #expect(Sight(changed, session) == Sight(fresh, freshSession))
    }

    /// A tree goes though an object that its code has read stays, and may change then.
    @Test(arguments: [ReadSite.layoutSize, .visualEffect, .transformPreference, .alignmentGuide])
    func aTreeIsNotKept(_ site: ReadSite) {
        let subject = ReadSubject(site, .observable, 10)
        weak var gone: LayoutHost<ReadSubject>?
        do {
            let (host, _) = host(subject, isLive: true)
            gone = host
        }
        #expect(gone == nil)
        subject.set(20)
    }
}
