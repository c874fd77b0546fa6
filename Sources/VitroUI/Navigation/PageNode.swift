/// The place of one page of a navigation stack: its top, what stands on it, and its bottom.
final class PageNode: ElementNode, LeadingPage {
  unowned let stack: StackNode
  /// The place that this page is shown for, where it is not there for a value of the path.
  weak var owner: Node?
  /// What happens when the page is taken off the stack by other than its owner.
  var onPop: (() -> Void)?

  /// Whether it is the first one of its stack.
  let isRoot: Bool
  /// What it is called in the path of a URL, once that is known.
  var segment: String?
  /// Whether a new screen that follows the path of a URL finds it: from the beginning, or by a link.
  var isReachable: Bool

  private(set) lazy var anchor = PlaceAnchor(self)
  private(set) lazy var addresses = LinkAddresses(on: self)
  private let leadsBack: Bool
  private var facts: [(owner: Node, facts: PageFacts)] = []
  private lazy var bars = Bars { [unowned self] in makeControl($0) }
  private lazy var banner = makeControl(Attributes(role: .banner))
  private lazy var heading = makeControl(Attributes(role: .heading, style: Style(purpose: .title)))
  private lazy var subtitle = makeControl(
    Attributes(role: .text, style: Style(font: "subheadline")))
  private lazy var back = makeBack()

  /// Makes a page with nothing on it yet, so that the stack knows it when its content comes.
  init(in stack: StackNode, isRoot: Bool = false, leadsBack: Bool, _ site: Site) {
    self.stack = stack
    self.isRoot = isRoot
    self.leadsBack = leadsBack
    isReachable = !site.graph.hasBegun
    super.init(Attributes(role: .main), site)
  }

  func mount<Content: View>(_ view: Content) {
    _ = makeChild(view)
    setNeedsBanner()
  }

  var title: String? { sum.title }

  var leadsOn: Bool { stack.next != nil }

  /// Whether a person is not to go back from here.
  var keepsPerson: Bool { sum.hidesBack == true }

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }

  override var giver: Node? {
    guard let giver = owner ?? stack.maker(of: self), giver.isMounted else { return nil }
    return stack.isBelow(giver, self) ? giver : nil
  }

  override func refresh() { setNeedsBanner() }

  override func nameAfterContent() { addresses.update() }

  override func activityChanged() { addresses.linksChanged() }

  override func didUnmount() {
    super.didUnmount()
    anchor.remove()
  }

  override func arrange() -> [ElementNode] {
    let facts = sum
    let (top, bottom) = bars.arrange(title: titles(facts), name: facts.title)
    let hidesBack = !leadsBack || facts.hidesBack == true
    banner.elements = facts.hidesTop == true ? [] : (hidesBack ? [] : [back]) + top
    return (banner.elements.isEmpty ? [] : [banner]) + super.arrange()
      + (facts.hidesBottom == true ? [] : bottom)
  }

  /// Sets what a view on the page says about it; the view that comes last counts most.
  func setFacts(_ new: PageFacts?, for owner: Node) {
    let index = facts.firstIndex { $0.owner === owner }
    switch (index, new) {
    case (let index?, let new?) where facts[index].facts == new: return
    case (let index?, let new?): facts[index].facts = new
    case (let index?, nil): facts.remove(at: index)
    case (nil, let new?): facts.append((owner, new))
    case (nil, nil): break
    }
    setNeedsBanner()
    stack.page(above: self)?.setNeedsBanner()
  }

  func addTools(_ node: ToolsNode) {
    bars.add(node)
    setNeedsChildren()
  }

  func removeTools(_ node: ToolsNode) {
    bars.remove(node)
    setNeedsChildren()
  }

  /// What is said at the top, or where it leads back to, is something else.
  func setNeedsBanner() {
    guard isMounted else { return }
    let facts = sum
    heading.change {
      $0.text = facts.title
      $0.style.variant = facts.titleStyle
    }
    subtitle.change { $0.text = facts.subtitle }
    banner.change { $0.style.looks = facts.looks }
    let below = stack.page(below: self)?.title
    let words = environment.words
    back.change {
      $0.text = below ?? words[.back]
      $0.label = below.map { words[.backTo, $0] } ?? words[.back]
    }
    setNeedsChildren()
  }

  /// All that the views on the page say about it.
  var sum: PageFacts {
    var sum = PageFacts()
    for (_, facts) in facts { sum.add(facts) }
    return sum
  }

  private func titles(_ facts: PageFacts) -> [ElementNode] {
    (facts.title == nil ? [] : [heading]) + (facts.subtitle == nil ? [] : [subtitle])
  }

  private func makeBack() -> ControlNode {
    let back = makeControl(
      Attributes(role: .button, actions: .press, style: Style(purpose: .back)))
    back.action = { [unowned self] in stack.pop(self) }
    return back
  }

  /// Whether the rows of the page's lists are being edited.
  private let editMode = State(initialValue: EditMode.inactive)
  private let editButtons = State(initialValue: 0)

  override func setsEnvironment(of slot: Slot) -> Bool { slot == .content }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    values.page = self
    values.editMode = editMode.projectedValue
    values.editButtons = editButtons.projectedValue
    if !isRoot {
      values.dismiss = DismissAction { [weak self] in
        // The stack goes with its pages.
        if let self, isMounted { stack.pop(self) }
      }
    }
  }

  private func makeControl(_ attributes: Attributes) -> ControlNode {
    ControlNode(attributes, site(.control))
  }
}

extension ElementNode {
  fileprivate func change(_ update: (inout Attributes) -> Void) {
    var new = attributes
    update(&new)
    setAttributes(new)
  }
}
