import Drawing

/// What a written key of the environment is called. Key paths of computed properties don't tell their names at run time.
enum EnvironmentName {
    /// 1. An object goes by its type.
    /// 2. The properties that the module declares are known: `\.font`.
    /// 3. The key of an `@Entry` has the property's name.
    /// 4. Else the type of the key that was written stands for it: `ThemeKey`.
    static func of(_ key: WrittenKey, written: [ObjectIdentifier]) -> String {
        switch key {
        case .object(let type): return ViewName.of(FieldComparison.type(type))  // 1.
        case .path(let path):
            if let name = known[path] { return "\\.\(name)" }  // 2.
            guard let type = written.first else { return "\(Swift.type(of: path).valueType)" }
            let name = ViewName.of(FieldComparison.type(type))
            return name.hasPrefix(entryPrefix) ? "\\.\(name.dropFirst(entryPrefix.count))" : name  // 3. 4.
        }
    }

    /// What the macro `Entry` puts before a property's name.
    private static let entryPrefix = "__Key_"

    nonisolated(unsafe) private static let known: [AnyKeyPath: String] = [
        \EnvironmentValues.accessibilityEnabled: "accessibilityEnabled",
        \EnvironmentValues.allowsTightening: "allowsTightening",
        \EnvironmentValues.backgroundStyle: "backgroundStyle",
        \EnvironmentValues.buttonBorderShape: "buttonBorderShape",
        \EnvironmentValues.calendar: "calendar",
        \EnvironmentValues.colorScheme: "colorScheme",
        \EnvironmentValues.colorSchemeContrast: "colorSchemeContrast",
        \EnvironmentValues.controlSize: "controlSize",
        \EnvironmentValues.defaultMinListRowHeight: "defaultMinListRowHeight",
        \EnvironmentValues.dismiss: "dismiss",
        \EnvironmentValues.displayScale: "displayScale",
        \EnvironmentValues.dynamicTypeSize: "dynamicTypeSize",
        \EnvironmentValues.font: "font",
        \EnvironmentValues.headerProminence: "headerProminence",
        \EnvironmentValues.horizontalSizeClass: "horizontalSizeClass",
        \EnvironmentValues.imageScale: "imageScale",
        \EnvironmentValues.isEnabled: "isEnabled",
        \EnvironmentValues.layoutDirection: "layoutDirection",
        \EnvironmentValues.legibilityWeight: "legibilityWeight",
        \EnvironmentValues.lineLimit: "lineLimit",
        \EnvironmentValues.lineSpacing: "lineSpacing",
        \EnvironmentValues.locale: "locale",
        \EnvironmentValues.menuIndicatorVisibility: "menuIndicatorVisibility",
        \EnvironmentValues.minimumScaleFactor: "minimumScaleFactor",
        \EnvironmentValues.multilineTextAlignment: "multilineTextAlignment",
        \EnvironmentValues.openURL: "openURL",
        \EnvironmentValues.pictureDate: "pictureDate",
        \EnvironmentValues.redactionReasons: "redactionReasons",
        \EnvironmentValues.scenePhase: "scenePhase",
        \EnvironmentValues.sizeCategory: "sizeCategory",
        \EnvironmentValues.symbolProvider: "symbolProvider",
        \EnvironmentValues.symbolRenderingMode: "symbolRenderingMode",
        \EnvironmentValues.symbolVariants: "symbolVariants",
        \EnvironmentValues.textCase: "textCase",
        \EnvironmentValues.timeZone: "timeZone",
        \EnvironmentValues.truncationMode: "truncationMode",
        \EnvironmentValues.verticalSizeClass: "verticalSizeClass",
    ]
}
