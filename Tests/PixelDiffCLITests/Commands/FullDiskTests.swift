import Foundation
import Testing

@Suite struct FullDiskTests {
    typealias Package = ApproveAndReportTests.Package

    /// A file system of 64 KB that only one process sees; where the kernel allows none, the test says so.
    ///
    /// - Source: unshare(1), tmpfs(5).
    @Test func theFileIsNamedAndTheOldGoldenStays() throws {
        let package = try Package()
        let script = """
            mkdir Goldens/Full && mount -t tmpfs -o size=64k none Goldens/Full && rmdir Goldens/Full/* 2>/dev/null
            cp -r Goldens/Cards Goldens/Full/ && mount --bind Goldens/Full/Cards Goldens/Cards || exit 77
            dd if=/dev/zero of=Goldens/Full/filler bs=4k count=100 2>/dev/null
            cp Goldens/Cards/other.png before.png
            "$0" approve Cards/other
            code=$?
            cmp Goldens/Cards/other.png before.png && ls -A Goldens/Cards
            exit $code
            """
        let probe = try ToolRun(
            ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"], directory: package.path)
        guard try probe.wait().code == 0 else {
            print("no file system of one's own here: the full disk wasn't tried")
            return
        }
        let run = try ToolRun(
            ["unshare", "-rm", "sh", "-c", script, ToolRun.pixeldiff], directory: package.path,
            environment: ["PIXELDIFF_ARTIFACTS": "", "NO_COLOR": "1"]
        ).wait()
        #expect(run.code == 2, "\(run.errors)")
        #expect(run.output == "other.png\nsame.png\n", "\(run.output)")
        #expect(
            run.errors.contains("Goldens/Cards/other.png can't be written: the disk or its quota is full"),
            "\(run.errors)")
    }
}
