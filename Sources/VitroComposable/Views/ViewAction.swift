public import Vitro

/// Makes a view with a store one that sends only the actions which a view may send:
/// `send(.saveButtonTapped)`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<Feature: Reducer>(for: Feature.Type) =
  #externalMacro(module: "VitroMacros", type: "ViewActionMacro")
where Feature.Action: ViewAction
