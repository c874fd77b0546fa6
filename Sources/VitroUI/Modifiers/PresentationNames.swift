import Foundation

/// A detent of the application's own.
/// - Note: The height is asked for without knowing the room: as a sheet of 800 points.
public protocol CustomPresentationDetent {
  /// The surroundings of a sheet.
  typealias Context = PresentationDetent.Context

  /// The height in points, or `nil` where there is none.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The surroundings of a sheet.
  public struct Context: Sendable {
    /// The largest height that a sheet may have, in points.
    public let maxDetentValue: CGFloat = 800
  }

  /// The height that a type says.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    type.height(in: Context()).map { .height($0) } ?? .large
  }
}

/// The interaction with a sheet: what a movement of a finger does first.
/// - Note: Has no effect; the surface decides.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the surface finds best.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet taller.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The sizing of a presented page.
/// - Note: Has no effect; the surface decides.
public protocol PresentationSizing: Sendable {}

/// The sizing of a presented page by a name.
public struct NamedPresentationSizing: PresentationSizing {
  /// As large as its content, in some directions.
  /// - Note: Has no effect; the surface decides.
  public func fitted(horizontal: Bool, vertical: Bool) -> NamedPresentationSizing { self }
}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// As the surface finds best.
  public static var automatic: NamedPresentationSizing { .init() }
  /// As large as its content.
  public static var fitted: NamedPresentationSizing { .init() }
  /// As a form.
  public static var form: NamedPresentationSizing { .init() }
  /// As a page.
  public static var page: NamedPresentationSizing { .init() }
}

extension View {
  /// Says what a movement of a finger on the sheet does first.
  /// - Note: Has no effect; the surface decides.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Says how large the sheet that this view is in is.
  /// - Note: Has no effect; the surface decides.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Puts a view behind the sheet that this view is in.
  /// - Note: Takes a colour or another style; other views are left out.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    presentationBackground(
      AnyShapeStyle(paint: (content() as? any ShapeStyle)?.paint ?? .named("background")))
  }
}
