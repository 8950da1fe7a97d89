import CLargeStack

/// Runs layout on a stack that deep view trees can't overflow: the one door to `CLargeStack`.
///
/// The calling thread stays the same, and with it the actor. Only touched pages cost memory.
enum LargeStack {
    /// Room for trees some 100,000 modifiers deep, in debug builds too.
    private static let size = 1 << 30

    /// True on a thread that is inside ``run(_:)``.
    @TaskLocal private static var isActive = false

    static func run<Result>(_ body: () -> Result) -> Result {
        if isActive { return body() }
        return $isActive.withValue(true) {
            onLargeStack(body)
        }
    }

    private static func onLargeStack<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        let store = { result = body() }
        let status = withoutActuallyEscaping(store) { (work: @escaping () -> Void) -> Int32 in
            var work = work
            return withUnsafeMutablePointer(to: &work) { pointer in
                clargestack_run(size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
        // No room for a large stack: the thread's own has to do.
        guard status == 0, let result else { return body() }
        return result
    }
}
