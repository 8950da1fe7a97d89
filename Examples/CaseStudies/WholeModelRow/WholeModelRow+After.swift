import Observation
import PixelUI

extension WholeModelRow {
    @Observable final class LikedSong: Identifiable {
        let title: String
        var isLiked = false

        init(title: String) {
            self.title = title
        }
    }

    struct After: View {
        let songs: [LikedSong]

        var body: some View {
            VStack {
                ForEach(songs) { LikedSongRow(song: $0) }
            }
        }
    }

    struct LikedSongRow: View {
        let song: LikedSong

        var body: some View {
            HStack {
                Text(song.title)
                Button(song.isLiked ? "Unlike" : "Like") { song.isLiked.toggle() }
            }
        }
    }
}
