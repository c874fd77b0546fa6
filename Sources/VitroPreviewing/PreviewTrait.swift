import Foundation
import VitroUI

/// A trait of a preview's look: `#Preview(traits: .fixedLayout(width: 200, height: 100))`.
public struct PreviewTrait<T>: Sendable {
  let size: CGSize?
  let change: @MainActor @Sendable (AnyView) -> AnyView
}

extension PreviewTrait<Preview.ViewTraits> {
  /// As a whole screen, which is how previews are shown unless they ask for something else.
  public static var defaultLayout: Self { Self { $0 } }

  /// No larger than the view; a screen is as large as it is.
  public static var sizeThatFitsLayout: Self { Self { $0 } }

  /// Of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(size: CGSize(width: width, height: height)) {
      AnyView($0.frame(width: width, height: height))
    }
  }

  /// Upright.
  /// - Note: Has no effect; the surface decides.
  public static var portrait: Self { Self { $0 } }

  /// Upside down.
  /// - Note: Has no effect; the surface decides.
  public static var portraitUpsideDown: Self { Self { $0 } }

  /// On its left side.
  /// - Note: Has no effect; the surface decides.
  public static var landscapeLeft: Self { Self { $0 } }

  /// On its right side.
  /// - Note: Has no effect; the surface decides.
  public static var landscapeRight: Self { Self { $0 } }

  /// Changed by a modifier that may share something with other previews.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self { AnyView(ModifiedPreview(content: $0, modifier: modifier)) }
  }

  private init(
    size: CGSize? = nil, _ change: @escaping @MainActor @Sendable (AnyView) -> AnyView
  ) {
    self.size = size
    self.change = change
  }
}
