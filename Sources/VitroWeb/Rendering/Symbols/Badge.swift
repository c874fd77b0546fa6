/// A badge at the corner of a drawing, which makes room for it.
enum Badge: Equatable {
  /// A dot at the upper right corner: something is new.
  case dot
  /// A disc with this drawing cut out, at the lower right corner.
  case sign(Icon)

  /// The badge with this drawing in it, or `nil` where nothing is drawn for that name.
  init?(sign name: String) {
    guard let drawing = Icon.named(name) else { return nil }
    self = .sign(drawing)
  }

  /// A picture with the badge on it. A browser that cannot clip so shows the badge on top.
  func svg(on picture: String) -> String {
    "<g clip-path=\"path(evenodd,'M0 0h24v24H0z\(room)') view-box\">\(picture)</g>\(svg)"
  }

  private var svg: String {
    switch self {
    case .dot: return "<path fill=\"currentColor\" d=\"M20 5.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0z\"/>"
    case .sign(let drawing):
      let small = PathData(drawing.lines).placed(Placement(scale: 0.27, x: 18.6, y: 18.4))
      let dots = PathData(drawing.dots).placed(Placement(scale: 0.27, x: 18.6, y: 18.4))
      let holes =
        StrokeOutline(of: small, width: 1.3).data + StrokeOutline(of: dots, width: 1.5).data
      let disc = "M23 18.4a4.4 4.4 0 1 1-8.8 0a4.4 4.4 0 0 1 8.8 0z"
      return .path(disc + holes, "fill=\"currentColor\" fill-rule=\"evenodd\" stroke=\"none\"")
    }
  }

  private var room: String {
    switch self {
    case .dot: "M22.4 5.5a4.4 4.4 0 1 1-8.8 0a4.4 4.4 0 0 1 8.8 0z"
    case .sign: "M24.4 18.4a5.8 5.8 0 1 1-11.6 0a5.8 5.8 0 0 1 11.6 0z"
    }
  }
}
