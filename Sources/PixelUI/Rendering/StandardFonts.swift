import Drawing
import Raster

/// What measures texts where no renderer does.
package enum StandardFonts {
    package static var shaper: any TextShaper { FontBook.standard }
}
