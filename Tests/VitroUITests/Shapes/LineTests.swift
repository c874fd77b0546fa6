import Foundation
import Testing
import VitroUI

@MainActor @Suite("Lines")
struct LineTests {
  @Test("A line knows whether it is empty, where it is, and what lies around it")
  func state() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect == .zero)
    path.addLines([])
    #expect(path.isEmpty)
    path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 8)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 8))
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("What is open is filled as if it was closed")
  func open() {
    let angle = Path {
      $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    }
    #expect(angle.contains(CGPoint(x: 8, y: 4)) && !angle.contains(CGPoint(x: 4, y: 8)))
  }

  @Test("A curve holds what lies between it and its ends")
  func curves() {
    let hill = Path {
      $0.move(to: CGPoint(x: 0, y: 10))
      $0.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 5, y: 0))
    }
    #expect(hill.contains(CGPoint(x: 5, y: 6)) && !hill.contains(CGPoint(x: 5, y: 4)))
    #expect(hill.offsetBy(dx: 20, dy: 0).contains(CGPoint(x: 25, y: 6)))
  }

  @Test("A hole is outside, and a second rectangle is a part of the path")
  func several() {
    var path = Path()
    path.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
    ])
    path.addPath(Path(CGRect(x: 2, y: 2, width: 2, height: 2)))
    #expect(path.contains(CGPoint(x: 25, y: 5)) && path.contains(CGPoint(x: 8, y: 8)))
    #expect(!path.contains(CGPoint(x: 3, y: 3)) && !path.contains(CGPoint(x: 15, y: 5)))
  }

  @Test("A quarter of a circle goes the way it is told; 'clockwise' is meant with y upwards")
  func arcs() {
    let down = arc(from: 0, to: 90, clockwise: false)
    #expect(isNear(down.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(down.contains(CGPoint(x: 5, y: 6)) && !down.contains(CGPoint(x: -5, y: -6)))
    let around = arc(from: 0, to: 90, clockwise: true)
    #expect(isNear(around.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(around.contains(CGPoint(x: -5, y: -6)) && !around.contains(CGPoint(x: 6, y: 6)))
    let back = arc(from: 90, to: 0, clockwise: true)
    #expect(back.contains(CGPoint(x: 5, y: 6)) && !back.contains(CGPoint(x: -5, y: -6)))
  }

  @Test("A full turn is a circle either way; no turn is none", arguments: [true, false])
  func turns(clockwise: Bool) {
    #expect(arc(from: 0, to: 360, clockwise: clockwise).contains(CGPoint(x: -5, y: -5)))
    #expect(arc(from: 90, to: 90, clockwise: clockwise).boundingRect.width < 1e-9)
  }

  @Test("A relative piece of a circle goes on from the line with a straight piece")
  func relative() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .zero, delta: Angle(radians: .pi / 2))
    #expect(path.elements.prefix(2) == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
    #expect(path.contains(CGPoint(x: 5, y: 6)) && !path.contains(CGPoint(x: 5, y: -6)))
  }

  @Test("Angles are counted in degrees and in radians, and added, compared and turned")
  func angles() {
    var angle = Angle.radians(.pi)
    #expect(abs(angle.degrees - 180) < 1e-9)
    angle.degrees = 90
    #expect(angle < .degrees(91) && abs((angle - .degrees(30)).degrees - 60) < 1e-9)
    #expect(abs((-angle + .degrees(100)).degrees - 10) < 1e-9)
  }

  private func arc(from start: Double, to end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func isNear(_ left: CGPoint?, _ right: CGPoint) -> Bool {
    guard let left else { return false }
    return abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }
}
