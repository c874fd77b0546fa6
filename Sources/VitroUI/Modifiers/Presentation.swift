/// A presented dialog, with the identity that tells it apart from the next one.
struct Presented<Dialog: View> {
  /// When it changes, the old dialog goes and a new one comes.
  var id: AnyHashable = true
  let dialog: Dialog
  let attributes: Attributes
  /// Whether every button in the dialog also sends it away.
  var isDismissedByButtons = false
  /// The data that it is about, which stay as they are as long as it is shown.
  var data: Any?
}

/// A view that shows a dialog over the whole screen while it should.
@MainActor @preconcurrency
protocol PresentationView: ModifierView {
  associatedtype Dialog: View

  /// What is presented, if anything; what this reads is tracked. `kept` are the data that it was presented
  /// with, if it is shown already.
  func presented(keeping kept: Any?) -> Presented<Dialog>?
  /// Says that it should not be shown any more.
  func dismiss()
  /// It has gone.
  func dismissed()
}

extension PresentationView {
  func makeNode(_ site: Site) -> Node { PresentationNode(self, site) }
  func dismissed() {}
}

private final class PresentationNode<Modifier: PresentationView>: ModifierNode<Modifier>,
  PresentationPlace
{
  private var presented: DialogNode?
  /// What is to be presented as soon as its turn has come.
  private var wanted: Presented<Modifier.Dialog>?
  private var id: AnyHashable?
  private var data: Any?

  override func didMount() {
    isHeldBack = isOfUnchosenTab
    refresh()
  }

  override func viewChanged(from old: Modifier) { refresh() }

  /// While its tab is not chosen, what is presented waits, with all that it holds.
  private var isHeldBack = false

  override func activityChanged() {
    guard isMounted, isOfUnchosenTab != isHeldBack else { return }
    isHeldBack.toggle()
    if isHeldBack { stopWaiting() }
    if !isHeldBack, presented == nil { return refresh() }
    guard let presented else { return }
    if isHeldBack { graph.endPresentation(presented) } else { graph.waitForTurn(self) }
  }

  override func refresh() {
    let new = tracking { view.presented(keeping: presented == nil ? nil : data) }
    if presented != nil, new?.id != id { endPresentation() }
    guard let new else { return stopWaiting() }
    if let presented {
      take(new)
      presented.setBase(new.attributes)
      presented.update(new.dialog)
    } else if !isHeldBack {
      wanted = new
      graph.waitForTurn(self)
    }
  }

  func takeTurn() {
    if let presented { return graph.present(presented) }
    guard let new = wanted else { return }
    wanted = nil
    take(new)
    present(new)
  }

  private func stopWaiting() {
    wanted = nil
    graph.stopWaiting(self)
  }

  private func take(_ new: Presented<Modifier.Dialog>) {
    id = new.id
    data = new.data
  }

  override func didUnmount() {
    stopWaiting()
    if let presented { graph.endPresentation(presented) }
  }

  private func endPresentation() {
    guard let gone = presented else { return }
    presented = nil
    stopWaiting()
    graph.endPresentation(gone)
    gone.unmount()
    graph.afterUpdate(in: self) { [self] in
      graph.freshenActions(on: [self])
      view.dismissed()
    }
  }

  private func present(_ new: Presented<Modifier.Dialog>) {
    let node = DialogNode(new.attributes, site(.dialog))
    node.dismiss = { [weak self] in self?.view.dismiss() }
    if new.isDismissedByButtons {
      // What a button has put in its place stays.
      node.dismissByButton = { [weak self, id] in
        guard let self, view.presented(keeping: data)?.id == id else { return }
        view.dismiss()
      }
    }
    presented = node
    // What is presented in it from the beginning stands in front of it.
    graph.present(node)
    node.mount(new.dialog)
  }
}
