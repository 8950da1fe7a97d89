import Drawing
import Foundation
import ImageFormats
import Raster

/// SVG files.
struct SVGTarget: Target {
    static let name = "svg"

    var seeds: [[UInt8]] {
        [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><style>.a{fill:#f00;\
            stroke:rgb(10%,20%,30%)}</style><g transform="translate(1 2) rotate(30) scale(1.5,-1) skewX(3) matrix(1 0 0 1\
             0 0)" opacity=".5"><path class="a" fill-rule="evenodd" d="M1 2l3.5-4H7v.5c1 2 3 4 5 6s1-2 3 4q1 2 3 4t5 6a5 3\
             30 1 0 4 5z"/><rect x="1" y="2" width="10%" height="5" rx="2"/><circle cx="5" cy="5" r="3"/><ellipse rx="3"\
             ry="4"/><line x2="9" y2="9" stroke-width="2" stroke-dasharray="3 1" stroke-linecap="round"/><polyline\
             points="1,2 3,4 5 6"/><polygon points="0 0 9 9 0 9" fill="none" stroke="currentColor"/></g></svg>
            """,
            """
            <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg><svg viewBox="0 0 3300 2200" xmlns:x="y"><defs><linear\
            Gradient id="g"><stop offset="0.5" stop-color="red"/></linearGradient></defs><!-- c --><g id="Notes"><rect\
             id="artboard" width="3300" height="2200"/></g><g id="Symbols"><g id="Regular-S" transform="matrix(1 0 0 1 14\
            00 696)"><path d="M10 0 L20-70 30 0Z"/></g></g><use href="#g"/></svg>
            """,
        ].map { Array($0.utf8) }
    }

    func use(_ input: [UInt8]) {
        guard let image = try? SVGParser().parse(Data(input), name: "fuzz") else { return }
        _ = try? JSONEncoder().encode(image)
    }
}
