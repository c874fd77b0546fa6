import Foundation

/// A detent of a sheet: a height that it may have.
public struct PresentationDetent: Hashable, Sendable {
  /// The height of a detent, from 0 to 1 of what there is or in points.
  enum Height: Hashable {
    case fraction(CGFloat)
    case points(CGFloat)
  }

  let height: Height

  /// About half of what there is.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// All there is.
  public static let large = PresentationDetent(height: .fraction(1))

  /// A part of what there is, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }
}

/// The adaptation of a presented page to little room: the form that it takes there.
/// - Note: Has no effect; the surface decides.
public enum PresentationAdaptation: Sendable {
  /// As the surface finds best.
  case automatic
  /// Nothing else.
  case none
  /// A page beside what it belongs to.
  case popover
  /// A sheet.
  case sheet
  /// A page that covers everything.
  case fullScreenCover
}

/// The interaction with what is behind a sheet: whether it can be used.
/// - Note: Has no effect; it cannot be used.
public enum PresentationBackgroundInteraction: Sendable {
  /// As the surface finds best.
  case automatic
  /// It could.
  case enabled
  /// It cannot.
  case disabled

  /// It could while the sheet is not taller.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    .enabled
  }
}

extension View {
  /// Keeps people from sending away the sheet that this view is in; the program still can.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DialogModifier(content: self, facts: DialogFacts(keepsPerson: isDisabled))
  }

  /// Says how tall the sheet that this view is in may be.
  /// - Note: Has the least of these heights; people cannot pull it to another one.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    DialogModifier(content: self, facts: DialogFacts(detents))
  }

  /// Says how tall the sheet that this view is in may be, and which height is chosen.
  /// - Note: Has the height that the program has chosen; people cannot pull it to another one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    DetentReader(content: self, selection: selection)
  }

  /// Sets what is behind the sheet that this view is in.
  public func presentationBackground(_ style: some ShapeStyle) -> some View {
    DialogModifier(
      content: self, facts: DialogFacts(looks: [.background(style.paint, .rectangle)]))
  }

  /// Shows what a sheet is pulled with.
  /// - Note: Has no effect; the surface decides.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets how round the corners of the sheet are.
  /// - Note: Has no effect; the surface decides.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Says what the page becomes where there is little room.
  /// - Note: Has no effect; the surface decides.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Says what the page becomes where there is little room.
  /// - Note: Has no effect; the surface decides.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Says whether what is behind the sheet can be used.
  /// - Note: Has no effect; it cannot be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }
}

/// A view in a sheet whose height is read through a binding.
private struct DetentReader<Content: View>: View {
  let content: Content
  @Binding var selection: PresentationDetent

  var body: some View { DialogModifier(content: content, facts: DialogFacts([selection])) }
}

extension DialogFacts {
  /// What the least of some heights makes of a dialog.
  fileprivate init(_ detents: Set<PresentationDetent>) {
    self.init()
    let points = detents.compactMap { detent in
      if case .points(let points) = detent.height { points } else { nil }
    }
    let isMedium = detents.contains { detent in
      if case .fraction(let fraction) = detent.height { fraction < 0.75 } else { false }
    }
    if let least = points.min() {
      var frame = Look.Frame()
      frame.height = least
      looks = [.frame(frame)]
    } else {
      height = isMedium ? "medium" : detents.isEmpty ? nil : "large"
    }
  }
}
