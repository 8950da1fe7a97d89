/// What a list's look paints.
struct ListColors {
    var ground: Color
    /// nil without cards.
    var card: Color?
    var separator: Color
    var selection: Color
    var border: Color?

    /// Source: iamcgn/swiftui-web, Docs/elements (List.md, Form.md, iOS.md); the dark selection is by eye.
    static func of(_ look: ListLook, _ profile: PlatformProfile) -> ListColors {
        if profile.family == .macOS {
            let hasCards = [.form, .grouped, .insetGrouped].contains(look)
            return ListColors(
                ground: look == .sidebar
                    ? SchemeColor(.init(240, 240, 240), .init(40, 40, 40)).color
                    : Color(uiColor: hasCards ? .windowBackgroundColor : .controlBackgroundColor),
                card: hasCards ? SchemeColor.ink(8.0 / 255).color : nil,
                separator: hasCards
                    ? SchemeColor.ink(20.0 / 255).color : Color(uiColor: .separatorColor),
                selection: SchemeColor.ink(35.0 / 255).color,
                border: look == .bordered ? SchemeColor.ink(63.0 / 255).color : nil)
        }
        let isPlain = [.plain, .inset, .bordered].contains(look)
        return ListColors(
            ground: Color(uiColor: isPlain ? .systemBackground : .systemGroupedBackground),
            card: isPlain ? nil : Color(uiColor: .secondarySystemGroupedBackground),
            separator: Color(uiColor: .separator), selection: Color(uiColor: .systemGray4))
    }
}

/// How the headers and footers of sections look inside a list.
struct SectionLook {
    let look: ListLook
    let profile: PlatformProfile

    /// Source: iamcgn/swiftui-web, Docs/elements (List.md, Form.md, iOS.md); iOS 18 as UIKit's tables.
    func style(_ part: SectionMembership.Part, _ environment: inout EnvironmentValues) {
        switch (part, profile.family) {
        case (.content, _): return
        case (.header, .macOS):
            environment.font = look == .form ? .body.weight(.semibold) : .subheadline.weight(.semibold)
        case (.footer, .macOS):
            environment.font = look == .form ? nil : .subheadline.weight(.semibold)
        case (.header, .iOS):
            environment.font = headerFont(environment.headerProminence)
            if profile.majorVersion < 26, environment.headerProminence == .standard, look != .plain {
                environment.textCase = environment.textCase ?? .uppercase
            }
        case (.footer, .iOS):
            environment.font = .footnote
        }
        let isPrimary =
            part == .header && (environment.headerProminence == .increased || (isMacForm && part == .header))
        if !isPrimary { environment.setForegroundStyles([AnyShapeStyle(HierarchicalShapeStyle.secondary)]) }
        environment.controlPlace = .free
    }

    private var isMacForm: Bool { profile.family == .macOS && look == .form }

    private func headerFont(_ prominence: Prominence) -> Font {
        if prominence == .increased { return .title3.weight(.semibold) }
        if profile.majorVersion >= 26 { return .body.weight(.medium) }
        return look == .plain ? .headline : .footnote
    }
}

extension EnvironmentValues {
    private enum SectionLookKey: EnvironmentKey {
        static var defaultValue: SectionLook? { nil }
    }

    /// Set inside lists: how sections style their headers and footers.
    var sectionLook: SectionLook? {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
