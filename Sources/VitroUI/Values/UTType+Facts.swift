extension UTType {
  struct Facts {
    var parents: [String]
    var extensions: [String]
    var mime: String?

    init(_ parents: String..., files extensions: [String] = [], mime: String? = nil) {
      (self.parents, self.extensions, self.mime) = (parents, extensions, mime)
    }
  }

  /// The beginning of the identifier of a type that was made of its extension.
  static let dynamicPrefix = "dyn."

  /// The types that are known, by their identifiers.
  static let table: [String: Facts] = [
    "public.item": Facts(),
    "public.data": Facts("public.item", mime: "application/octet-stream"),

    "public.text": Facts("public.data"),
    "public.plain-text": Facts("public.text", files: ["txt", "text"], mime: "text/plain"),
    "public.comma-separated-values-text": Facts("public.text", files: ["csv"], mime: "text/csv"),
    "public.json": Facts("public.text", files: ["json"], mime: "application/json"),
    "public.html": Facts("public.text", files: ["html", "htm"], mime: "text/html"),
    "public.xml": Facts("public.text", files: ["xml"], mime: "application/xml"),
    "public.yaml": Facts("public.text", files: ["yaml", "yml"], mime: "application/yaml"),
    "public.rtf": Facts("public.text", files: ["rtf"], mime: "application/rtf"),
    "net.daringfireball.markdown": Facts(
      "public.text", files: ["md", "markdown"], mime: "text/markdown"),
    "public.source-code": Facts("public.plain-text"),
    "public.swift-source": Facts("public.source-code", files: ["swift"]),
    "com.apple.log": Facts("public.plain-text", files: ["log"]),

    "public.image": Facts("public.data"),
    "public.png": Facts("public.image", files: ["png"], mime: "image/png"),
    "public.jpeg": Facts("public.image", files: ["jpeg", "jpg", "jpe"], mime: "image/jpeg"),
    "com.compuserve.gif": Facts("public.image", files: ["gif"], mime: "image/gif"),
    "org.webmproject.webp": Facts("public.image", files: ["webp"], mime: "image/webp"),
    "public.avif": Facts("public.image", files: ["avif"], mime: "image/avif"),
    "public.heic": Facts("public.image", files: ["heic"], mime: "image/heic"),
    "public.heif": Facts("public.image", files: ["heif", "hif"], mime: "image/heif"),
    "public.tiff": Facts("public.image", files: ["tiff", "tif"], mime: "image/tiff"),
    "com.microsoft.bmp": Facts("public.image", files: ["bmp"], mime: "image/bmp"),
    "com.microsoft.ico": Facts("public.image", files: ["ico"], mime: "image/vnd.microsoft.icon"),
    "public.svg-image": Facts("public.image", "public.xml", files: ["svg"], mime: "image/svg+xml"),
    "public.camera-raw-image": Facts("public.image"),
    "com.adobe.raw-image": Facts(
      "public.camera-raw-image", files: ["dng"], mime: "image/x-adobe-dng"),

    "com.adobe.pdf": Facts("public.data", files: ["pdf"], mime: "application/pdf"),
    "org.idpf.epub-container": Facts("public.data", files: ["epub"], mime: "application/epub+zip"),
    "public.spreadsheet": Facts("public.data"),
    "org.openxmlformats.spreadsheetml.sheet": Facts(
      "public.spreadsheet", files: ["xlsx"],
      mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    "public.presentation": Facts("public.data"),
    "org.openxmlformats.presentationml.presentation": Facts(
      "public.presentation", files: ["pptx"],
      mime: "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
    "org.openxmlformats.wordprocessingml.document": Facts(
      "public.data", files: ["docx"],
      mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),

    "public.audiovisual-content": Facts("public.data"),
    "public.movie": Facts("public.audiovisual-content"),
    "public.video": Facts("public.movie"),
    "public.mpeg-4": Facts("public.movie", files: ["mp4", "mpg4"], mime: "video/mp4"),
    "com.apple.m4v-video": Facts("public.movie", files: ["m4v"], mime: "video/x-m4v"),
    "com.apple.quicktime-movie": Facts(
      "public.movie", files: ["mov", "qt"], mime: "video/quicktime"),
    "public.mpeg": Facts("public.movie", files: ["mpg", "mpeg"], mime: "video/mpeg"),
    "public.avi": Facts("public.movie", files: ["avi"], mime: "video/x-msvideo"),
    "org.webmproject.webm": Facts("public.movie", files: ["webm"], mime: "video/webm"),
    "public.audio": Facts("public.audiovisual-content"),
    "public.mp3": Facts("public.audio", files: ["mp3"], mime: "audio/mpeg"),
    "public.mpeg-4-audio": Facts("public.audio", files: ["m4a"], mime: "audio/mp4"),
    "com.microsoft.waveform-audio": Facts("public.audio", files: ["wav"], mime: "audio/wav"),
    "public.aiff-audio": Facts("public.audio", files: ["aiff", "aif"], mime: "audio/aiff"),
    "public.midi-audio": Facts("public.audio", files: ["mid", "midi"], mime: "audio/midi"),
    "org.xiph.flac": Facts("public.audio", files: ["flac"], mime: "audio/flac"),
    "org.xiph.ogg-audio": Facts("public.audio", files: ["ogg", "oga"], mime: "audio/ogg"),

    "public.archive": Facts("public.data"),
    "public.zip-archive": Facts("public.archive", files: ["zip"], mime: "application/zip"),
    "org.gnu.gnu-zip-archive": Facts("public.archive", files: ["gz"], mime: "application/gzip"),
    "public.tar-archive": Facts("public.archive", files: ["tar"], mime: "application/x-tar"),
  ]

  /// The types that are known, in the order of their identifiers.
  static let all = table.keys.sorted().map(UTType.init(known:))

  var facts: Facts {
    if isDynamic {
      return Facts("public.data", files: [String(identifier.dropFirst(Self.dynamicPrefix.count))])
    }
    // A type of an application is bytes.
    return UTType.table[identifier] ?? Facts("public.data")
  }

  var extensions: [String] { facts.extensions }

  /// The extensions that a browser offers where this is asked for, each with its dot: its own and those of the types
  /// that conform to it; none where any file will do.
  var accepted: [String] {
    if self == .item || self == .data { return [] }
    let types = isDynamic ? [self] : UTType.all.filter { $0.conforms(to: self) }
    return types.flatMap { $0.extensions.map { "." + $0 } }
  }
}
