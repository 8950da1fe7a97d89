import Foundation

/// The font that is part of the program; see ``FontBook/boxFamily``.
enum BoxFont {
    static let data: FontData? = Data(base64Encoded: BoxFontData.base64).map { FontData($0) }
}
