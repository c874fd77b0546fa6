import Foundation

/// A value that is chosen among several.
///
/// The choices are the views inside, told apart by `tag(_:)`; those of a `ForEach` without a tag by
/// the id of their element.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: StyledControl {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content

  /// Makes a picker with a label of your own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with a label of your own.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  @ViewBuilder
  func styled(in environment: EnvironmentValues) -> some View {
    let style = environment.controls.picker
    if style == "segmented" || style == "inline" {
      ControlRow(label: label, isLabelShown: false) { choices(style, $0) }
    } else {
      let hidesLabel = environment.controls.hidesLabels || !environment.makesRows
      ControlRow(label: label, isLabelShown: !hidesLabel) { choices(nil, $0) }
    }
  }

  private func choices(_ style: String?, _ name: String) -> Choices<SelectionValue, Content> {
    Choices(name: name, style: style, selection: selection, content: content)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == VitroUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol by its name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      VitroUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// A control with its label before it, or alone; it is called what the label says.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  var isLabelShown = true
  /// The control by its name.
  let control: (String) -> Control

  var body: some View {
    if label.isNamedOnScreen {
      LabeledControl(label: label) { label, name in
        if isLabelShown {
          ControlRowElement(content: TupleView(label.unadjusted(), control(name)))
        } else {
          Unseen(content: label.unadjusted())
          control(name)
        }
      }
    } else if isLabelShown {
      ControlRowElement(content: TupleView(label.unadjusted(), control(label.controlName)))
    } else {
      control(label.controlName)
    }
  }
}

/// A control between its labels in a stack: what is said about it is meant for the control.
struct ControlStack<Stack: ElementView>: ElementView {
  private let stack: Stack

  init(_ stack: () -> Stack) { self.stack = stack() }

  static var isTransparent: Bool { true }
  var inside: Stack.Inside? { stack.inside }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    stack.attributes(in: environment)
  }
}

private struct ControlRowElement<Content: View>: ElementView {
  let content: Content

  static var isTransparent: Bool { true }
  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .horizontal, purpose: .control))
  }
}

/// The tag of a view: the value that names it as a choice.
struct Tag {
  let value: AnyHashable
}

extension View {
  /// Names this view among the choices of a picker, the pages of a tab view or the rows of a list.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TraitModifier(content: self, value: Tag(value: AnyHashable(tag)))
  }
}

extension ElementNode {
  /// What names the element among others in a container: its tag, or the id of its `ForEach`.
  func tag(upTo container: Node) -> AnyHashable? {
    var next: Node? = subject
    while let node = next, node !== container {
      if let tag = node.trait as? Tag { return tag.value }
      if let item = node as? ItemNode { return item.id }
      next = node.parent
    }
    return nil
  }

  /// The text of what stands in the element, whether it is shown or not.
  var plainText: String {
    var parts: [String] = []
    if let text = attributes.label ?? attributes.text, !text.isEmpty {
      parts.append(text)
    } else {
      parts = contents().map(\.plainText).filter { !$0.isEmpty }
    }
    return attributes.isHidden ? "" : parts.joined(separator: " ")
  }
}

/// The choices of a picker, one of which is chosen.
private struct Choices<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let name: String
  /// The style in which all choices are seen, or `nil` for a list that opens.
  let style: String?
  let selection: Binding<SelectionValue>
  let content: Content

  func makeNode(_ site: Site) -> Node { ChoicesNode(self, site) }
}

/// The place of a picker's choices: one element for each.
private final class ChoicesNode<SelectionValue: Hashable, Content: View>: ElementNode {
  private var view: Choices<SelectionValue, Content>
  private var choices: [Element.ID: ControlNode] = [:]
  private var values: [Element.ID: SelectionValue] = [:]
  /// What each choice shows.
  private var contentsOfChoices: [ObjectIdentifier: ElementNode] = [:]
  private weak var chosen: ControlNode?
  private var isRefreshing = false

