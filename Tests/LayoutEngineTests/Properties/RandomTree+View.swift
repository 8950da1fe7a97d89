import Foundation

@testable import LayoutEngine

extension RandomTree {
    @MainActor
    var view: AnyView {
        switch self {
        case .color: return AnyView(Color.red)
        case .text(let text): return AnyView(Text(verbatim: text))
        case .spacer(let length): return AnyView(Spacer(minLength: length))
        case .divider: return AnyView(Divider())
        case .stack(let kind, let spacing, let guide, let children):
            let content = ForEach(children.indices, id: \.self) { children[$0].view }
            let alignment = Self.alignment(guide)
            switch kind {
            case .horizontal:
                return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { content })
            case .vertical:
                return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { content })
            case .depth: return AnyView(ZStack(alignment: alignment) { content })
            }
        case .modified(let content, let change): return change.applied(to: content.view)
        }
    }

    /// As code, for people who look into a failure.
    var code: String {
        switch self {
        case .color: return "Color.red"
        case .text(let text): return "Text(verbatim: \(text.debugDescription))"
        case .spacer(let length): return "Spacer(minLength: \(Self.code(length)))"
        case .divider: return "Divider()"
        case .stack(let kind, let spacing, let guide, let children):
            let names = (Self.horizontalGuides[guide % 3].0, Self.verticalGuides[guide % 5].0)
            let arguments =
                switch kind {
                case .horizontal: "alignment: .\(names.1), spacing: \(Self.code(spacing))"
                case .vertical: "alignment: .\(names.0), spacing: \(Self.code(spacing))"
                case .depth: "alignment: \(Self.code(guide))"
                }
            let lines = children.map { $0.code.replacing("\n", with: "\n    ") }
            return "\(kind.rawValue)(\(arguments)) {\n    \(lines.joined(separator: "\n    "))\n}"
        case .modified(let content, let change): return "\(content.code)\n.\(change.code)"
        }
    }

    static func code(_ length: CGFloat?) -> String {
        guard let length else { return "nil" }
        return length == .infinity ? ".infinity" : "\(length)"
    }

    static func code(_ guide: Int) -> String {
        "Alignment(horizontal: .\(horizontalGuides[guide % 3].0), vertical: .\(verticalGuides[guide % 5].0))"
    }
}

extension RandomTree.Change {
    @MainActor
    func applied(to view: AnyView) -> AnyView {
        switch self {
        case .frame(let width, let height, let guide):
            AnyView(view.frame(width: width, height: height, alignment: RandomTree.alignment(guide)))
        case .limits(let x, let y, let guide):
            AnyView(
                view.frame(
                    minWidth: x.min, idealWidth: x.ideal, maxWidth: x.max, minHeight: y.min,
                    idealHeight: y.ideal, maxHeight: y.max, alignment: RandomTree.alignment(guide)))
        case .padding(let insets): AnyView(view.padding(insets))
        case .priority(let priority): AnyView(view.layoutPriority(priority))
        case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
        case .fixedSize(let x, let y): AnyView(view.fixedSize(horizontal: x, vertical: y))
        case .aspectRatio(let ratio, let mode): AnyView(view.aspectRatio(ratio, contentMode: mode))
        case .overlay(let other, let guide):
            AnyView(view.overlay(alignment: RandomTree.alignment(guide)) { other.view })
        case .background(let other, let guide):
            AnyView(view.background(alignment: RandomTree.alignment(guide)) { other.view })
        case .horizontalGuide(let guide, let value):
            AnyView(view.alignmentGuide(RandomTree.horizontalGuides[guide % 3].1) { $0.width / 2 + value })
        case .verticalGuide(let guide, let value):
            AnyView(view.alignmentGuide(RandomTree.verticalGuides[guide % 5].1) { $0.height / 2 + value })
        case .lineLimit(let limit): AnyView(view.lineLimit(limit))
        }
    }

    var code: String {
        typealias Tree = RandomTree
        switch self {
        case .frame(let width, let height, let guide):
            return
                "frame(width: \(Tree.code(width)), height: \(Tree.code(height)), alignment: \(Tree.code(guide)))"
        case .limits(let x, let y, let guide):
            return "frame(minWidth: \(Tree.code(x.min)), idealWidth: \(Tree.code(x.ideal)), "
                + "maxWidth: \(Tree.code(x.max)), minHeight: \(Tree.code(y.min)), "
                + "idealHeight: \(Tree.code(y.ideal)), maxHeight: \(Tree.code(y.max)), "
                + "alignment: \(Tree.code(guide)))"
        case .padding(let insets):
            return "padding(EdgeInsets(top: \(insets.top), leading: \(insets.leading), "
                + "bottom: \(insets.bottom), trailing: \(insets.trailing)))"
        case .priority(let priority): return "layoutPriority(\(priority))"
        case .offset(let x, let y): return "offset(x: \(x), y: \(y))"
        case .fixedSize(let x, let y): return "fixedSize(horizontal: \(x), vertical: \(y))"
        case .aspectRatio(let ratio, let mode):
            return "aspectRatio(\(Tree.code(ratio)), contentMode: .\(mode))"
        case .overlay(let other, let guide): return layer("overlay", other, guide)
        case .background(let other, let guide): return layer("background", other, guide)
        case .horizontalGuide(let guide, let value):
            return "alignmentGuide(HorizontalAlignment.\(Tree.horizontalGuides[guide % 3].0)) { "
                + "$0.width / 2 + \(value) }"
        case .verticalGuide(let guide, let value):
            return "alignmentGuide(VerticalAlignment.\(Tree.verticalGuides[guide % 5].0)) { "
                + "$0.height / 2 + \(value) }"
        case .lineLimit(let limit): return "lineLimit(\(limit))"
        }
    }

    private func layer(_ name: String, _ other: RandomTree, _ guide: Int) -> String {
        "\(name)(alignment: \(RandomTree.code(guide))) {\n    "
            + "\(other.code.replacing("\n", with: "\n    "))\n}"
    }
}
