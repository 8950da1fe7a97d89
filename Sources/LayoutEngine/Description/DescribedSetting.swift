import Foundation

/// A value of the environment that layout depends on.
package enum DescribedSetting: Hashable, Codable, Sendable {
    case rightToLeft(Bool)
    /// `accessibility3`.
    case typeSize(String)
    case displayScale(CGFloat)
    case platform(family: String, version: Int)
    case defaultFont(DescribedFont)
    /// nil is the default font.
    case font(DescribedFont?)
    case fontChanges([DescribedFontChange])
    case lineLimit(lower: Int?, upper: Int?)
    case textAlignment(String)
    case truncation(String)
    case minimumScaleFactor(CGFloat)
    case tightening(Bool)
    case lineSpacing(CGFloat)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case secondaryScale(Bool)
    case redacted(Bool)

    /// All of an environment, in a fixed order.
    static func all(of environment: EnvironmentValues) -> [DescribedSetting] {
        let profile = environment.platformProfile
        let limits = environment.lineLimits
        return [
            .rightToLeft(environment.layoutDirection == .rightToLeft),
            .typeSize("\(environment.dynamicTypeSize)"),
            .displayScale(environment.displayScale),
            .platform(family: profile.family.rawValue, version: profile.majorVersion),
            .defaultFont(environment.defaultFont.described),
            .font(environment.font?.described),
            .fontChanges(environment.fontChanges.map(DescribedFontChange.init)),
            .lineLimit(lower: limits.lower, upper: limits.upper),
            .textAlignment("\(environment.multilineTextAlignment)"),
            .truncation("\(environment.truncationMode)"),
            .minimumScaleFactor(environment.minimumScaleFactor),
            .tightening(environment.allowsTightening),
            .lineSpacing(environment.lineSpacing),
            .kerning(environment.textKerning),
            .tracking(environment.textTracking),
            .baselineOffset(environment.textBaselineOffset),
            .secondaryScale(environment.textScale.isSecondary),
            .redacted(environment.redactionReasons.contains(.placeholder)),
        ]
    }

    /// Those of `environment` that `outer` has otherwise.
    static func changes(from outer: EnvironmentValues, to environment: EnvironmentValues)
        -> [DescribedSetting]
    {
        zip(all(of: outer), all(of: environment)).filter { $0 != $1 }.map { $1 }
    }

    /// Which value it is: the same for two settings of one.
    package var key: Int {
        switch self {
        case .rightToLeft: 0
        case .typeSize: 1
        case .displayScale: 2
        case .platform: 3
        case .defaultFont: 4
        case .font: 5
        case .fontChanges: 6
        case .lineLimit: 7
        case .textAlignment: 8
        case .truncation: 9
        case .minimumScaleFactor: 10
        case .tightening: 11
        case .lineSpacing: 12
        case .kerning: 13
        case .tracking: 14
        case .baselineOffset: 15
        case .secondaryScale: 16
        case .redacted: 17
        }
    }

    func apply(to environment: inout EnvironmentValues) {
        switch self {
        case .rightToLeft(let isOn): environment.layoutDirection = isOn ? .rightToLeft : .leftToRight
        case .typeSize(let name):
            if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) {
                environment.dynamicTypeSize = size
            }
        case .displayScale(let scale):
            if scale > 0, scale <= 16 { environment.displayScale = scale }
        case .platform(let family, let version):
            environment.platformProfile = PlatformProfile(
                family: PlatformProfile.Family(rawValue: family) ?? .iOS, majorVersion: version)
        case .defaultFont(let font): environment.defaultFont = font.font
        case .font(let font): environment.font = font?.font
        case .fontChanges(let changes): environment.fontChanges = changes.map(\.change)
        case .lineLimit(let lower, let upper):
            environment.lineLimits = LineLimit(lower: lower, upper: upper.map { max($0, 1) })
        case .textAlignment(let name):
            environment.multilineTextAlignment =
                TextAlignment.allCases.first { "\($0)" == name } ?? .leading
        case .truncation(let name):
            environment.truncationMode = name == "head" ? .head : name == "middle" ? .middle : .tail
        case .minimumScaleFactor(let factor): environment.minimumScaleFactor = min(max(factor, 0), 1)
        case .tightening(let isOn): environment.allowsTightening = isOn
        case .lineSpacing(let points): environment.lineSpacing = points
        case .kerning(let points): environment.textKerning = points
        case .tracking(let points): environment.textTracking = points
        case .baselineOffset(let points): environment.textBaselineOffset = points
        case .secondaryScale(let isOn): environment.textScale = isOn ? .secondary : .default
        case .redacted(let isOn):
            if isOn {
                environment.redactionReasons.insert(.placeholder)
            } else {
                environment.redactionReasons.remove(.placeholder)
            }
        }
    }
}
