import Foundation

/// Any error as a sentence. The project's own errors are sentences already; those of Foundation print as lists of
/// keys and codes.
enum ErrorSentence {
    static func of(_ error: any Error) -> String {
        guard type(of: error) == NSError.self || error is CocoaError || error is POSIXError else {
            return String(describing: error)
        }
        let details = error as NSError
        let path =
            details.userInfo[NSFilePathErrorKey] as? String ?? (details.userInfo[NSURLErrorKey] as? URL)?.path
        let cause = (details.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? details
        var reason = details.localizedDescription
        if cause.domain == NSPOSIXErrorDomain, let code = Int32(exactly: cause.code) {
            reason = String(cString: strerror(code)).lowercased()
        }
        guard let path else { return reason }
        return "\(path) can't be read or written: \(reason); check the path, and who may write there"
    }
}
