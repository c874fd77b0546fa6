import Foundation

/// The recorder of what contexts have drawn, in order, each thing with the state that its context had.
@MainActor
final class Recorder {
  /// The drawing state of a context.
  struct State: Equatable {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var filters: [Look] = []
    var clips: [Clip] = []
  }

  /// A clip of a context: the area within which it shows things, in the coordinates of the drawing.
  struct Clip: Equatable {
    var path: Path
    var isEvenOdd: Bool
  }

  private var parts: [(state: State, layers: [Drawing.Layer])] = []

  func add(_ layer: Drawing.Layer, _ state: State) {
    if let last = parts.indices.last, parts[last].state == state, state.canBeShared {
      parts[last].layers.append(layer)
    } else {
      parts.append((state, [layer]))
    }
  }

  /// The layers of the drawing, from back to front.
  var layers: [Drawing.Layer] { parts.flatMap { $0.state.applied(to: $0.layers) } }
}

extension Recorder.State {
  /// Whether two things drawn one after the other look the same as both drawn as one.
  fileprivate var canBeShared: Bool {
    opacity == 1 && blendMode == .normal && filters.isEmpty
  }

  fileprivate func applied(to layers: [Drawing.Layer]) -> [Drawing.Layer] {
    var layers = layers
    if transform != .identity || opacity != 1 {
      layers = [.group(layers, transform, opacity: opacity)]
    }
    for filter in filters { layers = [.effect(layers, filter)] }
    for clip in clips.reversed() {
      layers = [.clip(layers, .path(clip.path, .zero), isEvenOdd: clip.isEvenOdd)]
    }
    return blendMode == .normal ? layers : [.effect(layers, .blendMode(blendMode))]
  }
}
