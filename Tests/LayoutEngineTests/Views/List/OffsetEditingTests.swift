import Foundation
import LayoutEngine
import Testing

/// What `onDelete` and `onMove` do with a collection.
struct OffsetEditingTests {
    @Test(arguments: [
        ([], "abcde"), ([0], "bcde"), ([1, 3], "ace"), ([0, 1, 2, 3, 4], ""), ([4, 9], "abcd"),
    ])
    func removing(offsets: [Int], left: String) {
        var letters = Array("abcde")
        letters.remove(atOffsets: IndexSet(offsets))
        #expect(String(letters) == left)
    }

    @Test(arguments: [
        ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"), ([1, 3], 3, "acbde"),
        ([1, 3], 9, "acebd"), ([2], 2, "abcde"), ([2], 3, "abcde"), ([], 0, "abcde"), ([7], 0, "abcde"),
    ])
    func moving(offsets: [Int], destination: Int, result: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
        #expect(String(letters) == result)
    }

    @Test func slicesCountFromTheirStart() {
        var slice = Array("abcdef")[2...]
        slice.move(fromOffsets: [0], toOffset: 2)
        #expect(String(slice) == "dcef")
        slice.remove(atOffsets: [1])
        #expect(String(slice) == "def")
        #expect(slice.startIndex == 2)
    }
}
