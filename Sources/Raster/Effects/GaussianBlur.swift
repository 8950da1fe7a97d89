/// A Gaussian within a quarter of a level of the exact one. A round one costs a pixel hardly more when it is wide.
///
/// 1. A wide one works on a picture of half, a quarter... the size: halving by weights 1, 3, 3, 1 (a quadratic
///    B-spline) moves no mass and spreads all by the same, so what it spreads is left out of the Gaussian.
/// 2. The rest of the Gaussian, of at least 1.6 of the small picture's pixels, is a sum over its kernel.
/// 3. Doubling by the same weights spreads once more, and is accounted for likewise.
///
/// All of it is separable, and each number depends on its place against the `anchor` alone: what is blurred may be
/// cut anywhere beyond ``reach(sigma:)``, and gives the same bytes.
struct GaussianBlur {
    /// How often the picture is halved.
    let halvings: Int
    let horizontal: GaussianKernel
    let vertical: GaussianKernel

    /// - Parameters:
    ///   - sigma: Of two that differ the smaller tells how often the picture is halved, so the cost of a pixel grows
    ///     with their ratio.
    ///   - shiftX: Moves the result right by a part of a pixel, 0 up to 1; `shiftY` down.
    init(sigma: GaussianSigma, shiftX: Double = 0, shiftY: Double = 0) {
        halvings = Self.halvings(sigma: min(sigma.x, sigma.y))
        let size = Double(1 << halvings)
        horizontal = GaussianKernel(sigma: Self.rest(sigma: sigma.x, halvings), shift: shiftX / size)
        vertical = GaussianKernel(sigma: Self.rest(sigma: sigma.y, halvings), shift: shiftY / size)
    }

    /// How many pixels a blur spreads to each side, at most, shifts included if it is wide.
    static func reach(sigma: GaussianSigma) -> (x: Int, y: Int) {
        let halvings = halvings(sigma: min(sigma.x, sigma.y))
        return (reach(sigma: sigma.x, halvings), reach(sigma: sigma.y, halvings))
    }

    private static func reach(sigma: Double, _ halvings: Int) -> Int {
        let kernel = GaussianKernel.reach(sigma: rest(sigma: sigma, halvings))
        guard halvings > 0 else { return kernel }
        let size = 1 << halvings
        return (kernel + 1) * size + 3 * (size - 1)
    }

    /// How many pixels beyond what is blurred a level of half of one or more can be: past 2.9 sigma beside a straight
    /// edge 0.19 % are left, 0.48 levels.
    static func visibleReach(sigma: GaussianSigma) -> (x: Int, y: Int) {
        let reach = reach(sigma: sigma)
        func visible(_ sigma: Double, _ reach: Int) -> Int {
            guard sigma >= GaussianKernel.smallestSigma else { return 0 }
            return min(Int(min(sigma * 2.9, 10_000).rounded(.up)) + 1, reach)
        }
        return (visible(sigma.x, reach.x), visible(sigma.y, reach.y))
    }

    /// The least sigma that is left to the kernel of a small picture.
    private static let smallestRest = 1.6

    private static func halvings(sigma: Double) -> Int {
        var count = 0
        while count < 12, rest(sigma: sigma, count + 1) >= smallestRest { count += 1 }
        return count
    }

    /// Sigma of what halving and doubling leave over, in pixels of the small picture; 0 for none.
    ///
    /// Weights 1, 3, 3, 1 have a variance of 0.75 of the finer pixels: both ways together 1.5 (1 + 4 + 16 ...). A
    /// kernel's weights, being integrals over pixels, have one of 1/12 more than the Gaussian.
    private static func rest(sigma: Double, _ halvings: Int) -> Double {
        let square = Double(1 << (2 * halvings))
        let variance = (sigma * sigma + 1.0 / 12 - 0.5 * (square - 1)) / square - 1.0 / 12
        return variance > 0 ? variance.squareRoot() : 0
    }

