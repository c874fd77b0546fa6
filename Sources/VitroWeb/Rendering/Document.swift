/// Whole pages: what a browser gets first, and what it gets instead.
enum Document {
  /// The page of a session: all that is on its screen, readable without the script.
  static func page(title: String, body: String, token: String) -> String {
    var html = head(title: title)
    html.appendMeta("vitro", token)
    html += "<script src=\"\(Asset.script.url)\" defer></script></head><body>"
    html += "<main>\(body)</main>"
    html += "<p class=\"notice\" role=\"status\"></p>"
    html += "<noscript><p class=\"notice\">Without JavaScript this page can only be read.</p>"
    html += "</noscript></body></html>"
    return html
  }

  /// A page that says one thing, such as what went wrong.
  static func message(title: String, text: String) -> String {
    var html = head(title: title)
    html += "</head><body><main><div><div class=\"page vertical\"><header><h1>"
    html.appendEscaped(title)
    html += "</h1></header><p>"
    html.appendEscaped(text)
    html += "</p></div></div></main></body></html>"
    return html
  }

  private static func head(title: String) -> String {
    var html = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"
    html.appendMeta("viewport", "width=device-width, initial-scale=1, viewport-fit=cover")
    html.appendMeta("color-scheme", "light dark")
    html += "<title>"
    html.appendEscaped(title)
    html += "</title><link rel=\"icon\" href=\"data:,\">"
    html += "<link rel=\"stylesheet\" href=\"\(Asset.stylesheet.url)\">"
    return html
  }
}

extension String {
  fileprivate mutating func appendMeta(_ name: String, _ content: String) {
    append("<meta")
    appendAttribute("name", name)
    appendAttribute("content", content)
    append(">")
  }
}
