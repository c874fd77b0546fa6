/// The size of controls.
public enum ControlSize: String, CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Smaller.
  case small
  /// The usual one.
  case regular
  /// Larger.
  case large
  /// The largest.
  case extraLarge
}

/// The label of the key that submits what was typed.
public struct SubmitLabel: Sendable {
  let name: String

  /// It is done.
  public static let done = SubmitLabel(name: "done")
  /// It goes somewhere.
  public static let go = SubmitLabel(name: "go")
  /// It sends something.
  public static let send = SubmitLabel(name: "send")
  /// It joins something.
  public static let join = SubmitLabel(name: "go")
  /// It goes a way.
  public static let route = SubmitLabel(name: "go")
  /// It looks for something.
  public static let search = SubmitLabel(name: "search")
  /// It begins a line.
  public static let `return` = SubmitLabel(name: "enter")
  /// It goes to the next field.
  public static let next = SubmitLabel(name: "next")
  /// It goes on.
  public static let `continue` = SubmitLabel(name: "next")
}

extension View {
  /// Sets how large controls in this view are.
  public func controlSize(_ size: ControlSize) -> some View {
    EnvironmentModifier(content: self, value: size) {
      $0.controls.size = $1 == .regular ? nil : $1.rawValue
    }
  }

  /// Shows controls in this view without their labels, which stay what they are called.
  public func labelsHidden() -> some View {
    EnvironmentModifier(content: self, value: true) { $0.controls.hidesLabels = $1 }
  }

  /// Shows or hides the labels of controls in this view, which stay what they are called.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    EnvironmentModifier(content: self, value: visibility) { environment, visibility in
      guard visibility != .automatic else { return }
      environment.controls.hidesLabels = visibility == .hidden
    }
  }

  /// Does something when what is typed in this view is handed in, with the Return key; what views
  /// around this one want to do then comes after.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentModifier(content: self, by: Submission(triggers: triggers, action: action)) {
      let outer = $0.submit
      $0.submit = { trigger in
        if triggers.contains(trigger) { action() }
        outer?(trigger)
      }
    }
  }

  /// Keeps what is typed in this view from being handed in further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentModifier(content: self, by: isBlocking) { if isBlocking { $0.submit = nil } }
  }

  /// Names the key that hands in what is typed in this view.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    EnvironmentModifier(content: self, value: label.name) { $0.input.submitLabel = $1 }
  }

  /// Says which keys fields in this view need.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentModifier(content: self, value: type.rawValue) { $0.input.keyboard = $1 }
  }

  /// Says what fields in this view are for, so that they can be filled in by themselves.
  public func textContentType(_ type: UITextContentType?) -> some View {
    EnvironmentModifier(content: self, value: type?.rawValue) { $0.input.content = $1 }
  }

  /// Says which letters begin large.
  /// - Note: Has no effect; the surface decides.
  public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Says which letters begin large.
  /// - Note: Has no effect; the surface decides.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Keeps a surface from correcting what is typed.
  /// - Note: Has no effect; the surface decides.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Keeps a surface from correcting what is typed.
  /// - Note: Has no effect; the surface decides.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Lets people select texts in this view.
  /// - Note: Has no effect; in a browser they always can.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Says how a keyboard on the screen goes away.
  /// - Note: Has no effect; the surface decides.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// Which letters begin large.
/// - Note: Has no effect; the surface decides.
public enum TextInputAutocapitalization: Sendable {
  /// None.
  case never
  /// Those of each word.
  case words
  /// Those of each sentence.
  case sentences
  /// All.
  case characters
}

/// Which letters begin large.
/// - Note: Has no effect; the surface decides.
public enum UITextAutocapitalizationType: Sendable {
  /// None.
  case none
  /// Those of each word.
  case words
  /// Those of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// The selectability of a text: whether people can select it.
/// - Note: Has no effect; in a browser they always can.
public enum TextSelectability: Sendable {
  /// They can.
  case enabled
  /// They cannot.
  case disabled
}

/// The mode in which scrolling dismisses a keyboard on the screen.
/// - Note: Has no effect; the surface decides.
public enum ScrollDismissesKeyboardMode: Sendable {
  /// As the surface finds best.
  case automatic
  /// At once.
  case immediately
  /// As it is pulled.
  case interactively
  /// Not by scrolling.
  case never
}

/// Which keys a field needs, by UIKit's names.
public enum UIKeyboardType: String, Sendable {
  /// The usual ones.
  case `default` = "text"
  /// Letters without accents.
  case asciiCapable = "ascii"
  /// Numbers and signs.
  case numbersAndPunctuation = "numbers"
  /// Those of an address.
  case URL = "url"
  /// Digits.
  case numberPad = "numeric"
  /// Those of a telephone.
  case phonePad = "tel"
  /// Those of a telephone, with names.
  case namePhonePad = "phone"
  /// Those of an e-mail address.
  case emailAddress = "email"
  /// Digits and a decimal point.
  case decimalPad = "decimal"
  /// Those of a network of messages.
  case twitter = "social"
  /// Those of a search.
  case webSearch = "search"
}

/// The type of a field's content, by UIKit's names.
public struct UITextContentType: Hashable, Sendable {
  /// The name that a browser knows.
  public let rawValue: String

  /// Makes a use with the name that a browser knows.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What a person is called for short.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that is known.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password that is new.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A street with a number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
}

/// The action for what is typed, as two of them are compared.
private struct Submission {
  let triggers: SubmitTriggers
  let action: () -> Void
}
