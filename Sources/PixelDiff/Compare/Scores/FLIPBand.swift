import Imaging

/// A band of rows of one picture, with ``FLIPFilters/radius`` further rows above and below, which repeat the outermost at the
/// picture's edges.
struct FLIPBand {
    let lightness: FLIPPlane
    let redGreen: FLIPPlane
    let blueYellow: FLIPPlane

    init(width: Int, height: Int) {
        lightness = FLIPPlane(width: width, height: height)
        redGreen = FLIPPlane(width: width, height: height)
        blueYellow = FLIPPlane(width: width, height: height)
    }

    /// Enters a row; stretches of one colour are transformed once.
    func fill(row y: Int, _ colors: [StraightColor], _ matrix: FLIPMatrix) {
        let (lightness, redGreen, blueYellow) = (lightness.row(y), redGreen.row(y), blueYellow.row(y))
        var last = StraightColor.white
        var opponent = matrix.opponent(last)
        for (x, color) in colors.enumerated() {
            if color != last {
                last = color
                opponent = matrix.opponent(color)
            }
            lightness[x] = opponent.lightness
            redGreen[x] = opponent.redGreen
            blueYellow[x] = opponent.blueYellow
        }
    }

    /// To be called when all rows are entered.
    func fillMargins() {
        lightness.fillMargins()
        redGreen.fillMargins()
        blueYellow.fillMargins()
    }
}

/// What the eye resolves of a ``FLIPBand``, in some columns.
struct FLIPView {
    let lightness: FLIPPlane
    let redGreen: FLIPPlane
    let blueYellow: FLIPPlane
    /// How strong edges are.
    let edges: FLIPPlane
    /// How strong points are.
    let points: FLIPPlane

    init(_ band: FLIPBand, _ columns: Range<Int>) {
        lightness = FLIPView.filtered(band.lightness, [FLIPFilters.lightness], columns)
        redGreen = FLIPView.filtered(band.redGreen, [FLIPFilters.redGreen], columns)
        blueYellow = FLIPView.filtered(band.blueYellow, FLIPFilters.blueYellow, columns)
        let smooth = band.lightness.along(FLIPFilters.smooth, columns)
        edges = FLIPView.strength(band.lightness, FLIPFilters.edge, smooth, columns)
        points = FLIPView.strength(band.lightness, FLIPFilters.point, smooth, columns)
    }

    /// The sum of filters that are the same along rows and columns.
    private static func filtered(
        _ plane: FLIPPlane, _ kernels: [FLIPFilters.Kernel], _ columns: Range<Int>
    ) -> FLIPPlane {
        let result = FLIPPlane(width: plane.width, height: plane.height - 2 * FLIPFilters.radius)
        for kernel in kernels { plane.along(kernel, columns).addDown(kernel, columns, to: result) }
        return result
    }

    /// The length of a derivative along both axes, of lightness as a share of 116.
    private static func strength(
        _ plane: FLIPPlane, _ kernel: FLIPFilters.Kernel, _ smooth: FLIPPlane, _ columns: Range<Int>
    ) -> FLIPPlane {
        let across = plane.along(kernel, columns).down(FLIPFilters.smooth, columns)
        let down = smooth.down(kernel, columns)
        for y in 0..<down.height {
            let (p, q) = (across.row(y), down.row(y))
            for x in columns { q[x] = (p[x] * p[x] + q[x] * q[x]).squareRoot() / 116 }
        }
        return down
    }
}
