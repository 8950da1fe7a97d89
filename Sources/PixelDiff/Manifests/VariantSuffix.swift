/// Reads variants off the names of goldens.
enum VariantSuffix {
    /// The last of a name's parts that are a variant's suffixes, in their fixed order: `["dark", "rtl"]`. Empty for
    /// the standard variant.
    static func longest(_ parts: [String]) -> [String] {
        for start in parts.indices {
            let tail = Array(parts[start...])
            if let variant = variant(tail), variant.suffixes == tail { return tail }
        }
        return []
    }

    private static func variant(_ parts: [String]) -> GoldenVariant? {
        // A scale such as 1.5x has a point of its own.
        guard let variants = try? VariantList.parse(parts.joined(separator: "+")) else { return nil }
        return variants.last
    }
}

/// Names of test files.
enum TestFile {
    /// `Cards` of `Cards.swift`.
    static func stem(_ file: String) -> String {
        file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    }
}
