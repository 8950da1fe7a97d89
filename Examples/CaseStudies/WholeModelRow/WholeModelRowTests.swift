import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct WholeModelRowTests {
        typealias Study = WholeModelRow

        @Test func before() throws {
            let album = Study.Album(songs: (0..<50).map { Study.Song(id: $0, title: "Song \($0)") })
            let host = ViewHost(Study.Before(album: album), width: 320)
            // One song is liked, and the rows of all ask whether it was theirs.
            expectBodies(of: Study.SongRow.self, count: 50) { try host.tap("Like", in: "Song 7") }
            #expect(album.liked == [7])
            #expect(Array(host.texts[14...17]) == ["Song 7", "Unlike", "Song 8", "Like"])
            #expect(host.diagnostics.map(\.rule) == [.wholeCollection])
            #expect(host.diagnostics.map(\.path.description) == ["Before/Before"])
            try CaseStudyPage("WholeModelRow").expect(host.diagnostics)
        }

        @Test func after() throws {
            let songs = (0..<50).map { Study.LikedSong(title: "Song \($0)") }
            let host = ViewHost(Study.After(songs: songs), width: 320)
            expectBodies(of: Study.LikedSongRow.self, count: 1) { try host.tap("Like", in: "Song 7") }
            #expect(Array(host.texts[14...17]) == ["Song 7", "Unlike", "Song 8", "Like"])
            // Each row reads its own song, also where several change at once.
            expectBodies(of: Study.LikedSongRow.self, count: 3) {
                for song in songs[10...12] { song.isLiked = true }
            }
            expectNoDiagnostics(in: host)
        }

        @Test func page() throws { try CaseStudyPage("WholeModelRow").expectCode() }
    }
}
