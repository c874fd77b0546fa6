/// The form to log in, as far as it is filled in.
public struct LoginFormConfig: Hashable, Sendable {
  /// What was typed as the user name.
  public var username: String
  /// What was typed as the password; its spaces belong to it.
  public var password: String

  /// Makes a form; an empty one unless told otherwise.
  public init(username: String = "", password: String = "") {
    self.username = username
    self.password = password
  }

  /// Whether it is worth sending: neither field is blank.
  public var isFormValid: Bool { !username.trimmed.isEmpty && !password.trimmed.isEmpty }
}