  init(_ view: Choices<SelectionValue, Content>, _ site: Site) {
    self.view = view
    super.init(Attributes(role: view.style == nil ? .combobox : .radiogroup), site)
    _ = makeChild(view.content)
    refresh()
  }

  override func setsEnvironment(of slot: Slot) -> Bool { slot == .content }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    values.makesRows = false
  }

  override var endsAdjustments: Bool { true }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Choices<SelectionValue, Content>.self) else { return }
    view = new
    content?.update(new.content)
    refresh()
  }

  /// Other choices, or one that is called something else: the value may read differently.
  override func setNeedsChildren() {
    super.setNeedsChildren()
    if !isRefreshing { setNeedsRefresh() }
  }

  override func unseenContentChanged() {
    if !isRefreshing { setNeedsRefresh() }
  }

  override func show() {
    super.show()
    _ = snapshot()
  }

  override func contentChanged() {
    if !isRefreshing { setNeedsRefresh() }
    if isShown { graph.setNeedsNames(self) }
  }

  /// The value is what the chosen one is called.
  override func nameAfterContent() {
    guard isMounted, isShown else { return }
    setValue(chosen.flatMap(title))
    _ = snapshot()
  }

  /// A choice is told from the others as its view is.
  override func pathComponent(of child: Node) -> String {
    guard child !== content, let element = contentsOfChoices[ObjectIdentifier(child)] else {
      return super.pathComponent(of: child)
    }
    return "choice \(element.subject.way(from: self))"
  }

  override func refresh() {
    isRefreshing = true
    defer { isRefreshing = false }
    let selection = tracking { view.selection.wrappedValue }
    chosen = nil
    setNeedsChildren()
    for case let element as ControlNode in contents() {
      let isChosen = values[element.id] == selection
      if isChosen { chosen = element }
      var attributes = element.attributes
      attributes.isSelected = isChosen
      attributes.isEnabled = environment.isEnabled
      element.setAttributes(attributes)
    }
    setValue(chosen.flatMap(title))
  }

  private func title(of choice: ControlNode) -> String? {
    choice.attributes.text ?? choice.elements.first?.plainText
  }

  private func setValue(_ title: String?) {
    setAttributes(
      environment.adjusted(
        Attributes(
          role: attributes.role, label: view.name, value: title,
          isEnabled: environment.isEnabled, actions: attributes.role == .combobox ? .setValue : [],
          style: Style(variant: view.style, looks: environment.looks))))
  }

  override func arrange() -> [ElementNode] {
    var left = choices
    choices = [:]
    values = [:]
    contentsOfChoices = [:]
    let elements = super.arrange().compactMap { element -> ElementNode? in
      guard let tag = element.tag(upTo: self), let value = tag.base as? SelectionValue else {
        return nil
      }
      let choice = left.removeValue(forKey: element.id) ?? makeChoice()
      choices[element.id] = choice
      values[choice.id] = value
      contentsOfChoices[ObjectIdentifier(choice)] = element
      show(element, in: choice)
      return choice
    }
    unmount(left.values)
    return elements
  }

  private func show(_ element: ElementNode, in choice: ControlNode) {
    if attributes.role == .combobox || element.attributes.role == .text {
      var attributes = choice.attributes
      attributes.text = element.plainText
      choice.setAttributes(attributes)
    } else if choice.elements.first !== element {
      choice.elements = [element]
    }
  }

  private func makeChoice() -> ControlNode {
    let isOption = attributes.role == .combobox
    let choice = ControlNode(
      Attributes(
        role: isOption ? .option : .radio, isEnabled: environment.isEnabled, isSelected: false,
        actions: .press), site(.control))
    choice.action = { [weak self, unowned choice] in self?.choose(choice.id) }
    return choice
  }

  override func handle(_ event: Event) {
    guard case .setValue(_, let text) = event, let number = Int(text) else { return }
    choose(Element.ID(rawValue: number))
  }

  private func choose(_ id: Element.ID) {
    guard let value = values[id] else { return }
    view.selection.wrappedValue = value
    environment.commandChosen()
  }
}
