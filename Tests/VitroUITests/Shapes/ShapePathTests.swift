import Foundation
import Testing
import VitroUI

@MainActor @Suite("Paths of figures")
struct ShapePathTests {
  private let room = CGRect(x: 0, y: 0, width: 40, height: 20)
  private let middle = CGPoint(x: 20, y: 10)
  private let corner = CGPoint(x: 0.5, y: 0.5)
  private let side = CGPoint(x: 2, y: 10)

  @Test("A figure covers what its name says: its middle, and not always a corner or a side")
  func figures() {
    expect(Rectangle(), covers: [middle, corner, side])
    expect(.rect, covers: [middle, corner, side])
    expect(RoundedRectangle(cornerRadius: 5), covers: [middle, side], not: [corner])
    expect(.rect(cornerRadius: 5), covers: [middle, side], not: [corner])
    expect(
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)), covers: [middle, side],
      not: [corner])
    expect(Capsule(), covers: [middle, side], not: [corner])
    expect(.capsule, covers: [middle, side], not: [corner])
    expect(Ellipse(), covers: [middle, side], not: [corner])
    expect(.ellipse, covers: [middle, CGPoint(x: 10, y: 4)], not: [corner])
    expect(Circle(), covers: [middle, CGPoint(x: 26, y: 4)], not: [corner, side])
    expect(.circle, covers: [middle], not: [side])
    expect(AnyShape(Circle()), covers: [middle], not: [side])
    expect(Path(room), covers: [middle, corner])
  }

  @Test("Each corner of an uneven rectangle has its own radius")
  func uneven() {
    let other = CGPoint(x: 39.5, y: 19.5)
    expect(UnevenRoundedRectangle(topLeadingRadius: 6), covers: [middle, other], not: [corner])
    expect(
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomTrailing: 6)),
      covers: [middle, corner], not: [other])
    expect(
      UnevenRoundedRectangle(bottomLeadingRadius: 900), covers: [middle, corner, other],
      not: [CGPoint(x: 0.5, y: 19.5)])
  }

  @Test("An inset figure is smaller at every side, an inset of it smaller still")
  func insets() {
    let edge = CGPoint(x: 20, y: 1)
    let inner = CGPoint(x: 20, y: 3)
    expect(Rectangle().inset(by: 2), covers: [middle, inner], not: [edge])
    expect(RoundedRectangle(cornerRadius: 1).inset(by: 2), covers: [inner], not: [edge])
    expect(UnevenRoundedRectangle().inset(by: 2), covers: [inner], not: [edge])
    expect(Capsule().inset(by: 2), covers: [inner], not: [edge])
    expect(Circle().inset(by: 2), covers: [inner], not: [edge])
    expect(Ellipse().inset(by: 2), covers: [inner], not: [edge])
    expect(Rectangle().inset(by: 2).inset(by: 2), covers: [middle], not: [edge, inner])
  }

  @Test("A figure is moved, turned around its middle, and drawn in a size of its own")
  func changed() {
    expect(Rectangle().offset(x: 10), covers: [CGPoint(x: 45, y: 10)], not: [side])
    expect(
      Rectangle().offset(CGSize(width: 0, height: 15)), covers: [CGPoint(x: 20, y: 30)],
      not: [middle])
    expect(
      Rectangle().rotation(.degrees(90)), covers: [middle, CGPoint(x: 20, y: 28)], not: [side])
    #expect(
      Circle().size(width: 10, height: 10).outline
        == .path(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), CGSize(width: 10, height: 10))
    )
  }

  @Test("A figure of somebody's own is stretched from the size in which it was asked for its path")
  func own() {
    let outline = Triangle().outline
    let path = outline.path(in: room)
    #expect(path.contains(CGPoint(x: 20, y: 19)) && !path.contains(corner))
    #expect(path.boundingRect == room)
  }

  private func expect(
    _ shape: some Shape, covers inside: [CGPoint], not outside: [CGPoint] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = shape.path(in: room)
    #expect(inside.filter { !path.contains($0) } == [], sourceLocation: sourceLocation)
    #expect(outside.filter { path.contains($0) } == [], sourceLocation: sourceLocation)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
