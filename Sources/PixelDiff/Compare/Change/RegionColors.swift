/// Reads what became of the colours of a region's differing pixels.
///
/// 1. The pair of colours, before and after, of more than half of the pixels is what a vote leaves: a second look
///    counts how many have it.
/// 2. All have it: a colour, or only its alpha, changed. At least half: most of the region did.
/// 3. Without such a pair, a region where no colour differs, only alpha, is still told as one.
///
/// Source of the vote: R. Boyer and J. Moore, "MJRTY: a fast majority vote algorithm" (1981).
struct RegionColors {
    let pair: PixelPair

    func read(_ region: inout ContentChange.Region) {
        let piece = AlignedPictures.Piece(reference: region.reference, candidate: region.candidate)
        var leader: (old: UInt32, new: UInt32) = (0, 0)
        var votes = 0
        each(piece) { old, new in  // 1
            if votes == 0 { leader = (old, new) }
            votes += (old, new) == leader ? 1 : -1
        }
        var total = 0
        var following = 0
        var onlyAlpha = true
        each(piece) { old, new in
            total += 1
            if (old, new) == leader { following += 1 }
            if onlyAlpha { onlyAlpha = pair.values.differOnlyInAlpha(old, new) }
        }
        if onlyAlpha, total > 0 { region.kind = .alpha }  // 3
        guard total > 0, following * 2 >= total else { return }
        let values = pair.values
        var change = ColorChange(  // 2
            from: values.text(leader.old), to: values.text(leader.new), isWhole: following == total)
        if following == total, onlyAlpha {
            change.alpha = ColorChange.AlphaChange(
                from: values.channels(leader.old)[3], to: values.channels(leader.new)[3])
        }
        switch region.kind {
        case .appeared, .disappeared:
            // A full rectangle may as well have another colour as be another one; of a part, the colour says little.
            if total == piece.candidate.width * piece.candidate.height, change.isWhole {
                region.kind = .recolored
            }
            if change.isWhole { region.color = change }
        case .changed:
            region.kind = .recolored
            region.color = change
        case .moved, .recolored, .alpha:
            region.color = change
        }
    }

    private func each(_ piece: AlignedPictures.Piece, _ body: (UInt32, UInt32) -> Void) {
        for row in 0..<piece.reference.height {
            pair.differences(piece, row: row) { _, old, new in body(old, new) }
        }
    }
}
