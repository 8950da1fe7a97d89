import Drawing
import Foundation

@testable import LayoutEngine

/// What of the public API keeps a closure, or a value with methods, that runs later than the body which gave it.
enum ReadSite: CaseIterable {
    // Measured.
    case alignmentGuide, layoutSize, layoutSpacing, layoutGuide, layoutCache, anyLayout, nestedLayout
    case containerRelativeFrame, shapeSize, anyShapeSize, unshownCandidate, guideInLazyRow
    case guideInList, guideInReader, guideInSymbol, platformSize
    // Placed.
    case layoutPlacement, visualEffect, geometryEffect, ignoredGeometryEffect, scrollTransition
    case geometryReader, scrollGeometry, geometryChange
    // Handed up.
    case transformPreference, anchorPreference, transformAnchorPreference, overlayPreference
    case backgroundPreference
    // Made with the elements.
    case transformEnvironment, timeline, timelineSchedule, scrollViewReader, viewModifier, buttonStyle
    case primitiveButtonStyle, toggleStyle, labelStyle, labeledContentStyle, groupBoxStyle, gaugeStyle
    case progressViewStyle, disclosureGroupStyle, textFieldStyle, menuStyle
    case forEach, forEachID, lazyRows, listRows, outline, subviews, sections, textFormat
    case bindingOfToggle, bindingOfSlider, bindingOfSection, bindingOfDisclosure, dynamicProperty
    case dynamicPropertyOfStyle
    // Drawn.
    case canvas, drawnImage, shapePath, clipShape, insetShape, shapeStyle, shapeStyleOfText
    // Presented.
    case sheet, sheetOfItem, destination, pageOfValue, pageOfPlainValue
}

/// Hands a closure to the API of a site.
struct ReadSiteView: View {
    let site: ReadSite
    let read: Read

    var body: some View { site.view(read) }
}

extension ReadSite {
    @MainActor
    fileprivate func view(_ read: Read) -> AnyView {
        switch self {
        case .alignmentGuide, .layoutSize, .layoutSpacing, .layoutGuide, .layoutCache, .anyLayout,
            .nestedLayout, .containerRelativeFrame, .shapeSize, .anyShapeSize,
            .unshownCandidate, .guideInLazyRow, .guideInList, .guideInReader, .guideInSymbol, .platformSize:
            measured(read)
        case .layoutPlacement, .visualEffect, .geometryEffect, .ignoredGeometryEffect, .scrollTransition,
            .geometryReader, .scrollGeometry, .geometryChange:
            placed(read)
        case .transformPreference, .anchorPreference, .transformAnchorPreference, .overlayPreference,
            .backgroundPreference:
            handedUp(read)
        case .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle, .labeledContentStyle,
            .groupBoxStyle, .gaugeStyle, .progressViewStyle, .disclosureGroupStyle, .textFieldStyle,
            .menuStyle, .dynamicPropertyOfStyle:
            styled(read)
        case .canvas, .drawnImage, .shapePath, .clipShape, .insetShape, .shapeStyle, .shapeStyleOfText:
            drawn(read)
        case .sheet, .sheetOfItem, .destination, .pageOfValue, .pageOfPlainValue:
            presented(read)
        default:
            made(read)
        }
    }

    /// Views that would run if they were given again.
    @MainActor private var bystanders: some View {
        ForEach(0..<2) { _ in ClosureBystander {} }
    }

