import VitroAssets

extension Attributes {
  /// The assets that it is to be shown with, and that are not there.
  var missingAssets: [MissingAsset] {
    style.looks.flatMap(\.missingAssets) + details.flatMap(\.missingAssets)
  }
}

extension Detail {
  fileprivate var missingAssets: [MissingAsset] {
    switch self {
    case .missing(let asset): [asset]
    case .runs(let runs): runs.flatMap { $0.looks.flatMap(\.missingAssets) }
    case .drawing(let drawing): drawing.layers.flatMap(\.missingAssets)
    default: []
    }
  }
}

extension Drawing.Layer {
  fileprivate var missingAssets: [MissingAsset] {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint.missingAssets
    case .text(_, at: _, anchor: _, let looks): looks.flatMap(\.missingAssets)
    case .group(let layers, _, opacity: _), .clip(let layers, _, isEvenOdd: _):
      layers.flatMap(\.missingAssets)
    case .effect(let layers, let look): layers.flatMap(\.missingAssets) + look.missingAssets
    case .image(.missing(let asset), in: _, _): [asset]
    case .image(_, in: _, let paint): paint.missingAssets
    }
  }
}

extension Look {
  fileprivate var missingAssets: [MissingAsset] {
    switch self {
    case .foreground(let paint), .tint(let paint), .background(let paint, _),
      .border(let paint, _), .shadow(let paint, radius: _, x: _, y: _):
      paint.missingAssets
    case .underline(let paint), .strikethrough(let paint): paint?.missingAssets ?? []
    default: []
    }
  }
}

extension Paint {
  fileprivate var missingAssets: [MissingAsset] {
    switch self {
    case .missing(let asset): [asset]
    case .adaptive(let light, let dark): light.missingAssets + dark.missingAssets
    case .translucent(let paint, _): paint.missingAssets
    case .linear(let stops, from: _, to: _), .radial(let stops, center: _, from: _, to: _),
      .angular(let stops, center: _, from: _, to: _):
      stops.flatMap(\.paint.missingAssets)
    case .named, .rgb, .material: []
    }
  }
}
