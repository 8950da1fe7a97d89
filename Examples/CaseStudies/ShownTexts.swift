import PixelUI

extension ViewHost {
    /// All texts that are laid out, in the order of the layout's description.
    var texts: [String] {
        layoutDescription.split(separator: "\n").compactMap { line in
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("Text \""), let end = line.range(of: "\" (") else { return nil }
            return String(line[line.index(line.startIndex, offsetBy: 6)..<end.lowerBound])
        }
    }
}
