/// Listens to what a page and its server say to each other, in every page that is opened; a test may
/// have it say something else, to see what notices.
///
/// `wire.rewrite` takes the items of a message from the server and gives others.
let wireTapScript = """
  const wire = window.wire = { socket: null, sent: [], heard: 0, rewrite: null }
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where)
      wire.socket = this
    }
    send(data) {
      wire.sent.push(data)
      super.send(data)
    }
    set onmessage(handler) {
      super.onmessage = (event) => {
        wire.heard++
        if (!wire.rewrite) return handler(event)
        handler({ data: JSON.stringify(wire.rewrite(JSON.parse(event.data))) })
      }
    }
  }
  """
