/// When the parts of what is searched can be chosen, which is while somebody searches.
/// - Note: Has no effect; the scopes are there while somebody searches.
public enum SearchScopeActivation: Sendable {
  /// As the surface finds best.
  case automatic
  /// While something is typed.
  case onTextEntry
  /// While somebody searches.
  case onSearchPresentation
}

private struct SuggestionsKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> AnyView)? { nil }
}
private struct ScopesKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> AnyView)? { nil }
}
private struct CompletionKey: EnvironmentKey {
  static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
  /// What is suggested below a field of what to look for.
  var searchSuggestions: (@MainActor () -> AnyView)? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// What chooses the part that is searched.
  var searchScopes: (@MainActor () -> AnyView)? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  /// Takes a suggestion.
  fileprivate var complete: (@MainActor (String) -> Void)? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
}

/// The list of suggestions below a search field.
struct SuggestionList: ElementView {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let content: AnyView

  var inside: AnyView? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .group, label: environment.words[.suggestions],
      style: Style(layout: .vertical, alignment: .start))
  }

  static var setsEnvironment: Bool { true }

  func changeEnvironment(_ values: inout EnvironmentValues) {
    let submit = values.submit
    values.complete = { completion in
      text.wrappedValue = completion
      isSearching.wrappedValue = false
      submit?(.search)
    }
  }
}

/// A suggestion to press.
private struct Suggestion<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.complete) private var complete

  var body: some View {
    Button {
      complete?(completion)
    } label: {
      content
    }
  }
}

extension View {
  /// Suggests what to look for in the searchable view inside, while somebody searches.
  public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: @escaping () -> S
  ) -> some View {
    EnvironmentModifier(content: self, by: suggestions) {
      $0.searchSuggestions = { AnyView(suggestions()) }
    }
  }

  /// Makes a suggestion of the view: pressed, it is what is looked for.
  public func searchCompletion(_ completion: String) -> some View {
    Suggestion(content: self, completion: completion)
  }

  /// Lets people choose the part that the searchable view inside looks in, while somebody searches.
  /// - Note: They are there while somebody searches, whatever `activation` says.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: @escaping () -> S
  ) -> some View {
    EnvironmentModifier(content: self, by: scopes) {
      let title = $0.words[.scope]
      $0.searchScopes = {
        AnyView(
          Picker(title, selection: scope, content: scopes).pickerStyle(.segmented)
            .labelsHidden())
      }
    }
  }

  /// Lets people choose the part that the searchable view inside looks in, while somebody searches.
  /// - Note: They are there while somebody searches, whatever `activation` says.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: @escaping () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}
