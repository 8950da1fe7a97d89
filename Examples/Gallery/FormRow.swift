import SwiftUI

/// A field's name and value in one row: the value's priority keeps it whole, the name gives way.
struct FormRow: View {
    let name: String
    let value: RowValue

    var body: some View {
        HStack(spacing: 12) {
            Text(name)
                .foregroundStyle(.secondary)
            Spacer(minLength: 0)
            value.layoutPriority(1)
        }
        .lineLimit(1)
        .formRowStyle()
    }
}

/// The same row with the priority inside an `EquatableView`, which hides it from the stack: now both texts
/// have to share.
struct EquatableFormRow: View {
    let name: String
    let value: RowValue

    var body: some View {
        HStack(spacing: 12) {
            Text(name)
                .foregroundStyle(.secondary)
            Spacer(minLength: 0)
            PrioritizedValue(value: value).equatable()
        }
        .lineLimit(1)
        .formRowStyle()
    }
}

struct RowValue: View, Equatable {
    let text: String

    var body: some View {
        Text(text).fontWeight(.medium)
    }
}

/// Asks for its priority itself.
struct PrioritizedValue: View, Equatable {
    let value: RowValue

    nonisolated static func == (a: PrioritizedValue, b: PrioritizedValue) -> Bool {
        a.value == b.value
    }

    var body: some View {
        value.layoutPriority(1)
    }
}

extension View {
    fileprivate func formRowStyle() -> some View {
        padding(.horizontal, 16)
            .padding(.vertical, 13)
            .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    }
}

#Preview("Form row") {
    VStack(spacing: 10) {
        FormRow(name: "Delivery address for this order", value: RowValue(text: "12 Harbour Street"))
        FormRow(name: "Courier", value: RowValue(text: "Bicycle, before noon"))
        FormRow(name: "Instructions for the courier", value: RowValue(text: "Ring twice, then wait"))
    }
    .padding(16)
    .background(Color(.systemGroupedBackground))
}

#Preview("Form row, equatable") {
    VStack(spacing: 10) {
        EquatableFormRow(name: "Delivery address for this order", value: RowValue(text: "12 Harbour Street"))
        EquatableFormRow(name: "Courier", value: RowValue(text: "Bicycle, before noon"))
        EquatableFormRow(name: "Instructions for the courier", value: RowValue(text: "Ring twice, then wait"))
    }
    .padding(16)
    .background(Color(.systemGroupedBackground))
}
