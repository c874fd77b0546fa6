/// Shows a view as it looks with certain values, for those who work on it.
///
/// ```swift
/// #Preview("Seven") {
///   CounterView(count: 7)
/// }
/// ```
///
/// `Previews.all` finds it, so that a test can go through all of them, and `PreviewList` shows it. What
/// is marked with ``Previewable()`` in it is state of the preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitroMacros", type: "PreviewMacro")

/// Shows a view as it looks with certain values, with traits such as a size.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitroMacros", type: "PreviewMacro")

/// Makes a variable with a property wrapper inside ``Preview(_:body:)`` state of the preview.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Bold", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "VitroMacros", type: "PreviewableMacro")
