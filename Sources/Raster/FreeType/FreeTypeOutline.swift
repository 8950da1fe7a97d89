import CFreeType
import Drawing
import Foundation

/// Reads a FreeType outline in font units as a path, y up.
enum FreeTypeOutline {
    /// Nil for an outline that contradicts itself.
    static func path(_ outline: inout FT_Outline) -> Path? {
        var builder = Builder()
        var callbacks = FT_Outline_Funcs(
            move_to: { to, builder in
                Builder.update(builder) { path in
                    path.close()
                    path.move(to)
                }
            },
            line_to: { to, builder in
                Builder.update(builder) { $0.path.addLine(to: Builder.point(to)) }
            },
            conic_to: { control, to, builder in
                Builder.update(builder) {
                    $0.path.addQuadCurve(to: Builder.point(to), control: Builder.point(control))
                }
            },
            cubic_to: { control1, control2, to, builder in
                Builder.update(builder) {
                    $0.path.addCurve(
                        to: Builder.point(to), control1: Builder.point(control1),
                        control2: Builder.point(control2))
                }
            },
            shift: 0, delta: 0)
        let status = withUnsafeMutablePointer(to: &builder) {
            FT_Outline_Decompose(&outline, &callbacks, $0)
        }
        guard status == 0 else { return nil }
        builder.close()
        return builder.path
    }

    private struct Builder {
        var path = Path()
        private var isOpen = false

        mutating func move(_ to: UnsafePointer<FT_Vector>?) {
            path.move(to: Self.point(to))
            isOpen = true
        }

        mutating func close() {
            if isOpen { path.closeSubpath() }
            isOpen = false
        }

        static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
            vector.map { CGPoint(x: CGFloat($0.pointee.x), y: CGFloat($0.pointee.y)) } ?? .zero
        }

        /// Returns 0, which tells FreeType to go on.
        static func update(_ pointer: UnsafeMutableRawPointer?, _ body: (inout Builder) -> Void) -> Int32 {
            guard let pointer else { return 1 }
            body(&pointer.assumingMemoryBound(to: Builder.self).pointee)
            return 0
        }
    }
}
