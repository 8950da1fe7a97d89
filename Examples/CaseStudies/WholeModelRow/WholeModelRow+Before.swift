import Observation
import PixelUI

/// An album whose songs can be liked.
enum WholeModelRow {
    struct Song: Identifiable, Equatable {
        let id: Int
        let title: String
    }

    @Observable final class Album {
        let songs: [Song]
        var liked: Set<Song.ID> = []

        init(songs: [Song]) {
            self.songs = songs
        }
    }

    struct Before: View {
        let album: Album

        var body: some View {
            VStack {
                ForEach(album.songs) { SongRow(song: $0, album: album) }
            }
        }
    }

    struct SongRow: View {
        let song: Song
        let album: Album

        var body: some View {
            HStack {
                Text(song.title)
                Button(album.liked.contains(song.id) ? "Unlike" : "Like") {
                    album.liked.formSymmetricDifference([song.id])
                }
            }
        }
    }
}
