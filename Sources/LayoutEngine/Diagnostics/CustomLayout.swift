/// Tells the layouts of users from those of this module, whose ways are their own: a stack may overflow.
enum CustomLayout {
    static func isCustom(_ layout: any Layout) -> Bool {
        if layout is any StackIdentity { return false }
        let type = (layout as? AnyLayout)?.hiddenType ?? type(of: layout)
        return !isOwn(type)
    }

    /// Whether it may read what changes.
    static func mayRead<L: Layout>(_ layout: L) -> Bool {
        UserCode.mayBeIn((layout as? AnyLayout)?.hiddenType ?? L.self)
    }

    /// Whether a type belongs to this module. Its name is made for it: ask only when something is wrong.
    static func isOwn(_ type: Any.Type) -> Bool {
        let module = String(reflecting: LayoutNode.self).prefix { $0 != "." }
        return String(reflecting: type).hasPrefix(module + ".")
    }
}
