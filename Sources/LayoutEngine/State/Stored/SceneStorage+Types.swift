import Foundation

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .bool)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .int)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .plain())
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .plain())
    }

    /// Kept by its raw value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw())
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw())
    }
}

/// Optional values: nil where nothing is kept, and taken away by nil.
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, .optional(.bool))
    }

    public init(_ key: String) where Value == Int? {
        self.init(key, nil, .optional(.int))
    }

    public init(_ key: String) where Value == Double? {
        self.init(key, nil, .optional(.double))
    }

    public init(_ key: String) where Value == String? {
        self.init(key, nil, .optional(.plain()))
    }

    public init(_ key: String) where Value == URL? {
        self.init(key, nil, .optional(.url))
    }

    public init(_ key: String) where Value == Data? {
        self.init(key, nil, .optional(.plain()))
    }

    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, .optional(.raw()))
    }

    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, .optional(.raw()))
    }
}
