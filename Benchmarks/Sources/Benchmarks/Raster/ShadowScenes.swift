import Drawing
import Foundation

/// The shadow of a white card of 375 x 200 px, and the card.
enum ShadowScenes {
    static var all: [Scene] {
        [4, 8, 15, 30].map { sigma in
            let card = CGRect(x: 120, y: 120, width: 375, height: 200)
            return Scene(
                name: "rounded card and shadow, sigma \(Int(sigma))", width: 640, height: 480,
                operations: [
                    .shadow(
                        card, radius: 16, sigma: sigma, offset: CGSize(width: 0, height: 4),
                        ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.33)),
                    .roundedRect(card, radius: 16, .solid(.white)),
                ])
        }
    }
}
