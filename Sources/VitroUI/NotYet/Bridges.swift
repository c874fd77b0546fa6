/// A view of UIKit.
@available(
  *, unavailable, message: "'UIViewRepresentable' is not in Vitro yet: write a View."
)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// What keeps the view's own state.
  associatedtype Coordinator = Void

  /// The surroundings of the view.
  typealias Context = Any
}

/// A page of UIKit.
@available(
  *, unavailable, message: "'UIViewControllerRepresentable' is not in Vitro yet: write a View."
)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// What keeps the page's own state.
  associatedtype Coordinator = Void

  /// The surroundings of the page.
  typealias Context = Any
}

/// A view of AppKit.
@available(
  *, unavailable, message: "'NSViewRepresentable' is not in Vitro yet: write a View."
)
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
  /// What keeps the view's own state.
  associatedtype Coordinator = Void

  /// The surroundings of the view.
  typealias Context = Any
}

/// A page of AppKit.
@available(
  *, unavailable, message: "'NSViewControllerRepresentable' is not in Vitro yet: write a View."
)
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
  /// What keeps the page's own state.
  associatedtype Coordinator = Void

  /// The surroundings of the page.
  typealias Context = Any
}

/// Shows a view in UIKit.
@available(
  *, unavailable, message: "'UIHostingController' is not in Vitro yet: use an App, or a Screen."
)
@MainActor
open class UIHostingController<Content: View> {
  /// The view.
  public var rootView: Content

  /// Shows a view.
  public init(rootView: Content) { self.rootView = rootView }
}

/// An application's object of UIKit.
@available(
  *, unavailable,
  message: "'UIApplicationDelegateAdaptor' is not in Vitro yet: use 'init()' of the App."
)
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: AnyObject> {
  /// Makes the object.
  public init(_ type: Delegate.Type = Delegate.self) {}

  /// The object.
  public var wrappedValue: Delegate? { nil }
}

/// An application's object of AppKit.
@available(
  *, unavailable,
  message: "'NSApplicationDelegateAdaptor' is not in Vitro yet: use 'init()' of the App."
)
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate: AnyObject> {
  /// Makes the object.
  public init(_ type: Delegate.Type = Delegate.self) {}

  /// The object.
  public var wrappedValue: Delegate? { nil }
}
