/// The placement of a search field.
/// - Note: Always at the top of the page.
public struct SearchFieldPlacement: Sendable {
  /// When such a field is there.
  /// - Note: Has no effect; the surface decides.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// While nothing has scrolled.
    case automatic
    /// Always.
    case always
  }

  /// As the surface finds best.
  public static let automatic = SearchFieldPlacement()
  /// Among the tools.
  public static let toolbar = SearchFieldPlacement()
  /// At the top of the first column.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Ends a search; read it with `@Environment(\.dismissSearch)`.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Ends it: the field is empty, and nobody is searching.
  public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether a person is searching in the view around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the view around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// A view with a field of what to look for at the top of its page.
private struct SearchView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  @State private var isOwnSearching = false
  @State private var hasKeyboard = false
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isSearching = isPresented ?? $isOwnSearching
    let text = text
    return ToolbarModifier(
      content: EnvironmentModifier(
        content: content.environment(\.isSearching, isSearching.wrappedValue),
        by: Search(text: text, isSearching: isSearching)
      ) {
        $0.dismissSearch = DismissSearchAction {
          text.wrappedValue = ""
          isSearching.wrappedValue = false
          hasKeyboard = false
        }
      },
      tools: TraitModifier(content: field(isSearching), value: ToolbarItemPlacement.search))
  }

  private func field(_ isSearching: Binding<Bool>) -> some View {
    TupleView(
      SearchField(
        text: text, isSearching: isSearching, hasKeyboard: $hasKeyboard, prompt: prompt
      )
      .onDisappear { hasKeyboard = false }
      // A field that nobody can type into lets go of the keyboard, and does not take it back by itself.
      .onChange(of: isSearching.wrappedValue && isEnabled) { if !$1 { hasKeyboard = false } },
      isSearching.wrappedValue ? scopes?() : nil,
      isSearching.wrappedValue
        ? suggestions.map { SuggestionList(text: text, isSearching: isSearching, content: $0()) }
        : nil)
  }
}

/// A field of what to look for.
private struct SearchField: ElementView {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let hasKeyboard: Binding<Bool>
  let prompt: Text?

  static var readsBindings: Bool { true }
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let name = prompt?.string(in: environment) ?? environment.words[.search]
    return Attributes(
      role: .searchbox, label: name, value: text.wrappedValue, isEnabled: environment.isEnabled,
      actions: [.setValue, .submit, .focus],
      details: [.placeholder(name)] + (isFocused(in: environment) ? [.focused(0)] : []))
  }

  private func isFocused(in environment: EnvironmentValues) -> Bool {
    hasKeyboard.wrappedValue && isSearching.wrappedValue && environment.isEnabled
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    switch event {
    case .setValue(_, let value):
      text.wrappedValue = value
      isSearching.wrappedValue = true
    case .focus(_, let isFocused):
      if isFocused || text.wrappedValue.isEmpty { isSearching.wrappedValue = isFocused }
      hasKeyboard.wrappedValue = isFocused && isSearching.wrappedValue
    case .submit: environment.submit?(.search)
    default: break
    }
  }
}

extension View {
  /// Puts a field of what to look for at the top of the page that this view stands on.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchView(content: self, text: text, isPresented: nil, prompt: prompt)
  }

  /// Puts a field of what to look for at the top of the page that this view stands on.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field of what to look for at the top of the page that this view stands on.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field of what to look for at the top of the page; `isPresented` is whether somebody is
  /// searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Puts a field of what to look for at the top of the page; `isPresented` is whether somebody is
  /// searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field of what to look for at the top of the page; `isPresented` is whether somebody is
  /// searching.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// The bindings of a search, as two of them are compared.
private struct Search {
  let text: Binding<String>
  let isSearching: Binding<Bool>
}
