/// Says what the files of good are with some of a list of changes applied.
///
/// What a change is (a file, a part of one, a commit) is known here alone: whoever builds and runs the trees
/// sees paths with their objects.
protocol TreeMix {
    /// The changes as people call them.
    var names: [String] { get }

    /// What differs from good with exactly the changes of `subset` applied: an entry for each such path, nil
    /// where there is no file any more. Paths that are not named are as in good.
    ///
    /// The objects exist in the repository or in the private object folder.
    func overrides(applying subset: ChangeSet) throws -> TreeOverrides

    /// What the messages of a failed run with `applied` say is missing; empty if they don't tell.
    func dependencies(in messages: String, applied: ChangeSet) -> [ChangeDependency]
}

/// Entries that take the place of those of good, by path; nil where there is no file.
typealias TreeOverrides = [TreePath: GitEntry?]
