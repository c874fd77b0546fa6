/// The adjustment of an element's attributes, such as its accessible name, by views around it.
@MainActor
final class Adjustment {
  private let outer: Adjustment?
  /// The place of the modifier.
  private let owner: ObjectIdentifier?
  private let change: (inout Attributes) -> Void

  init(
    inside outer: Adjustment?, of owner: Node?, change: @escaping (inout Attributes) -> Void
  ) {
    self.outer = outer
    self.owner = owner.map { ObjectIdentifier($0) }
    self.change = change
  }

  /// Whether a place is one of those that it is said about: no element stands between.
  func concerns(_ place: Node) -> Bool {
    var place = place
    while ObjectIdentifier(place) != owner {
      guard place.slot == .content, let outer = place.parent, !outer.endsAdjustments else {
        return false
      }
      place = outer
    }
    return true
  }

  /// What is said further inside counts less than what is said further outside.
  func apply(to attributes: inout Attributes) {
    change(&attributes)
    outer?.apply(to: &attributes)
  }
}

/// The styles of controls by SwiftUI's names; `nil` is the surface's default.
struct ControlStyles: Equatable {
  var button, list, textField, picker, toggle, progress, gauge, menu, form, group: String?
  /// The size of controls, where it is not the usual one.
  var size: String?
  var hidesLabels = false
}

extension EnvironmentValues {
  /// How texts here look.
  var textStyle: Style {
    guard let font else { return Style(looks: looks) }
    return Style(font: font.name, looks: looks.isEmpty ? font.looks : looks.beneath(font))
  }

  /// Attributes with what is said about them here.
  func adjusted(_ attributes: Attributes) -> Attributes {
    guard let adjustment else { return attributes }
    var attributes = attributes
    adjustment.apply(to: &attributes)
    return attributes
  }
}

extension Style {
  /// Sets the font in place of the one around it.
  mutating func set(_ font: Font) {
    self.font = font.name
    looks = looks.beneath(font)
  }
}

extension [Look] {
  /// The looks with those of a font, as far as they do not say otherwise.
  fileprivate func beneath(_ font: Font) -> [Look] {
    font.looks.isEmpty ? self : font.looks.setting(self)
  }
}
