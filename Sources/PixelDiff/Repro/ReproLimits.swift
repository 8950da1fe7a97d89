/// What a repro file may hold when it is opened; what it draws is held to `RecordingLimits` of Raster.
public struct ReproLimits: Hashable, Sendable {
    /// Bytes of the file itself.
    public var fileBytes = 256 << 20
    /// Files in it.
    public var entries = 5000
    /// Bytes of all files in it together, unpacked.
    public var unpackedBytes = 512 << 20
    /// Bytes of the longest file in it, unpacked.
    public var entryBytes = 128 << 20
    /// Bytes of the manifest, unpacked.
    public var manifestBytes = 1 << 20
    /// Pixels of each of its pictures.
    public var pixels = 64_000_000
    /// Lines of a layout text; longer ones are kept, and not compared.
    public var layoutLines = 10_000

    /// Room for what failures leave, and for little more.
    public init() {}
}
