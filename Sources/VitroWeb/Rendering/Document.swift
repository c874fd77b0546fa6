import VitroUI

/// Whole pages: what a browser gets first, and what it gets instead.
struct Document {
  /// In which language the page itself speaks.
  let words: PageWords
  /// The files of the application that it names.
  let site: Site

  /// The page of a session: all that is on its screen, readable without the script.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - description: What it is about, in a sentence.
  ///   - isWhole: Whether it shows already what its address names.
  ///   - body: The screen as HTML.
  ///   - token: What names the session.
  ///   - limit: How many bytes a message of the page may have.
  ///   - fileLimit: How many bytes a file may have that a person chooses on it.
  func page(
    title: String, description: String?, isWhole: Bool = true, body: String, token: String,
    limit: Int, fileLimit: Int
  ) -> String {
    var html = head(title: title)
    if let description { html.appendMeta("description", description) }
    if !isWhole { html.appendMeta("robots", "noindex") }
    html.appendMeta("vitro", token)
    html.appendMeta("vitro.limit", "\(limit)")
    html.appendMeta("vitro.fileLimit", "\(fileLimit)")
    html.appendMeta("vitro.device", Asset.deviceScript.url)
    html += "<script src=\"\(Asset.earlyScript.url)\"></script>"
    html += "<script src=\"\(Asset.script.url)\" defer></script></head><body>"
    html += "<main>\(body)</main>"
    html += "<p class=\"notice\" role=\"status\""
    html.appendAttribute("data-lost", words.notConnected)
    html.appendAttribute("data-elsewhere", words.openElsewhere)
    html.appendAttribute("data-begun", words.begunAnew)
    html += "></p><p class=\"announcement\" aria-live=\"polite\"></p>"
    html += "<p class=\"complaint\" id=\"complaint\" role=\"alert\" popover=\"manual\">"
    html.appendEscaped(words.textIsTooLong)
    html += "</p><noscript><p class=\"notice\">"
    html.appendEscaped(words.needsScript)
    html += " "
    appendBeginning(to: &html)
    html += "</p></noscript></body></html>"
    return html
  }

  /// A page that says one thing, such as what went wrong.
  func message(title: String, text: String) -> String {
    var html = head(title: title)
    html += "</head><body><main><div><div class=\"page vertical\"><header><h1>"
    html.appendEscaped(title)
    html += "</h1></header><p>"
    html.appendEscaped(text)
    html += "</p><p>"
    appendBeginning(to: &html)
    html += "</p></div></div></main></body></html>"
    return html
  }

  /// Writes a link to where the application begins.
  private func appendBeginning(to html: inout String) {
    html += "<a href=\"/\">"
    html.appendEscaped(site.name)
    html += "</a>"
  }

  private func head(title: String) -> String {
    var html = "<!doctype html><html"
    html.appendAttribute("lang", words.language)
    html += " dir=\"\(words.direction)\""
    if let tint = site.tint { html.appendAttribute("style", "--tint:\(tint)") }
    html += "><head><meta charset=\"utf-8\">"
    html.appendMeta("viewport", "width=device-width, initial-scale=1, viewport-fit=cover")
    html.appendMeta("color-scheme", "light dark")
    html += "<title>"
    html.appendEscaped(title)
    html += "</title>"
    html.appendLink("icon", site.icon.url)
    if site.isPicture { html.appendLink("apple-touch-icon", site.icon.url) }
    html.appendLink("manifest", site.manifest.url)
    html.appendLink("stylesheet", Asset.stylesheet.url)
    return html
  }
}

extension String {
  fileprivate mutating func appendLink(_ relation: String, _ url: String) {
    append("<link")
    appendAttribute("rel", relation)
    appendAttribute("href", url)
    append(">")
  }

  fileprivate mutating func appendMeta(_ name: String, _ content: String) {
    append("<meta")
    appendAttribute("name", name)
    appendAttribute("content", content)
    append(">")
  }
}
