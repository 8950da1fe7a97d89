import Drawing

/// What a recording's documents refer to by number: pictures, faces and views, each once.
struct RecordingTables {
    private(set) var images: [CGImage] = []
    private var imageNumbers: [CGImage: Int] = [:]
    private(set) var faces: [FontFace] = []
    private var faceNumbers: [FontFace: Int] = [:]
    private(set) var views: [String] = []
    private var viewNumbers: [String: Int] = [:]

    mutating func number(of image: CGImage) -> Int {
        if let known = imageNumbers[image] { return known }
        imageNumbers[image] = images.count
        images.append(image)
        return images.count - 1
    }

    mutating func number(of face: FontFace) -> Int {
        if let known = faceNumbers[face] { return known }
        faceNumbers[face] = faces.count
        faces.append(face)
        return faces.count - 1
    }

    mutating func number(of view: ViewPath) -> Int {
        let text = view.description
        if let known = viewNumbers[text] { return known }
        viewNumbers[text] = views.count
        views.append(text)
        return views.count - 1
    }

    /// Takes up what items refer to, in drawing order; see ``DrawingRecording`` for the glyphs.
    init(_ list: DisplayList) {
        list.forEachItem { item in
            _ = number(of: item.view)
            switch item.content {
            case .fill(_, _, let paint), .stroke(_, _, let paint, _): add(paint)
            case .image(let image):
                _ = number(of: image.image)
                if let template = image.template { add(template) }
            case .glyphs(let run, _, let paint):
                _ = number(of: run.face)
                add(paint)
            case .group: break
            }
        }
    }

    private mutating func add(_ paint: Paint) {
        if case .image(let image, _, _) = paint { _ = number(of: image) }
    }
}
