// The gauge styles that SwiftUI names.

public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformGauge(look: .linearCapacity, configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformGauge(look: .linearCapacity, configuration: configuration)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformGauge(look: .linear, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformGauge(look: .smallCapacity, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformGauge(look: .circular, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformGauge(look: .circularCapacity, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
