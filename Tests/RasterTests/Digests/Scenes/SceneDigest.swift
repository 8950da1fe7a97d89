import Drawing

/// The committed form of a scene's pixels.
enum SceneDigest {
    /// `digest  group/name`, as sha256sum prints.
    static func line(_ scene: Scene) throws -> String { "\(try scene.digest())  \(scene.path)" }

    /// The first eight digits of each font file's own digest, in order: `1a2b3c4d,5e6f7a8b`.
    static func fonts(_ scene: Scene) throws -> String {
        let prints = try scene.items().compactMap { item -> String? in
            guard case .glyphs(let run, _, _) = item.content else { return nil }
            return String(run.face.fingerprint.prefix(8))
        }
        return Set(prints).sorted().joined(separator: ",")
    }
}
