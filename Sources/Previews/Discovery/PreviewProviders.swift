import PixelUI

/// The types of the running program that conform to PreviewProvider, private ones included.
///
/// - Source: swiftlang/swift docs/ABI/TypeMetadata.rst, and ABI/Metadata.h for the layout of conformance records,
///   type descriptors and existential metadata.
enum PreviewProviders {
    /// All of them, by name.
    ///
    /// 1. The protocol's descriptor is the first word behind the header of its existential's metadata.
    /// 2. The section holds relative pointers to conformance records. A record begins with a relative pointer
    ///    to the protocol (lowest bit: through another pointer) and one to the type.
    /// 3. A type reference of kind 0 is the type's descriptor, of kind 1 a pointer to it. Its accessor function
    ///    makes the metadata. Generic types, which can't be previews, are skipped.
    @MainActor
    static func all(in image: ExecutableImage) -> [any PreviewProvider.Type] {
        guard let section = image["swift5_protocol_conformances"] else { return [] }
        // 1.
        let existential = unsafeBitCast((any PreviewProvider).self as Any.Type, to: UnsafeRawPointer.self)
        let wanted = existential.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        var types: [any PreviewProvider.Type] = []
        for offset in stride(from: 0, to: section.count - 3, by: 4) {
            // 2.
            guard let start = section.baseAddress, let record = relative(start + offset),
                protocolDescriptor(of: record) == wanted
            else { continue }
            // 3.
            if let type = conformingType(of: record) as? any PreviewProvider.Type { types.append(type) }
        }
        return types.sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    private static func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = address.loadUnaligned(as: Int32.self)
        return distance == 0 ? nil : address + Int(distance)
    }

    private static func protocolDescriptor(of record: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = record.loadUnaligned(as: Int32.self)
        guard distance & 1 == 1 else { return record + Int(distance) }
        return (record + Int(distance & ~1)).loadUnaligned(as: UnsafeRawPointer?.self)
    }

    private static func conformingType(of record: UnsafeRawPointer) -> Any.Type? {
        let kind = (record.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
        guard kind <= 1, var descriptor = relative(record + 4) else { return nil }
        if kind == 1 { descriptor = descriptor.loadUnaligned(as: UnsafeRawPointer.self) }
        let flags = descriptor.loadUnaligned(as: UInt32.self)
        let isType = (16...18).contains(flags & 31)
        let isGeneric = flags & 0x80 != 0
        guard isType, !isGeneric, let accessor = relative(descriptor + 12) else { return nil }
        // The request 0 asks for complete metadata; the answer's first word is the metadata.
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
        return unsafeBitCast(metadata, to: Any.Type.self)
    }
}
