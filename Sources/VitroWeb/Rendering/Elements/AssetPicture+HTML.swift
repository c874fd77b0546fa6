import VitroAssets

extension AssetPicture {
  /// Writes the picture: the browser takes the file for its screen, and for the dark where there is one.
  func write(to html: inout String, alt: String) {
    if isTemplate == true { return writeTemplate(to: &html, alt: alt) }
    guard !darkFiles.isEmpty else { return files.write(to: &html, alt: alt) }
    html += "<picture><source media=\"(prefers-color-scheme:dark)\""
    html.appendAttribute("srcset", darkFiles.sources)
    html += ">"
    files.write(to: &html, alt: alt)
    html += "</picture>"
  }

  /// Writes the foreground, of which the picture is cut out; an unseen one says how large it is.
  private func writeTemplate(to html: inout String, alt: String) {
    guard let address = PictureFiles.shared.address(of: finest) else { return }
    html += "<span class=\"template\" style=\"background:currentColor;"
    html += "mask:url(\(address)) center/contain no-repeat\">"
    files.write(to: &html, alt: alt, style: "opacity:0")
    html += "</span>"
  }
}

extension [AssetFile] {
  /// Writes the files as an image; without `src` where none is for a screen with one pixel a point, or a browser would
  /// take that for such a one.
  fileprivate func write(to html: inout String, alt: String, style: String? = nil) {
    html += "<img"
    if let plain = first, plain.scale == 1 {
      html.appendAttribute("src", PictureFiles.shared.address(of: plain) ?? "")
    }
    if last?.scale != 1 { html.appendAttribute("srcset", sources) }
    html.appendAttribute("alt", alt)
    if let style { html.appendAttribute("style", style) }
    html += " loading=\"lazy\">"
  }

  /// The files as `srcset` has them.
  fileprivate var sources: String {
    compactMap { file in
      PictureFiles.shared.address(of: file).map { "\($0) \(file.scale)x" }
    }.joined(separator: ", ")
  }
}
