/// The rule `incomparable-environment`: a view writes a new closure, or a new object, into the environment whenever its
/// body runs, so that all who read it run too.
///
/// 1. Somebody's body ran for nothing else.
/// 2. What was written differs in nothing but closures; or it is an object, each the only one of its kind for as long as it
///    lasted.
/// 3. The writer's body ran, and not for another value of its view: such may be what the closure holds. Closures among
///    the view's values tell nothing.
enum IncomparableEnvironment {
    static func look(_ log: UpdateLog, _ graph: ViewGraph) {
        for writer in log.writers where !writer.readers.isEmpty {  // 1.
            guard let what = what(writer), let memo = writer.memo, let run = log.run(of: memo),
                hasSameValue(run)
            else { continue }
            graph.report(
                .warning, .incomparableEnvironment, at: memo.path,
                "writes \(what) into the environment's \(writer.name) each time that its body runs, which never compares "
                    + "equal to the one before: "
                    + FindingWording.bodies(writer.readers, "ran again for nothing else")
                    + ". \(cure(writer))")
        }
    }

    /// 2.
    private static func what(_ writer: EnvironmentWriter) -> String? {
        if writer.difference.contains(.closure), !writer.difference.contains(.content) {
            return "a new closure"
        }
        return writer.lostObjects >= 2 ? "a new object" : nil
    }

    private static func cure(_ writer: EnvironmentWriter) -> String {
        writer.lostObjects >= 2
            ? "Keep the object in a @State, or make it @Observable and keep it there."
            : "Write a struct with callAsFunction that is Equatable by what it needs, or an @Observable object, or keep "
                + "such a struct in a @State."
    }

    /// 3.
    private static func hasSameValue(_ run: UpdateLog.Run) -> Bool {
        run.causes.allSatisfy { cause in
            guard case .value(let fields) = cause else { return true }
            return fields.allSatisfy { FieldComparison.isClosure(field: $0, of: run.memo.type) }
        }
    }
}
