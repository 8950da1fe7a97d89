import SwiftUI

/// A profile with a picture, three figures and an action: the card of the benchmark.
struct ProfileCard: View {
    let name: String
    let role: String
    let initials: String

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 16) {
                Avatar(initials: initials)
                VStack(alignment: .leading, spacing: 4) {
                    Text(name)
                        .font(.title2.weight(.semibold))
                    Text(role)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
            HStack(spacing: 0) {
                Figure(value: "128", caption: "Projects")
                Divider()
                Figure(value: "4.9k", caption: "Followers")
                Divider()
                Figure(value: "312", caption: "Following")
            }
            .fixedSize(horizontal: false, vertical: true)
            Text("Follow")
                .font(.headline)
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity)
                .padding(.vertical, 12)
                .background(Color.blue, in: Capsule())
        }
        .padding(20)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 24))
        // One layer first: a shadow on a container falls from each view inside.
        .compositingGroup()
        .shadow(color: .black.opacity(0.12), radius: 12, y: 6)
    }
}

private struct Avatar: View {
    let initials: String

    var body: some View {
        Circle()
            .fill(
                LinearGradient(
                    colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .frame(width: 72, height: 72)
            .overlay {
                Text(initials)
                    .font(.title2.bold())
                    .foregroundStyle(.white)
            }
            .overlay(alignment: .bottomTrailing) {
                Circle()
                    .fill(.green)
                    .frame(width: 18, height: 18)
                    .overlay {
                        Circle().strokeBorder(Color(.secondarySystemGroupedBackground), lineWidth: 3)
                    }
            }
    }
}

private struct Figure: View {
    let value: String
    let caption: String

    var body: some View {
        VStack(spacing: 2) {
            Text(value)
                .font(.headline)
            Text(caption)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }
}

#Preview("Profile card") {
    ProfileCard(name: "Maya Lindqvist", role: "Product designer, Malmö", initials: "ML")
        .padding(20)
        .background(Color(.systemGroupedBackground))
}
