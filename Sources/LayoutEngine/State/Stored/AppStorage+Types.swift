import Foundation

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, .bool, store: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, .int, store: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, .double, store: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, .plain(), store: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, .url, store: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, .plain(), store: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, .plain(), store: store)
    }

    /// Kept by its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(), store: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(), store: store)
    }
}

/// Optional values: nil where nothing is kept, and taken away by nil.
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, .optional(.bool), store: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, .optional(.int), store: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, .optional(.double), store: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, .optional(.plain()), store: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, .optional(.url), store: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, .optional(.plain()), store: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, .optional(.plain()), store: store)
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, .optional(.raw()), store: store)
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, .optional(.raw()), store: store)
    }
}
