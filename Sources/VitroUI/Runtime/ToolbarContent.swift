/// Tools of a page, described by a value; a type of yours groups some, and may keep state.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The kind of tools that the body is.
  associatedtype Body: ToolbarContent

  /// What the tools consist of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Tools that people could arrange; here they stand as the program says.
public typealias CustomizableToolbarContent = ToolbarContent

extension Never: ToolbarContent {}

/// Tools that the library knows how to show, without asking for a body.
@MainActor @preconcurrency
protocol PrimitiveTools: ToolbarContent where Body == Never {
  var tools: AnyView { get }
}

extension PrimitiveTools {
  /// Primitive tools have no body; nothing asks for it.
  public var body: Never { preconditionFailure("\(Self.self) is primitive and has no body.") }
}

/// Shows tools; state and environment of tools with a body are those of this place.
struct ToolsView<Content: ToolbarContent>: View {
  let content: Content

  var body: AnyView {
    (content as? any PrimitiveTools)?.tools
      ?? AnyView(ToolsView<Content.Body>(content: content.body))
  }
}

/// Builds tools of the statements in a closure: several, `if`, `else` and `switch`.
@MainActor @preconcurrency @resultBuilder
public enum ToolbarContentBuilder {
  /// Tools in a builder.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One group of tools, as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several tools, one after the other.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    SomeTools(TupleView(repeat ToolsView(content: each content)))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    SomeTools(content.map { ToolsView(content: $0) })
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalTools<First, Second> {
    .first(first)
  }

  /// The other branches of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalTools<First, Second> {
    .second(second)
  }

  /// Tools behind an availability check.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Tools that are views.
struct SomeTools<Content: View>: PrimitiveTools {
  private let content: Content

  init(_ content: Content) { self.content = content }

  var tools: AnyView { AnyView(content) }
}

/// Some tools or others, as an `if` or a `switch` in a builder decides.
public enum ConditionalTools<First: ToolbarContent, Second: ToolbarContent>: PrimitiveTools {
  /// What the first branch shows.
  case first(First)
  /// What the other branches show.
  case second(Second)

  var tools: AnyView {
    let view: ConditionalContent<ToolsView<First>, ToolsView<Second>> =
      switch self {
      case .first(let content): .first(ToolsView(content: content))
      case .second(let content): .second(ToolsView(content: content))
      }
    return AnyView(view)
  }
}