    /// Calls `body` with each row `y` of `area` that the blur reaches, from the top: `area.width` pixels. The rows
    /// that are left out are 0.
    ///
    /// Rows and columns of both are counted from the anchor.
    func forEachRow(
        of plane: BlurPlane, onto area: PixelBounds, _ body: (_ y: Int, UnsafePointer<Float>) -> Void
    ) {
        let sizes = Sizes(self, source: plane.bounds, target: area)
        guard !sizes.isEmpty else { return }
        // 1.
        var small = plane
        for needed in sizes.sources { small = BlurPasses.halved(small, onto: needed) }
        // 2.
        guard halvings > 0 else {
            return BlurPasses.convolve(small, horizontal, vertical, onto: sizes.targets[0], body)
        }
        var large = BlurPasses.collected(onto: sizes.targets[halvings], channels: plane.channels) {
            BlurPasses.convolve(small, horizontal, vertical, onto: sizes.targets[halvings], $0)
        }
        // 3.
        for target in sizes.targets[1..<halvings].reversed() {
            large = BlurPasses.collected(onto: target, channels: plane.channels) {
                BlurPasses.double(large, onto: target, $0)
            }
        }
        BlurPasses.double(large, onto: sizes.targets[0], body)
    }
}

extension GaussianBlur {
    /// Which parts of the pictures of each size are worked on.
    private struct Sizes {
        /// What is needed of each smaller picture before it is blurred, the largest first.
        let sources: [PixelBounds]
        /// What is made of each picture, the full size first.
        let targets: [PixelBounds]
        var isEmpty: Bool { targets.contains { $0.isEmpty } || sources.contains { $0.isEmpty } }

        init(_ blur: GaussianBlur, source: PixelBounds, target: PixelBounds) {
            var known = [source]
            var wanted = [target]
            for _ in 0..<blur.halvings {
                known.append(known[known.count - 1].halved)
                wanted.append(wanted[wanted.count - 1].halved)
            }
            let last = blur.halvings
            let small = known[last].intersection(wanted[last].needed(by: blur.horizontal, blur.vertical))
            var sources = last > 0 ? [small] : []
            for level in (1..<max(last, 1)).reversed() {
                sources.insert(known[level].intersection(sources[0].doubled), at: 0)
            }
            self.sources = sources
            var reached = small.reached(by: blur.horizontal, blur.vertical)
            var targets: [PixelBounds] = []
            for level in (0...last).reversed() {
                // The columns of the result are all asked for; its rows only where there is something.
                var part = wanted[level].intersection(reached)
                if level == 0, !part.isEmpty { (part.minX, part.maxX) = (target.minX, target.maxX) }
                targets.insert(part, at: 0)
                reached = part.doubled
            }
            self.targets = targets
        }
    }
}

extension PixelBounds {
    /// The pixels of half the size that these are made of, or that are made of these.
    fileprivate var halved: PixelBounds {
        guard !isEmpty else { return .empty }
        return PixelBounds(
            minX: (minX - 1) >> 1, minY: (minY - 1) >> 1, maxX: (maxX >> 1) + 1, maxY: (maxY >> 1) + 1)
    }

    /// The pixels of twice the size that these are made of, or that are made of these.
    fileprivate var doubled: PixelBounds {
        guard !isEmpty else { return .empty }
        return PixelBounds(minX: 2 * minX - 1, minY: 2 * minY - 1, maxX: 2 * maxX + 1, maxY: 2 * maxY + 1)
    }

    fileprivate func needed(by x: GaussianKernel, _ y: GaussianKernel) -> PixelBounds {
        guard !isEmpty else { return .empty }
        return PixelBounds(
            minX: minX - x.last, minY: minY - y.last, maxX: maxX - x.first, maxY: maxY - y.first)
    }

    fileprivate func reached(by x: GaussianKernel, _ y: GaussianKernel) -> PixelBounds {
        guard !isEmpty else { return .empty }
        return PixelBounds(
            minX: minX + x.first, minY: minY + y.first, maxX: maxX + x.last, maxY: maxY + y.last)
    }
}
