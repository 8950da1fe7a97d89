import Foundation

extension Font {
    /// Its sizes and factors, of which those that aren't finite count as 0.
    var numbers: [EffectNumbers.Number] {
        var numbers: [EffectNumbers.Number] = []
        switch base {
        case .system(let size, _, _), .custom(_, let size, _):
            numbers.append(EffectNumbers.Number(label: "font size", value: size, neutral: 0))
        case .style: break
        }
        for case .scale(let factor) in changes {
            numbers.append(EffectNumbers.Number(label: "font scale", value: factor, neutral: 0))
        }
        return numbers
    }

    var hasFiniteNumbers: Bool {
        switch base {
        case .system(let size, _, _), .custom(_, let size, _): if !size.isFinite { return false }
        case .style: break
        }
        return changes.allSatisfy { if case .scale(let factor) = $0 { factor.isFinite } else { true } }
    }
}

extension TextAttributes {
    /// Whether all are finite, as in most texts.
    var hasSettledNumbers: Bool {
        kerning.isFinite && tracking.isFinite && baselineOffset.isFinite && font?.hasFiniteNumbers ?? true
    }

    /// Puts 0 in place of distances that aren't finite, and returns what is wrong with them and the font's size.
    mutating func settleNumbers() -> EffectNumbers {
        if hasSettledNumbers { return .none }
        let font = font?.numbers ?? []
        let numbers = EffectNumbers(
            "Text",
            [
                EffectNumbers.Number(label: "kerning", value: kerning, neutral: 0),
                EffectNumbers.Number(label: "tracking", value: tracking, neutral: 0),
                EffectNumbers.Number(label: "baselineOffset", value: baselineOffset, neutral: 0),
            ] + font)
        (kerning, tracking, baselineOffset) = (numbers.used[0], numbers.used[1], numbers.used[2])
        return numbers
    }
}

extension EnvironmentValues {
    /// What texts take from the surroundings as a whole: line spacing and the smallest scale, which may have been set
    /// without their modifiers.
    var textNumbers: EffectNumbers {
        guard !lineSpacing.isFinite || !minimumScaleFactor.isFinite else { return .none }
        return EffectNumbers(
            "Text",
            [
                EffectNumbers.Number(label: "lineSpacing", value: lineSpacing, neutral: 0),
                EffectNumbers.Number(label: "minimumScaleFactor", value: minimumScaleFactor, neutral: 1),
            ])
    }
}
