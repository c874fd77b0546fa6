import VitroUI

/// The wire format of the connection between a browser and the server, which is text.
///
/// Clients that are not browsers, load tests and measurements use it; applications do not need it.
public enum Wire {
  /// An event as a client sends it, such as `[1,9]` for a press on element 9.
  public static func up(_ event: Event) -> String {
    UpMessage.json(event)
  }

  /// Changes as the server sends them.
  ///
  /// - Parameters:
  ///   - patches: The changes, in order.
  ///   - root: The tree after them.
  ///   - event: The number of the event after which everything has come to rest, if it has.
  public static func down(_ patches: [Patch], root: Element, acknowledging event: Int?) -> String {
    var message = DownMessage()
    for patch in patches { message.append(patch, root: root, received: event ?? 0) }
    if let event { message.acknowledge(event) }
    return message.json
  }

  /// A whole screen as the server sends it to a client that missed something.
  public static func whole(_ root: Element) -> String {
    var message = DownMessage()
    message.appendScreen(root, received: 0)
    return message.json
  }

  /// The script that runs in the browser, in UTF-8.
  public static var clientScript: [UInt8] { Asset.script.content }
}
