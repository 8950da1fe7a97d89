import PixelUI

struct Sample: View {
    var text = "sample"
    var body: some View { Spacer() }
}

private struct Sample_Previews: PreviewProvider {
    static var previews: some View { Sample() }
}

enum Outer {
    struct Nested_Previews: PreviewProvider {
        static var previews: some View { Sample(text: "nested") }
    }
}

struct Generic_Previews<Value>: PreviewProvider {
    static var previews: some View { Sample(text: "generic types can't be previews") }
}

#Preview { Sample() }

#Preview("Named \"twice\"", traits: .sizeThatFitsLayout, .fixedLayout(width: 20, height: 10)) {
    @Previewable @State var text = "state"
    Sample(text: text)
}

#Preview("By argument", body: { Sample() })

extension EnvironmentValues {
    @Entry var sampleGap: CGFloat = 12
    @Entry var sampleTitle: String?
}

struct Several_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Sample().previewDisplayName("First").previewLayout(.sizeThatFits)
            Sample().previewDisplayName("Second").previewLayout(.fixed(width: 30, height: 20))
        }
        Sample().previewLayout(.device)
    }
}

/// Its context is made once, and lies around the preview.
struct Framed: PreviewModifier {
    let width: CGFloat

    static func makeSharedContext() async throws -> CGFloat { 7 }

    func body(content: Content, context: CGFloat) -> some View {
        content.frame(width: width, height: context)
    }
}

#Preview("Framed", traits: .modifier(Framed(width: 33)), .sizeThatFitsLayout) { Sample() }
