public import StorefrontCore

/// The pages of the account.
public enum PeopleRoute: String, Route {
  /// The form to register.
  case register
  /// All people, for who gives roles.
  case people
}
