import Foundation
import VitroUI

/// An object of UIKit that handles events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Posted when a keyboard comes.
  /// - Note: Never posted: a page makes room for its keyboard by itself.
  public nonisolated static let keyboardWillShowNotification = name("WillShow")
  /// Posted when a keyboard has come.
  /// - Note: Never posted: a page makes room for its keyboard by itself.
  public nonisolated static let keyboardDidShowNotification = name("DidShow")
  /// Posted when a keyboard goes.
  /// - Note: Never posted: a page makes room for its keyboard by itself.
  public nonisolated static let keyboardWillHideNotification = name("WillHide")
  /// Posted when a keyboard has gone.
  /// - Note: Never posted: a page makes room for its keyboard by itself.
  public nonisolated static let keyboardDidHideNotification = name("DidHide")
  /// Posted when a keyboard changes its place.
  /// - Note: Never posted: a page makes room for its keyboard by itself.
  public nonisolated static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// The key of where a keyboard will be.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long a keyboard moves.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(name)Notification")
  }

  /// Gives the keyboard away.
  /// - Note: Has no effect: there is nothing of UIKit on the screen.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }
  /// Takes the keyboard.
  /// - Note: Has no effect: there is nothing of UIKit on the screen.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
}

/// A view of UIKit, of which nothing is shown: its appearance can be set, without effect.
/// - Note: Has no effect: style the views of SwiftUI.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Its place and size.
  open var frame = CGRect.zero
  /// Its size.
  open var bounds = CGRect.zero
  /// Its background.
  open var backgroundColor: UIColor?
  /// Its colour.
  open var tintColor: UIColor!
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// Whether it takes events.
  open var isUserInteractionEnabled = true
  /// Its style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Makes a view.
  public required init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Makes a view.
  public convenience override init() { self.init(frame: .zero) }

  /// The look of all views of a kind; setting it has no effect.
  public static func appearance() -> Self { Self(frame: .zero) }

  /// The look of all views of a kind that stand in others; setting it has no effect.
  public static func appearance(whenContainedInInstancesOf: [AnyObject.Type]) -> Self {
    Self(frame: .zero)
  }

  /// Takes the keyboard away from what stands in it.
  /// - Note: Has no effect: there is nothing of UIKit on the screen.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }
}

/// A window of UIKit; none is shown.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Its first page.
  open var rootViewController: UIViewController?
  /// Whether it has the keyboard.
  public var isKeyWindow: Bool { false }
  /// The room that the edges of the screen take.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}

/// A page of UIKit; none is shown.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// Its view.
  open var view: UIView! = UIView(frame: .zero)
  /// Its title.
  open var title: String?
  /// The page that it has presented.
  public var presentedViewController: UIViewController? { nil }
}

/// The insets of four edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat
  /// None.
  public static let zero = UIEdgeInsets()

  /// Makes insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A checker of spelling.
/// - Note: It knows no words, and finds nothing wrong.
@MainActor @preconcurrency
public final class UITextChecker: NSObject {
  /// The languages that it knows.
  public static var availableLanguages: [String] { ["en"] }

  /// The first misspelled word: none, as `NSNotFound` says.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}
