import LayoutEngine
import Raster

/// A reused cell of a table or a collection: one view tree that shows one item after the other.
///
///     let cell = CellHost(width: 320, item: mails[0]) { MailRow(mail: $0) }
///     try cell.host.tap("Expand")
///     cell.reuse(for: mails[1])
///
/// Whatever the view keeps as state belongs to the tree, and goes on with the next item, unless the view has the item's
/// identity: `MailRow(mail: mail).id(mail.id)`. The cell has the given width, and the height that its view takes.
@MainActor
public final class CellHost<Item, Content: View> {
    /// The item that is shown.
    public private(set) var item: Item
    /// How often the cell was handed another item.
    public private(set) var reuses = 0
    /// The tree: to use its controls, to render it.
    public let host: ViewHost<Content>
    let settings: CellSettings
    private let content: @MainActor (Item) -> Content

    /// - Parameters:
    ///   - width: Points proposed; nil asks for the ideal width.
    ///   - item: What is shown first.
    ///   - environment: What the view's environment starts with.
    ///   - scale: Pixels a point; must be finite and greater than 0.
    ///   - platform: The platform and release to imitate.
    ///   - fonts: Where fonts come from.
    ///   - content: The view of an item.
    public convenience init(
        width: CGFloat?, item: Item, environment: EnvironmentValues = EnvironmentValues(),
        scale: CGFloat = 1, platform: PlatformProfile = .iOS26, fonts: FontBook = .standard,
        @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) {
        self.init(
            item,
            CellSettings(
                width: width, environment: environment, scale: scale, platform: platform, fonts: fonts),
            content)
    }

    init(_ item: Item, _ settings: CellSettings, _ content: @escaping @MainActor (Item) -> Content) {
        self.item = item
        self.settings = settings
        self.content = content
        host = ViewHost(
            content(item), proposal: ProposedViewSize(width: settings.width, height: nil),
            environment: settings.environment, scale: settings.scale, platform: settings.platform,
            fonts: settings.fonts)
    }

    /// Hands the cell another item, as a table does with a cell that left the screen: the tree stays, and its view gets
    /// another value.
    public func reuse(for item: Item) {
        self.item = item
        reuses += 1
        host.update(content(item))
    }

    /// The size that the cell takes, in points.
    public var size: CGSize { host.size }

    /// A cell that has shown nothing else: what this one should look like.
    ///
    /// - Parameter item: nil for the item that is shown.
    public func fresh(for item: Item? = nil) -> CellHost {
        CellHost(item ?? self.item, settings, content)
    }
}

/// The room and the surroundings of a cell.
struct CellSettings {
    var width: CGFloat?
    var environment: EnvironmentValues
    var scale: CGFloat
    var platform: PlatformProfile
    var fonts: FontBook
}

/// The cells of a table: those that left the screen wait to be reused, the last one first.
///
///     let table = CellPool(width: 320) { MailRow(mail: $0) }
///     let first = table.dequeue(for: mails[0])
///     table.enqueue(first)                        // it left the screen
///     let next = table.dequeue(for: mails[9])     // the same cell
@MainActor
public final class CellPool<Item, Content: View> {
    private let settings: CellSettings
    private let content: @MainActor (Item) -> Content
    private var waiting: [CellHost<Item, Content>] = []
    /// How many cells were made.
    public private(set) var made = 0

    /// As ``CellHost/init(width:item:environment:scale:platform:fonts:content:)``, without an item.
    public init(
        width: CGFloat?, environment: EnvironmentValues = EnvironmentValues(), scale: CGFloat = 1,
        platform: PlatformProfile = .iOS26, fonts: FontBook = .standard,
        @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) {
        settings = CellSettings(
            width: width, environment: environment, scale: scale, platform: platform, fonts: fonts)
        self.content = content
    }

    /// A cell that shows an item: one that waits, else a new one.
    public func dequeue(for item: Item) -> CellHost<Item, Content> {
        if let cell = waiting.popLast() {
            cell.reuse(for: item)
            return cell
        }
        made += 1
        return CellHost(item, settings, content)
    }

    /// Takes a cell that left the screen; one that waits already stays where it is.
    public func enqueue(_ cell: CellHost<Item, Content>) {
        if !waiting.contains(where: { $0 === cell }) { waiting.append(cell) }
    }
}
