import VitroUI

extension Screen {
  /// The screen as a page of HTML that needs no server: it can be looked at, and not used. Pictures of the application
  /// are not in it.
  package var picturePage: String {
    let words = PageWords(self, limit: 0)
    var html = "<!doctype html><html"
    html.appendAttribute("lang", words.language)
    html += " dir=\"\(words.direction)\"><head><meta charset=\"utf-8\">"
    html += "<meta name=\"viewport\" content=\"width=device-width\">"
    html += "<meta name=\"color-scheme\" content=\"light dark\"><style>"
    html += String(decoding: Asset.stylesheet.content, as: UTF8.self)
    html += "</style></head><body><main>\(root.html())</main></body></html>"
    return html
  }
}
