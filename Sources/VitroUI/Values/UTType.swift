/// A kind of content, such as a picture, by its uniform type identifier.
///
/// What a file is, its name says: the extension decides which type it has. Whatever the name, look into what
/// comes from a person before it is believed.
public struct UTType: Hashable, Sendable {
  /// The uniform type identifier, such as `"public.png"`.
  public let identifier: String

  /// Makes a type that is known by its identifier; `nil` for others.
  public init?(_ identifier: String) {
    guard UTType.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Makes the type of files with an extension, such as `"png"`, in any case.
  ///
  /// An extension that nobody knows here makes a type of its own (``isDynamic``), unless it is empty or has other
  /// characters than letters, digits, `-`, `+` and `_`; `nil` then, and where the type is not one of `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    let isExtension = name.allSatisfy { $0.isLetter || $0.isNumber || "-+_".contains($0) }
    guard isExtension, !name.isEmpty else { return nil }
    let known = UTType.all.first { $0.extensions.contains(name) }
    let type = known ?? UTType(known: UTType.dynamicPrefix + name)
    guard type.conforms(to: supertype) else { return nil }
    self = type
  }

  /// Makes the type with a name in MIME, such as `"image/png"`; `nil` where it is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard let type = UTType.all.first(where: { $0.preferredMIMEType == name }),
      type.conforms(to: supertype)
    else { return nil }
    self = type
  }

  /// Makes a type of the application's own.
  ///
  /// - Note: Nothing says which extension it has: a choice for it offers all files.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Makes a type of another application.
  ///
  /// - Note: Nothing says which extension it has, unless it is known here: a choice for it offers all files.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  init(known identifier: String) { self.identifier = identifier }

  /// The extension that files of this type usually have, without the dot.
  public var preferredFilenameExtension: String? { extensions.first }

  /// The type's name in MIME, such as `"image/png"`.
  public var preferredMIMEType: String? { facts.mime }

  /// Whether it was made of an extension that nobody knows here.
  public var isDynamic: Bool { identifier.hasPrefix(UTType.dynamicPrefix) }

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
  /// A text in HTML.
  public static let html = UTType(known: "public.html")
  /// A text in XML.
  public static let xml = UTType(known: "public.xml")
  /// A text in YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A text with looks, in RTF.
  public static let rtf = UTType(known: "public.rtf")
  /// The text of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The text of a program in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A text that notes what has happened.
  public static let log = UTType(known: "com.apple.log")
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
  /// A picture in HEIF.
  public static let heif = UTType(known: "public.heif")
  /// A picture in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Pictures of several sizes in ICO.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A drawing in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A picture as a camera has seen it.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A book in EPUB.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A table of numbers.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(known: "public.presentation")
  /// A film, a sound or both.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A film, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// A film in MPEG-1 or MPEG-2.
  public static let mpeg = UTType(known: "public.mpeg")
  /// A film in AVI.
  public static let avi = UTType(known: "public.avi")
  /// Something to listen to.
  public static let audio = UTType(known: "public.audio")
  /// Something to listen to in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Something to listen to in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Something to listen to in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Something to listen to in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Notes to play.
  public static let midi = UTType(known: "public.midi-audio")
  /// Several files in one.
  public static let archive = UTType(known: "public.archive")
  /// A file made smaller by gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Several files in one, in ZIP.
  public static let zip = UTType(known: "public.zip-archive")
}
