import CLargeStack

/// Runs layout on a stack that deep view trees can't overflow: the one door to `CLargeStack`.
///
/// The calling thread stays the same, and with it the actor. Only touched pages cost memory.
enum LargeStack {
    /// Room for trees some 100,000 modifiers deep, in debug builds too.
    private static let size = 1 << 30

    /// Runs `body` where it is, if that is inside of another call. Whether it is, the address of the stack says: a task
    /// that was started inside runs later, on the thread's own.
    static func run<Result>(_ body: () -> Result) -> Result {
        clargestack_is_inside() ? body() : onLargeStack(body)
    }

    /// Whether the caller runs on a large stack.
    static var isInside: Bool { clargestack_is_inside() }

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
