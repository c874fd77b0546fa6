/// A piece of a screen, described by a value.
///
/// A view says what should be shown for the state as it is now; the screen that it is mounted on
/// keeps its state, runs its `body` again when something it has read changes, and nothing else.
///
/// ```swift
/// struct CounterView: View {
///   @State var count = 0
///   var body: some View {
///     Text("\(count)")
///     Button("+") { count += 1 }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The kind of view that the body is.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the place of a view on a screen. A view with a body has the one that is given; only the library's own
  /// views have others.
  @MainActor @preconcurrency static func _mount(_ view: Self, _ site: _Site) -> _Place
}

/// The site of a view that is being mounted.
public struct _Site {
  let site: Site
}

/// The place of a mounted view.
public struct _Place {
  let node: Node
}

extension View {
  /// Makes the place of a view with a body.
  public static func _mount(_ view: Self, _ site: _Site) -> _Place {
    _Place(node: CompositeNode(view, site.site))
  }

  /// Says why a body has run, in a program that is being looked into. The name is SwiftUI's.
  /// - Note: Has no effect; nothing is printed.
  public static func _printChanges() {}

  /// Logs why a body has run, in a program that is being looked into. The name is SwiftUI's.
  /// - Note: Has no effect; nothing is logged.
  public static func _logChanges() {}
}

extension Never: View {
  /// There is no such view.
  public var body: Never { self }
}

/// A view that the runtime knows how to mount, without asking for a body.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {
  func makeNode(_ site: Site) -> Node
}

extension PrimitiveView {
  /// A primitive view has no body; nothing asks for it.
  public var body: Never { preconditionFailure("\(Self.self) is primitive and has no body.") }

  /// Makes the place of the view.
  public static func _mount(_ view: Self, _ site: _Site) -> _Place {
    _Place(node: view.makeNode(site.site))
  }
}
