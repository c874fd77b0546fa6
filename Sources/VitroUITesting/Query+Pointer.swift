import Foundation
import VitroUI

extension Query {
  /// Presses the element for a while; what has a menu and nothing else to do then opens it.
  public func longPress() async throws {
    await surface.begin()
    if let target = try target(of: [.longPress, .openMenu]), !target.contains(.longPress) {
      try await openMenu()
    } else {
      try await perform(.longPress) { .longPress($0) }
    }
  }

  /// Drags from one point of the element to another, in points from its upper left corner, through
  /// some points between, and lets go.
  public func drag(from start: CGPoint, to end: CGPoint) async throws {
    let parts = 4
    for part in 0...parts {
      let way = Double(part) / Double(parts)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way)
      try await perform(.drag) { .drag($0, Event.Drag(from: start, to: point, isEnded: false)) }
    }
    try await perform(.drag) { .drag($0, Event.Drag(from: start, to: end, isEnded: true)) }
  }

  /// Moves the pointer onto the element, or away from it.
  public func hover(_ isInside: Bool = true) async throws {
    try await perform(.hover) { .hover($0, isInside) }
  }
}
