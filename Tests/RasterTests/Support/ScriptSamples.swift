/// A line of text in each script that the installed fonts draw (Debian's fonts-noto-core, fonts-inter,
/// fonts-dejavu-core, fonts-noto-color-emoji): what the picture sheet shows.
enum ScriptSamples {
    struct Sample: Sendable {
        let name: String
        let text: String
        /// Whether the paragraph's own direction is right to left.
        var isRightToLeft = false
    }

    static let all: [Sample] = [
        Sample(name: "Latin", text: "Façade, Ångström, Łódź, Škoda, ỹạt, ﬁ ﬂ"),
        Sample(
            name: "Combining marks", text: "e\u{301} n\u{303} o\u{302}\u{323} a\u{328}\u{301} Z\u{30C}\u{331}"
        ),
        Sample(name: "Greek", text: "Ξεσκεπάζω την ψυχοφθόρα"),
        Sample(name: "Cyrillic", text: "Съешь ещё этих мягких булок"),
        Sample(name: "Armenian", text: "Բոլոր մարդիկ ծնվում են"),
        Sample(name: "Georgian", text: "ყველა ადამიანი იბადება"),
        Sample(name: "Hebrew", text: "כל בני האדם נולדו, שָׁלוֹם", isRightToLeft: true),
        Sample(name: "Arabic", text: "يولد جميع الناس أحرارًا", isRightToLeft: true),
        Sample(name: "Mixed directions", text: "The title is \u{2067}קריאה (123) abc\u{2069}, in Hebrew."),
        Sample(name: "Mixed, right to left", text: "العدد 42 في Swift 6 (نص) 3.14", isRightToLeft: true),
        Sample(name: "Devanagari", text: "सभी मनुष्यों को जन्म से स्वतंत्रता"),
        Sample(name: "Bengali", text: "সমস্ত মানুষ স্বাধীনভাবে জন্মগ্রহণ"),
        Sample(name: "Gujarati", text: "પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ"),
        Sample(name: "Gurmukhi", text: "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ"),
        Sample(name: "Tamil", text: "மனிதப் பிறவியினர் சகலரும்"),
        Sample(name: "Telugu", text: "ప్రతిపత్తిస్వత్వముల విషయమున"),
        Sample(name: "Kannada", text: "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ"),
        Sample(name: "Malayalam", text: "മനുഷ്യരെല്ലാവരും സ്വതന്ത്രരായി"),
        Sample(name: "Sinhala", text: "සියලු මනුෂ්‍යයෝ නිදහස්ව"),
        Sample(name: "Thai", text: "มนุษย์ทั้งหลายเกิดมามีอิสระ"),
        Sample(name: "Lao", text: "ມະນຸດທຸກຄົນເກີດມາມີ"),
        Sample(name: "Khmer", text: "មនុស្សទាំងអស់កើតមកមានសេរីភាព"),
        Sample(name: "Myanmar", text: "လူတိုင်းသည် တူညီလွတ်လပ်သော"),
        Sample(name: "Tibetan", text: "འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ་"),
        Sample(name: "Ethiopic", text: "የሰው፡ልጅ፡ሁሉ፡ሲወለድ፡ነጻና፡በክብርም"),
        Sample(name: "Cherokee", text: "ᏂᎦᏓ ᎠᏂᏴᏫ ᏂᎨᎫᏓᎸᎾ"),
        Sample(name: "Yi", text: "ꊿꂷꃅꄿꐨꐥ"),
        Sample(name: "Symbols", text: "← ↑ → ↓ ∑ ∫ √ ∞ ≠ ≤ ♠ ♥ ✓ ★ ☎ ♫"),
        Sample(name: "Emoji", text: "😀 👍🏽 👩‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🇩🇪🇯🇵 ❤️ 1️⃣"),
    ]
}
