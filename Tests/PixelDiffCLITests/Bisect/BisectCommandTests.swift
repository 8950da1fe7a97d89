import Foundation
import Testing

@Suite struct BisectCommandTests {
    @Test func findsThePlantedCulpritAmongTenFiles() throws {
        let repository = try BisectRepository.planted()
        let before = try repository.snapshot()
        let result = try repository.bisect(["--good", "good", "--bad", "main"] + BisectRepository.draw).wait()
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("1 cause found in "))
        #expect(result.output.contains("\n1. parts/accent.part:1\n"))
        #expect(result.output.contains("changes shots/card.png: 60 px differ, in 3x20 at (0, 2)"))
        #expect(result.output.contains("confirmed: good + this = differs as in bad; bad - this = as in good"))
        #expect(result.output.contains("-fill 0 2 3 20 #102030\n   +fill 0 2 3 20 #ff0000"))
        #expect(try repository.snapshot() == before)

        // The patch takes exactly the cause out.
        try repository.git("apply", "-R", ".build/pixeldiff/bisect/causes.patch")
        #expect(try repository.git("status", "--porcelain") == " M parts/accent.part\n")
        #expect(try repository.git("diff", "good", "--name-only", "--", "parts/accent.part") == "")
    }
}
