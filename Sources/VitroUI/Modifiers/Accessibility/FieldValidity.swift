extension View {
  /// Says why what a field, or another control that holds a value, holds is wrong, for those who listen to the screen;
  /// `nil` where it is not.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .accessibilityInvalid(name.isEmpty ? "The name is missing." : nil)
  /// ```
  ///
  /// - Note: In a browser it is `aria-invalid`, and the reason the first thing of the description. SwiftUI has no such
  ///   modifier.
  public func accessibilityInvalid(_ reason: String?) -> some View {
    adjusting(reason) { attributes, reason in
      attributes.details.removeAll { if case .invalid = $0 { true } else { false } }
      if let reason, attributes.role.holdsValue { attributes.details.append(.invalid(reason)) }
    }
  }

  /// Says that a field must not be left empty, for those who listen to the screen.
  ///
  /// - Note: In a browser it is `aria-required`. SwiftUI has no such modifier.
  public func accessibilityRequired(_ isRequired: Bool = true) -> some View {
    adjusting(isRequired) { attributes, isRequired in
      attributes.details.removeAll { $0 == .required }
      if isRequired { attributes.details.append(.required) }
    }
  }
}

extension Role {
  /// Whether something stands in such an element that may be wrong.
  fileprivate var holdsValue: Bool {
    switch self {
    case .textbox, .searchbox, .combobox, .slider, .spinbutton, .checkbox, .switch, .radiogroup:
      true
    default: false
    }
  }
}
