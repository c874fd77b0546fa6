import Foundation

/// A button that lets people choose files.
struct FileChooser<Label: View>: ElementView, StyledControl {
  let choice: FileChoice
  let complete: ([Result<URL, FileImportError>]) -> Void
  let button: Button<Label>

  init(
    _ choice: FileChoice, complete: @escaping ([Result<URL, FileImportError>]) -> Void,
    label: Label
  ) {
    self.choice = choice
    self.complete = complete
    button = Button(action: {}) { label }
  }

  func makeNode(_ site: Site) -> Node {
    site.environment.buttonStyle == nil ? ViewElementNode(self, site) : StyledNode(self, site)
  }

  var inside: Label? { button.inside }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    choosing(button.attributes(in: environment))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    guard case .chooseFiles(_, let files) = event else { return }
    complete(files.map { $0.flatMap(choice.checked) })
  }

  func styled(in environment: EnvironmentValues) -> StyledChooser<Label> {
    StyledChooser(chooser: self, styled: button.styled(in: environment))
  }

  fileprivate func choosing(_ attributes: Attributes) -> Attributes {
    var attributes = attributes
    attributes.role = .button
    attributes.actions = .chooseFiles
    attributes.details.append(.files(choice))
    return attributes
  }
}

/// A button for files that a style of the application has made.
struct StyledChooser<Label: View>: ElementView {
  let chooser: FileChooser<Label>
  let styled: StyledButton<Label>

  var inside: AnyView? { styled.inside }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    chooser.choosing(styled.attributes(in: environment))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    chooser.handle(event, in: environment)
  }
}
