import Foundation
import VitroDevice
import VitroUI

/// The application, as UIKit's globals know it.
@MainActor @preconcurrency
public final class UIApplication {
  /// The application.
  public static let shared = UIApplication()

  /// The address of the settings of the application; no surface has any.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The state of an application.
  public enum State: Int, Sendable {
    /// In front of a person.
    case active
    /// It is on its way.
    case inactive
    /// Nobody sees it.
    case background
  }

  /// A choice when an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    let name: String

    /// Only where another program is for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// Whether anybody sees the application.
  public var applicationState: State {
    switch surroundings.scenePhase {
    case .active: .active
    case .inactive: .inactive
    default: .background
    }
  }

  /// Whether the screen stays on.
  /// - Note: Has no effect.
  public var isIdleTimerDisabled = false
  /// The number at the icon.
  /// - Note: Has no effect.
  public var applicationIconBadgeNumber = 0
  /// The scenes that are shown: none that UIKit knows.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows: none that UIKit knows.
  public var windows: [UIWindow] { [] }

  /// Whether the surface may open an address.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme == "https" || url.scheme == "http" }

  /// Opens an address, as `openURL` of the environment does.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = ScreenWindow.current?.open(url) == true
    completion?(isOpened)
  }

  /// Takes the keyboard away from where it is.
  /// - Note: Has no effect: the person does it.
  public func endEditing(_ force: Bool = true) {}

  /// Posted when somebody sees the application again.
  /// - Note: Never posted: use `scenePhase` of the environment.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Posted when nobody is to see the application any more.
  /// - Note: Never posted: use `scenePhase` of the environment.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Posted when nobody sees the application any more.
  /// - Note: Never posted: use `scenePhase` of the environment.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Posted when somebody is to see the application again.
  /// - Note: Never posted: use `scenePhase` of the environment.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Posted when somebody has taken a picture of the screen.
  /// - Note: Never posted: a browser tells nobody.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Posted when the application ends.
  /// - Note: Never posted.
  public nonisolated static let willTerminateNotification = name("WillTerminate")

  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }
}

/// A scene of UIKit; there is none.
@MainActor @preconcurrency
open class UIScene: NSObject {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive
    /// On its way.
    case foregroundInactive
    /// Out of sight.
    case background
  }

  /// Whether anybody sees it.
  public var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows; there is none.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// Its windows.
  public var windows: [UIWindow] { [] }
  /// The window with the keyboard.
  public var keyWindow: UIWindow? { nil }
  /// Its screen.
  public var screen: UIScreen { .main }
}

/// The pasteboard: what it gets is copied on the person's device.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard of the person.
  public static let general = UIPasteboard()

  /// The text that this application has copied last.
  /// - Note: What other programs have copied is not read.
  public var string: String? {
    get { ScreenWindow.current?.copied }
    set {
      ScreenWindow.current?.copied = newValue
      let clipboard = Clipboard(on: Device.current)
      Task { try? await clipboard.copy(newValue ?? "") }
    }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string?.isEmpty == false }
}
