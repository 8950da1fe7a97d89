import SwiftUI

/// Prices in two sizes on one baseline, their names on the same line.
struct PriceTable: View {
    struct Plan: Identifiable {
        let id: String
        let detail: String
        let price: String
        let cents: String
        var isBest = false
    }

    let plans: [Plan]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Choose a plan")
                .font(.title.bold())
                .padding(.bottom, 16)
            ForEach(plans) { plan in
                PriceRow(plan: plan)
                if plan.id != plans.last?.id {
                    Divider()
                }
            }
            Text("Prices include tax. Cancel at any time.")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .padding(.top, 16)
        }
        .padding(24)
    }
}

private struct PriceRow: View {
    let plan: PriceTable.Plan

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text(plan.id)
                        .font(.headline)
                    if plan.isBest {
                        Text("Best value")
                            .font(.caption2.weight(.semibold))
                            .foregroundStyle(.white)
                            .padding(.horizontal, 7)
                            .padding(.vertical, 2)
                            .background(.green, in: Capsule())
                    }
                }
                Text(plan.detail)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            HStack(alignment: .firstTextBaseline, spacing: 1) {
                Text("€")
                    .font(.callout)
                    .foregroundStyle(.secondary)
                Text(plan.price)
                    .font(.largeTitle.weight(.semibold))
                    .monospacedDigit()
                Text(plan.cents)
                    .font(.callout)
                    .monospacedDigit()
            }
        }
        .padding(.vertical, 14)
    }
}

#Preview("Price table") {
    PriceTable(plans: [
        .init(id: "Monthly", detail: "Billed every month", price: "12", cents: ".50"),
        .init(id: "Yearly", detail: "Two months free", price: "125", cents: ".00", isBest: true),
        .init(id: "Lifetime", detail: "Pay once", price: "349", cents: ".00"),
    ])
}
