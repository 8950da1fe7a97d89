import Drawing
import Foundation

/// The numbers that an effect was given: the rule `non-finite-number`.
///
/// NaN and infinity mean nothing as an amount, a place or an angle, and drawing with them would make views vanish. So each
/// one has a number that is used instead, which changes nothing, and all of one effect are one finding.
struct EffectNumbers: Sendable {
    /// A number, what it is called where the effect has several, and what is used if it isn't finite.
    struct Number: Sendable {
        var label = ""
        var value: CGFloat
        var neutral: CGFloat
    }

    /// The numbers to draw with, in order; all are finite.
    let used: [CGFloat]
    /// What was wrong, nil where nothing was.
    let finding: String?

    /// Nothing to check.
    static let none = EffectNumbers(used: [], finding: nil)

    private init(used: [CGFloat], finding: String?) {
        self.used = used
        self.finding = finding
    }

    /// - Parameter isWhole: Whether one number that isn't finite spoils all of them, as in a matrix.
    init(_ effect: String, _ numbers: [Number], isWhole: Bool = false) {
        let wrong = numbers.filter { !$0.value.isFinite }
        guard !wrong.isEmpty else {
            self.init(used: numbers.map(\.value), finding: nil)
            return
        }
        let texts = wrong.map { ($0.label.isEmpty ? "" : "\($0.label) ") + $0.value.decimalText }
        let instead =
            isWhole
            ? "nothing is mapped"
            : wrong.map(\.neutral.decimalText).joined(separator: " and ")
                + (wrong.count == 1 ? " is used" : " are used")
        self.init(
            used: numbers.map { isWhole || !$0.value.isFinite ? $0.neutral : $0.value },
            finding:
                "\(effect) got \(texts.joined(separator: " and ")); \(instead). Give finite numbers: check the "
                + "arithmetic that they come from.")
    }

    /// An effect of one number.
    init(_ effect: String, _ value: Double, or neutral: Double) {
        self.init(effect, [Number(value: CGFloat(value), neutral: CGFloat(neutral))])
    }

    /// Tells what was wrong, as a finding about the view at `path`.
    func report(at path: ViewPath, in graph: ViewGraph) {
        guard let finding else { return }
        graph.report(.error, .nonFiniteNumber, at: path, finding)
    }

    /// Likewise about the view that a style is resolved for; nothing where there is none.
    func report(_ context: _StyleContext) {
        guard let node = context.node else { return }
        report(at: node.path, in: node.graph)
    }
}

// The effects by name.
extension EffectNumbers {
    /// 0, 0 moves nothing.
    static func move(_ effect: String, x: CGFloat, y: CGFloat) -> EffectNumbers {
        EffectNumbers(
            effect, [Number(label: "x", value: x, neutral: 0), Number(label: "y", value: y, neutral: 0)])
    }

    private static func anchor(_ anchor: UnitPoint) -> [Number] {
        [
            Number(label: "anchor.x", value: anchor.x, neutral: 0.5),
            Number(label: "anchor.y", value: anchor.y, neutral: 0.5),
        ]
    }

    /// Width, height and the anchor.
    static func scale(_ scale: CGSize, anchor: UnitPoint) -> EffectNumbers {
        EffectNumbers(
            "scaleEffect",
            [
                Number(label: "width", value: scale.width, neutral: 1),
                Number(label: "height", value: scale.height, neutral: 1),
            ] + Self.anchor(anchor))
    }

    /// Radians and the anchor.
    static func rotation(_ angle: Angle, anchor: UnitPoint) -> EffectNumbers {
        EffectNumbers(
            "rotationEffect",
            [Number(label: "angle", value: CGFloat(angle.radians), neutral: 0)] + Self.anchor(anchor))
    }

    /// Radians, x, y and z of the axis, `anchorZ`, `perspective` and the anchor.
    static func rotation3D(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat
    ) -> EffectNumbers {
        EffectNumbers(
            "rotation3DEffect",
            [
                Number(label: "angle", value: CGFloat(angle.radians), neutral: 0),
                Number(label: "axis.x", value: axis.x, neutral: 0),
                Number(label: "axis.y", value: axis.y, neutral: 0),
                Number(label: "axis.z", value: axis.z, neutral: 0),
                Number(label: "anchorZ", value: anchorZ, neutral: 0),
                Number(label: "perspective", value: perspective, neutral: 1),
            ] + Self.anchor(anchor))
    }

    /// The six numbers of the map.
    static func transform(_ map: CGAffineTransform) -> EffectNumbers {
        EffectNumbers(
            "transformEffect",
            [
                Number(label: "a", value: map.a, neutral: 1), Number(label: "b", value: map.b, neutral: 0),
                Number(label: "c", value: map.c, neutral: 0), Number(label: "d", value: map.d, neutral: 1),
                Number(label: "tx", value: map.tx, neutral: 0),
                Number(label: "ty", value: map.ty, neutral: 0),
            ], isWhole: true)
    }

    /// The nine numbers of the map.
    static func projection(_ effect: String, _ map: ProjectionTransform) -> EffectNumbers {
        EffectNumbers(
            effect,
            [
                Number(label: "m11", value: map.m11, neutral: 1),
                Number(label: "m12", value: map.m12, neutral: 0),
                Number(label: "m13", value: map.m13, neutral: 0),
                Number(label: "m21", value: map.m21, neutral: 0),
                Number(label: "m22", value: map.m22, neutral: 1),
                Number(label: "m23", value: map.m23, neutral: 0),
                Number(label: "m31", value: map.m31, neutral: 0),
                Number(label: "m32", value: map.m32, neutral: 0),
                Number(label: "m33", value: map.m33, neutral: 1),
            ], isWhole: true)
    }

    /// NaN changes nothing; infinity is as much as 1, below zero as little as 0.
    static func opacity(_ opacity: Double) -> EffectNumbers {
        EffectNumbers("opacity", opacity, or: opacity == -.infinity ? 0 : 1)
    }

    /// The radius and the offset.
    static func shadow(radius: CGFloat, x: CGFloat, y: CGFloat) -> EffectNumbers {
        EffectNumbers(
            "shadow",
            [
                Number(label: "radius", value: radius, neutral: 0), Number(label: "x", value: x, neutral: 0),
                Number(label: "y", value: y, neutral: 0),
            ])
    }

    /// A rank among others: infinity is one, NaN isn't.
    static func order(_ effect: String, _ value: Double) -> EffectNumbers {
        value.isNaN ? EffectNumbers(effect, value, or: 0) : .none
    }
}
