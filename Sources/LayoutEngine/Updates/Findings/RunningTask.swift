import Drawing

/// The rule `running-task`: a task that was cancelled, as its view went or its id changed, and still runs when everything
/// else has come to rest.
///
/// A task that sleeps or waits while its view is there is none. Neither is one that ends within a moment after it was
/// cancelled, be it on another thread.
enum RunningTask {
    @MainActor
    static func inspect(_ graph: ViewGraph) async {
        for task in await graph.lifetime.tasks.takeUnstopped() {
            graph.report(
                .warning, .runningTask, at: task.path,
                "was cancelled, since its view is gone or its id has changed, and still runs: what it does from here on is for "
                    + "nobody, and may set what a newer task has set. Return when Task.isCancelled, let errors of Task.sleep "
                    + "end the loop (not try?), and give what waits for something else a cancellation handler."
            )
        }
    }
}
