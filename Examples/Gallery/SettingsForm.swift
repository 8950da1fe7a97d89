import SwiftUI

/// A form of rows with the commonest controls.
struct SettingsForm: View {
    var body: some View {
        Form {
            Section("Account") {
                LabeledContent("Name", value: "Mia Park")
                Toggle("Sync", isOn: .constant(true))
                Toggle("Use mobile data", isOn: .constant(false))
            }
            Section {
                Picker("Units", selection: .constant(1)) {
                    Text("Miles").tag(0)
                    Text("Kilometres").tag(1)
                }
                Stepper("Copies: 2", value: .constant(2), in: 1...9)
                Slider(value: .constant(0.6))
            } header: {
                Text("Printing")
            } footer: {
                Text("Two copies of a page are printed one after the other.")
            }
            Section { Button("Sign out", role: .destructive) {} }
        }
    }
}

#Preview("Settings form") {
    SettingsForm()
}
