/// A kind of content, such as a picture, by its uniform type identifier.
///
/// What a file is, its name says: the extension decides which type it has. Whatever the name, look into what
/// comes from a person before it is believed.
public struct UTType: Hashable, Sendable {
  /// The uniform type identifier, such as `"public.png"`.
  public let identifier: String

  /// Makes a type that is known by its identifier; `nil` for others.
  public init?(_ identifier: String) {
    guard UTType.facts[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Makes the type of files with an extension, such as `"png"`, in any case; `nil` where it is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let type = UTType.all.first(where: { $0.extensions.contains(name) }),
      type.conforms(to: supertype)
    else { return nil }
    self = type
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The extension that files of this type usually have, without the dot.
  public var preferredFilenameExtension: String? { extensions.first }

  /// The type's name in MIME, such as `"image/png"`.
  public var preferredMIMEType: String? { facts.mime }

  /// Whether what is of this type is of another one too.
  public func conforms(to type: UTType) -> Bool {
    self == type || facts.parents.contains { UTType(known: $0).conforms(to: type) }
  }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A text.
  public static let text = UTType(known: "public.text")
  /// A text without looks.
  public static let plainText = UTType(known: "public.plain-text")
  /// A table as a text.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A value as a text.
  public static let json = UTType(known: "public.json")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in GIF, which may move.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A picture in HEIC, as phones take it.
  public static let heic = UTType(known: "public.heic")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A film, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Something to listen to.
  public static let audio = UTType(known: "public.audio")
  /// Something to listen to in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Several files in one, in ZIP.
  public static let zip = UTType(known: "public.zip-archive")
}

extension UTType {
  private struct Facts {
    var parents: [String] = []
    var extensions: [String] = []
    var mime: String?
  }

  private static let facts: [String: Facts] = [
    "public.item": Facts(),
    "public.data": Facts(parents: ["public.item"], mime: "application/octet-stream"),
    "public.text": Facts(parents: ["public.data"]),
    "public.plain-text": Facts(
      parents: ["public.text"], extensions: ["txt", "text"], mime: "text/plain"),
    "public.comma-separated-values-text": Facts(
      parents: ["public.text"], extensions: ["csv"], mime: "text/csv"),
    "public.json": Facts(
      parents: ["public.text"], extensions: ["json"], mime: "application/json"),
    "public.image": Facts(parents: ["public.data"]),
    "public.png": Facts(parents: ["public.image"], extensions: ["png"], mime: "image/png"),
    "public.jpeg": Facts(
      parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mime: "image/jpeg"),
    "com.compuserve.gif": Facts(
      parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
    "org.webmproject.webp": Facts(
      parents: ["public.image"], extensions: ["webp"], mime: "image/webp"),
    "public.heic": Facts(parents: ["public.image"], extensions: ["heic"], mime: "image/heic"),
    "com.adobe.pdf": Facts(
      parents: ["public.data"], extensions: ["pdf"], mime: "application/pdf"),
    "public.movie": Facts(parents: ["public.data"]),
    "public.mpeg-4": Facts(
      parents: ["public.movie"], extensions: ["mp4", "mpg4"], mime: "video/mp4"),
    "com.apple.quicktime-movie": Facts(
      parents: ["public.movie"], extensions: ["mov", "qt"], mime: "video/quicktime"),
    "public.audio": Facts(parents: ["public.data"]),
    "public.mp3": Facts(parents: ["public.audio"], extensions: ["mp3"], mime: "audio/mpeg"),
    "public.zip-archive": Facts(
      parents: ["public.data"], extensions: ["zip"], mime: "application/zip"),
  ]

  private static let all = facts.keys.sorted().map(UTType.init(known:))

  private var facts: Facts { UTType.facts[identifier] ?? Facts() }
  private var extensions: [String] { facts.extensions }

  /// What a browser offers where this is asked for, in the words of HTML's `accept`: its extensions, those
  /// of the types that conform to it, and none where any file will do.
  var accepted: [String] {
    if self == .item || self == .data { return [] }
    return UTType.all.filter { $0.conforms(to: self) }.flatMap { $0.extensions.map { "." + $0 } }
  }
}
