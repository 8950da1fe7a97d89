import Foundation

/// Which words are locales: languages, scripts and regions that locale data exists for.
///
/// Kept here and not asked of Foundation, so that a word means the same with every toolchain.
///
/// - Source: ISO 639-1, and the codes of the Unicode CLDR's locales.
public enum LocaleCodes {
    /// Whether the text is a language, then a script, a region and variants where they are known: `de`, `pt_BR`,
    /// `zh-Hant-TW`, `sr_Latn`, `es-419`. Letter case counts: `de` is a language, `DE` a region.
    public static func isLocale(_ text: String) -> Bool {
        let parts = text.split(
            separator: text.contains("-") ? "-" : "_", omittingEmptySubsequences: false
        ).map(String.init)
        guard let language = parts.first, languages.contains(language) else { return false }
        var rest = parts.dropFirst()
        if let script = rest.first, scripts.contains(script) { rest.removeFirst() }
        if let region = rest.first, regions.contains(region) { rest.removeFirst() }
        return rest.allSatisfy { variants.contains($0) }
    }

    /// A locale that was probably meant: the text's letter case and separators put right, or the language alone.
    public static func suggestion(for text: String) -> String? {
        let parts = text.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let first = parts.first?.lowercased(), languages.contains(first) else { return nil }
        let rest = parts.dropFirst().map { $0.count == 4 ? $0.capitalized : $0.uppercased() }
        let whole = ([first] + rest).joined(separator: "_")
        return isLocale(whole) ? whole : first
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    private static let variants: Set<String> = ["POSIX", "VALENCIA", "TARASK", "POLYTON"]

    private static let scripts = words(
        """
        Adlm Arab Aran Beng Cyrl Deva Grek Guru Hans Hant Hebr Jpan Kore Latn Mtei Olck Orya Rjng
        Rohg Telu Tfng Thai Vaii
        """)

    private static let languages = words(
        """
        aa ab ae af agq ain ak am an apw ar arn as asa ast av ay az ba bas be bem ber bez bg bgc
        bh bho bi blo bm bn bo br brx bs byn ca ccp ce ceb cgg ch cho chr cic ckb co cr cs csw cu
        cv cy da dav de dje doi dsb dua dv dyo dz ebu ee el en eo es et eu ewo fa ff fi fil fj fo
        fr fur fy ga gaa gd gez gl gn gsw gu guz gv ha haw he hi hmn ho hr hsb ht hu hy hz ia id
        ie ig ii ik inh io is it iu ja jbo jgo jmc jv ka kab kaj kam kcg kde kea kg kgp khq ki kj
        kk kkj kl kln km kn ko kok kpe kr ks ksb ksf ksh ku kv kw kxv ky la lag lb lg li lij lkt
        lmo ln lo lrc lt lu luo lut luy lv mai mas mer mfe mg mgh mgo mh mi mic mid mk ml mn mni
        moh mr ms mt mua mus my myv mzn na naq nb nd nds ne ng nl nmg nn nnh nnp no nqo nr nso nus
        nv ny nyn oc oj om or os osa pa pcm pi pl pqm prg ps pt qu raj rej rhg rm rn ro rof ru rw
        rwk sa sah saq sat sbp sc scn sd se seh ses sg shi si sjd sje sju sk sl sm smn sn so sq sr
        ss st su sv sw syr szl ta te teo tg th ti tig tk tl tn to tok tr trv ts tt tw twq ty tzm
        ug uk ur uz vai ve vec vi vmw vo vun wa wae wal wo xh xnr xog yav yi yo yrl yue za zgh zh
        zu
        """)

    private static let regions = words(
        """
        001 003 150 419 AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL
        BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE
        DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM
        GN GP GQ GR GT GU GW GY HK HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG
        KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM
        MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG
        PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO
        SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC
        VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
        """)
}
