import PixelUI

extension ViewHost {
    /// The frames of all elements of a name, in the order of the layout's description: `frames(of: "Capsule")`.
    func frames(of name: String) -> [CGRect] {
        layoutDescription.split(separator: "\n").compactMap { line in
            let line = line.drop { $0 == " " }
            guard line.hasPrefix(name + " (") else { return nil }
            let numbers = line.dropFirst(name.count + 2).prefix { $0 != ")" }
                .split(separator: ",").compactMap { Double($0.drop { $0 == " " }) }
            guard numbers.count == 4 else { return nil }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    /// Whether a text is laid out.
    func shows(_ text: String) -> Bool { layoutDescription.contains("Text \"\(text)\"") }
}