    @MainActor private func guided(_ read: Read) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 5, height: 5).alignmentGuide(.leading) { _ in read.length }
            bystanders
        }
    }

    @MainActor
    private func measured(_ read: Read) -> AnyView {
        switch self {
        case .alignmentGuide:
            AnyView(guided(read))
        case .layoutSize:
            AnyView(ReadLayout(size: read) { bystanders })
        case .layoutSpacing:
            AnyView(
                VStack {
                    ReadLayout(spacing: read) { bystanders }
                    Color.red.frame(width: 5, height: 5)
                })
        case .layoutGuide:
            AnyView(
                VStack(alignment: .leading) {
                    ReadLayout(guide: read) { bystanders }
                    Color.red.frame(width: 50, height: 5)
                })
        case .layoutCache:
            AnyView(CachingLayout(read: read) { bystanders })
        case .anyLayout:
            AnyView(AnyLayout(ReadLayout(size: read)) { bystanders })
        case .nestedLayout:
            AnyView(ReadLayout { ReadLayout(size: read) { bystanders } })
        case .containerRelativeFrame:
            AnyView(
                VStack { bystanders }.containerRelativeFrame(.horizontal) { _, _ in read.length })
        case .shapeSize:
            AnyView(SizedShape(read: read))
        case .anyShapeSize:
            AnyView(AnyShape(SizedShape(read: read)))
        case .unshownCandidate:
            // It doesn't fit, and once it does, it is shown.
            AnyView(
                ViewThatFits(in: .horizontal) {
                    ReadLayout(size: Read { 25 - read.length }) { Color.red }
                    Color.blue.frame(width: 1, height: 9)
                }
                .frame(width: 10))
        case .guideInLazyRow:
            AnyView(
                ScrollView {
                    LazyVStack(alignment: .leading) { ForEach(0..<3) { _ in guided(read) } }
                }
                .frame(height: 100))
        case .guideInList:
            AnyView(List { ForEach(0..<3) { _ in guided(read) } }.frame(height: 300))
        case .guideInReader:
            AnyView(GeometryReader { _ in guided(read) }.frame(height: 40))
        case .guideInSymbol:
            AnyView(
                Canvas { context, _ in
                    if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
                } symbols: {
                    guided(read).tag(1)
                }
                .frame(height: 40))
        case .platformSize:
            AnyView(Probe(size: { _, _, _ in CGSize(width: read.length, height: 5) }))
        default:
            AnyView(EmptyView())
        }
    }

    @MainActor
    private func placed(_ read: Read) -> AnyView {
        switch self {
        case .layoutPlacement:
            AnyView(ReadLayout(place: read) { bystanders })
        case .visualEffect:
            AnyView(
                VStack { bystanders }.visualEffect { effect, _ in effect.offset(x: read.length) })
        case .geometryEffect:
            AnyView(VStack { bystanders }.modifier(ReadEffect(read: read)))
        case .ignoredGeometryEffect:
            AnyView(VStack { bystanders }.modifier(ReadEffect(read: read).ignoredByLayout()))
        case .scrollTransition:
            AnyView(
                ScrollView {
                    VStack { bystanders }.scrollTransition { effect, _ in effect.offset(x: read.length) }
                }
                .frame(height: 30))
        case .geometryReader:
            AnyView(
                GeometryReader { _ in Color.red.frame(width: read.length, height: 5) }.frame(height: 9))
        case .scrollGeometry:
            AnyView(ReportedLength(read: read, isOfScroll: true))
        case .geometryChange:
            AnyView(ReportedLength(read: read, isOfScroll: false))
        default:
            AnyView(EmptyView())
        }
    }

    @MainActor
    private func handedUp(_ read: Read) -> AnyView {
        let base = Color.red.frame(width: 30, height: 5).preference(key: ReadKey.self, value: 1)
        return switch self {
        case .transformPreference:
            AnyView(
                ReportedPreference(
                    content: VStack { bystanders }.transformPreference(ReadKey.self) { $0 += read.length }))
        case .anchorPreference:
            AnyView(
                ReportedPreference(
                    content: VStack { bystanders }.anchorPreference(key: ReadKey.self, value: .bounds) { _ in
                        read.length
                    }))
        case .transformAnchorPreference:
            AnyView(
                ReportedPreference(
                    content: VStack { bystanders }
                        .transformAnchorPreference(key: ReadKey.self, value: .bounds) { value, _ in
                            value += read.length
                        }))
        case .overlayPreference:
            AnyView(
                base.overlayPreferenceValue(ReadKey.self) { _ in
                    Color.blue.frame(width: read.length, height: 3)
                })
        default:
            AnyView(
                base.backgroundPreferenceValue(ReadKey.self) { _ in
                    Color.blue.frame(width: read.length, height: 3)
                })
        }
    }

    @MainActor
    private func made(_ read: Read) -> AnyView {
        switch self {
        case .transformEnvironment:
            AnyView(EnvironmentLength().transformEnvironment(\.readLength) { $0 = read.length + 1 })
        case .timeline:
            AnyView(TimelineView(.everyMinute) { _ in Color.red.frame(width: read.length, height: 5) })
        case .timelineSchedule:
            AnyView(
                TimelineView(ReadSchedule(read: read)) { context in
                    Color.red.frame(width: context.date.timeIntervalSinceReferenceDate, height: 5)
                })
        case .scrollViewReader:
            AnyView(ScrollViewReader { _ in Color.red.frame(width: read.length, height: 5) })
        case .viewModifier:
            AnyView(Color.red.modifier(ReadModifier(read: read)))
        case .forEach:
            AnyView(ForEach(0..<2) { _ in Color.red.frame(width: read.length, height: 5) })
        case .forEachID:
            AnyView(ForEach([ReadRow(read: read)]) { SeededRow(read: $0.read) })
        case .lazyRows:
            AnyView(
                ScrollView {
                    LazyVStack { ForEach(0..<2) { _ in Color.red.frame(width: read.length, height: 5) } }
                }
                .frame(height: 40))
        case .listRows:
            AnyView(
                List(0..<2, id: \.self) { _ in Color.red.frame(width: read.length, height: 5) }
                    .frame(height: 200))
        case .outline:
            AnyView(
                OutlineGroup([ReadBranch()], children: \.branches) { _ in
                    Color.red.frame(width: read.length, height: 5)
                })
        case .subviews:
            AnyView(
                Group(subviews: Color.red.frame(width: 3, height: 3)) { views in
                    ForEach(views) { $0.frame(width: read.length) }
                })
        case .sections:
            AnyView(
                Group(sections: Section { Color.red.frame(width: 3, height: 3) }) { sections in
                    ForEach(sections) { $0.content.frame(width: read.length) }
                })
        case .textFormat:
            AnyView(Text(1, format: ReadFormat(read: read)))
        case .bindingOfToggle:
            AnyView(
                Toggle("T", isOn: Binding(get: { read.length > 15 }, set: { _ in })).toggleStyle(
                    .switch))
        case .bindingOfSlider:
            AnyView(Slider(value: Binding(get: { read.length / 100 }, set: { _ in })))
        case .bindingOfSection:
            AnyView(
                List {
                    Section("S", isExpanded: Binding(get: { read.length > 15 }, set: { _ in })) {
                        Color.red.frame(width: 5, height: 5)
                    }
                }
                .listStyle(.sidebar).frame(height: 200))
        case .bindingOfDisclosure:
            AnyView(
                DisclosureGroup("D", isExpanded: Binding(get: { read.length > 15 }, set: { _ in })) {
                    Color.red.frame(width: 5, height: 5)
                })
        case .dynamicProperty:
            AnyView(UpdatedLength(length: ReadProperty(read: read)))
        default:
            AnyView(EmptyView())
        }
    }

    @MainActor
    private func styled(_ read: Read) -> AnyView {
        let base = Color.red.frame(width: 3, height: 3)
        return switch self {
        case .buttonStyle:
            AnyView(
                Button {
                } label: {
                    base
                }.buttonStyle(ReadButtonStyle(read: read)))
        case .primitiveButtonStyle:
            AnyView(
                Button {
                } label: {
                    base
                }.buttonStyle(ReadPrimitiveStyle(read: read)))
        case .toggleStyle:
            AnyView(Toggle("T", isOn: .constant(true)).toggleStyle(ReadToggleStyle(read: read)))
        case .labelStyle: AnyView(Label("L", systemImage: "star").labelStyle(ReadLabelStyle(read: read)))
        case .labeledContentStyle:
            AnyView(LabeledContent("L") { base }.labeledContentStyle(ReadLabeledContentStyle(read: read)))
        case .groupBoxStyle: AnyView(GroupBox { base }.groupBoxStyle(ReadGroupBoxStyle(read: read)))
        case .gaugeStyle: AnyView(Gauge(value: 0.5) { base }.gaugeStyle(ReadGaugeStyle(read: read)))
        case .progressViewStyle:
            AnyView(ProgressView(value: 0.5).progressViewStyle(ReadProgressViewStyle(read: read)))
        case .disclosureGroupStyle:
            AnyView(DisclosureGroup("D") { base }.disclosureGroupStyle(ReadDisclosureGroupStyle(read: read)))
        case .textFieldStyle:
            AnyView(TextField("F", text: .constant("")).textFieldStyle(ReadTextFieldStyle(read: read)))
        case .menuStyle: AnyView(Menu("M") { Button("B") {} }.menuStyle(ReadMenuStyle(read: read)))
        default:
            AnyView(
                Button {
                } label: {
                    base
                }.buttonStyle(UpdatedStyle(length: ReadProperty(read: read))))
        }
    }

    @MainActor
    private func drawn(_ read: Read) -> AnyView {
        switch self {
        case .canvas:
            AnyView(
                Canvas { context, _ in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: read.length, height: 5)), with: .color(.red))
                }
                .frame(height: 9))
        case .drawnImage:
            AnyView(
                Image(size: CGSize(width: 30, height: 5)) { context in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: read.length, height: 5)), with: .color(.red))
                })
        case .shapePath:
            AnyView(DrawnShape(read: read).frame(width: 40, height: 5))
        case .clipShape:
            AnyView(Color.red.frame(width: 40, height: 5).clipShape(DrawnShape(read: read)))
        case .insetShape:
            AnyView(DrawnShape(read: read).strokeBorder(.red).frame(width: 40, height: 15))
        case .shapeStyle:
            AnyView(Rectangle().fill(ReadPaint(read: read)).frame(width: 5, height: 5))
        default:
            AnyView(Text(verbatim: "T").foregroundStyle(ReadPaint(read: read)))
        }
    }

    @MainActor
    private func presented(_ read: Read) -> AnyView {
        let base = Color.red.frame(width: 3, height: 3)
        return switch self {
        case .sheet:
            AnyView(
                base.sheet(isPresented: .constant(true)) {
                    Color.red.frame(width: read.length, height: 5)
                })
        case .sheetOfItem:
            AnyView(
                base.sheet(item: .constant(ReadBranch() as ReadBranch?)) { _ in
                    Color.red.frame(width: read.length, height: 5)
                })
        case .destination:
            AnyView(
                NavigationStack {
                    base.navigationDestination(isPresented: .constant(true)) {
                        Color.red.frame(width: read.length, height: 5)
                    }
                })
        case .pageOfValue:
            AnyView(
                NavigationStack(path: .constant([1])) {
                    base.navigationDestination(for: Int.self) { _ in
                        Color.red.frame(width: read.length, height: 5)
                    }
                })
        default:
            AnyView(NavigationStack(path: .constant([1])) { PlainDestination(read: read) })
        }
    }
}
