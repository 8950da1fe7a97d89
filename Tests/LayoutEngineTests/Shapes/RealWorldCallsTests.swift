import Drawing
import Foundation
import Testing

@testable import LayoutEngine

// Calls as public SwiftUI code writes them, by their frequency: what counts is that they compile, with no hint
// of isolation, and draw without a complaint.

extension Color {
    fileprivate static let brand = Color(red: 0.2, green: 0.4, blue: 0.9)

    fileprivate init(hex: UInt) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255, opacity: 1)
    }
}

extension ShapeStyle where Self == Color {
    fileprivate static var brandTint: Color { .brand }
}

private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}

private struct Arc: Shape {
    var start: Angle
    var end: Angle

    func path(in rect: CGRect) -> Path {
        var p = Path()
        p.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start,
            endAngle: end, clockwise: false)
        return p.strokedPath(.init(lineWidth: 3, dash: [5, 3], dashPhase: 10))
    }
}

private struct Card: View {
    var isOn = true
    let gradient = Gradient(colors: [.red, .blue])
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        VStack {
            Rectangle().fill(isOn ? Color.red : .blue).frame(height: 1)
            Circle().fill(isOn ? .red : .green).overlay(Circle().stroke(Color.white, lineWidth: 2))
            Circle().stroke(.white.opacity(0.5), lineWidth: 1).shadow(radius: 2)
            Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
                .rotationEffect(Angle(degrees: -90))
            RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red, lineWidth: 2)
                .background(RoundedRectangle(cornerRadius: 8).fill(Color.white))
            Capsule().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
            Circle().fill(
                RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 50))
            more
            styles
        }
        .padding()
        .background(Color(.systemBackground))
        .background(Color(UIColor.secondarySystemBackground))
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
        .background(
            RoundedRectangle(cornerRadius: 12).fill(.white).shadow(
                color: .black.opacity(0.1), radius: 3, y: 1)
        )
        .foregroundColor(isOn ? .primary : .secondary)
        .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.red.gradient))
        .cornerRadius(10)
        .cornerRadius(20, corners: [.topLeft, .topRight])
        .tint(.brandTint)
        .accentColor(.purple)
        .border(.red)
        .border(Color.gray, width: 2)
        .opacity(isOn ? 1 : 0.5)
        .scaleEffect(x: -1, y: 1)
        .scaleEffect(isOn ? 1.2 : 1)
    }

    @ViewBuilder private var styles: some View {
        Rectangle().fill(.shadow(.inner(radius: 5)))
        Rectangle().foregroundStyle(.opacity(0.5))
        Rectangle().fill(.blue.gradient.shadow(.drop(radius: 2))).background(.red.gradient)
        Rectangle().fill(.quaternary.opacity(0.5)).background(.tint, in: .circle)
        Rectangle().fill(.background.secondary).border(.separator)
        Rectangle().fill(.tint.opacity(0.2)).background(.fill.tertiary)
        Rectangle().foregroundStyle(.red.secondary).background(
            .quaternary, in: RoundedRectangle(cornerRadius: 6))
        Rectangle().fill(.ellipticalGradient(colors: [.red, .blue])).overlay(.ultraThinMaterial)
        Rectangle().fill(isOn ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(Color.red))
        Circle().strokeBorder(.white.opacity(0.2), style: StrokeStyle(lineWidth: 1, dash: [2]))
            .background(Circle().fill(.red)).clipShape(.rect(cornerRadii: .init(topLeading: 4)))
    }

    @ViewBuilder private var more: some View {
        Color.black.opacity(0.3)
        Color(hex: 0xff8800).frame(width: 4).mask(Circle())
        Arc(start: .degrees(0), end: .degrees(110)).fill(.red)
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 10))
        }
        .stroke(Color.green, lineWidth: 2)
        if isOn {
            Ellipse().foregroundColor(.brand).blendMode(.multiply)
        } else {
            AngularGradient(gradient: gradient, center: .center)
        }
        Rectangle().foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(.brandTint.shadow(.drop(radius: 3))).rotation3DEffect(
            .zero, axis: (x: 0, y: 1, z: 0))
        Image(systemName: "star.fill").foregroundStyle(.yellow, .red).imageScale(.large)
            .symbolRenderingMode(.hierarchical)
        Color.clear.overlay { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4])) }
            .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
            .background { Color.white }
            .background(colorScheme == .dark ? Color.black : Color.white)
            .background(in: Capsule())
            .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
            .contentShape(Rectangle())
            .saturation(isOn ? 1 : 0)
    }
}

@MainActor struct RealWorldCallsTests {
    @Test func drawWithoutComplaint() {
        for direction in LayoutDirection.allCases {
            let drawn = DrawnView(Card(), width: 200, height: 400) { $0.layoutDirection = direction }
            #expect(drawn.diagnostics.isEmpty)
            #expect(drawn.errors.isEmpty)
            #expect(drawn.size.width == 200)
            #expect(abs(drawn.size.height - 400) < 1e-9)
            #expect(!drawn.items.isEmpty)
        }
    }
}
