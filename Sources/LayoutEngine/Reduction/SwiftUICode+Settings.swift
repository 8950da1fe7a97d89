import Foundation

extension SwiftUICode {
    /// A setting as modifiers. Scale and platform have none.
    func setting(_ setting: DescribedSetting) -> [String] {
        switch setting {
        case .rightToLeft(let isOn):
            [".environment(\\.layoutDirection, \(isOn ? ".rightToLeft" : ".leftToRight"))"]
        case .typeSize(let name): [".environment(\\.dynamicTypeSize, .\(name))"]
        case .displayScale(let scale): [".environment(\\.displayScale, \(number(scale)))"]
        case .platform, .defaultFont: []
        case .font(let font): [".font(\(font.map { FontCode.expression($0) } ?? "nil"))"]
        case .fontChanges(let changes): changes.map(FontCode.viewModifier)
        case .lineLimit(let lower, let upper): [".lineLimit(\(Self.range(lower, upper)))"]
        case .textAlignment(let name): [".multilineTextAlignment(.\(name))"]
        case .truncation(let name): [".truncationMode(.\(name))"]
        case .minimumScaleFactor(let factor): [".minimumScaleFactor(\(number(factor)))"]
        case .tightening(let isOn): [".allowsTightening(\(isOn))"]
        case .lineSpacing(let points): [".lineSpacing(\(number(points)))"]
        case .kerning(let points): [".kerning(\(number(points)))"]
        case .tracking(let points): [".tracking(\(number(points)))"]
        case .baselineOffset(let points): [".baselineOffset(\(number(points)))"]
        case .secondaryScale(let isOn): [".textScale(\(isOn ? ".secondary" : ".default"))"]
        case .redacted(let isOn): [isOn ? ".redacted(reason: .placeholder)" : ".unredacted()"]
        }
    }

    private static func range(_ lower: Int?, _ upper: Int?) -> String {
        switch (lower, upper) {
        case (let lower?, let upper?): "\(min(lower, upper))...\(upper)"
        case (let lower?, nil): "\(lower)..."
        case (nil, let upper?): "\(upper)"
        case (nil, nil): "nil"
        }
    }
}
