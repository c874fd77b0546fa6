import Foundation
import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Files that people choose")
struct FilesTests {
  private let picture = URL(filePath: "/pictures/Mug.PNG")
  private let text = URL(filePath: "/texts/mug.txt")

  @Test("A file is chosen in a dialog, which is gone when the program hears of it")
  func importing() async throws {
    let screen = Screen { Import() }
    #expect(screen.button("Choose a File").isAbsent)
    try await screen.button("Import").tap()
    #expect(screen.dialog("Choose a File").heading("Choose a File").exists)
    try await screen.button("Choose a File").chooseFiles(picture)
    #expect(screen.text("Mug.PNG, shown: false").exists && screen.dialog().isAbsent)
  }

  @Test("Who chooses none is told of as one who cancels, by the button and by Escape")
  func cancelling() async throws {
    let screen = Screen { Import() }
    try await screen.button("Import").tap()
    try await screen.button("Cancel").tap()
    #expect(screen.text("cancelled, shown: false").exists && screen.dialog().isAbsent)
    try await screen.button("Import").tap()
    try await screen.dialog().dismiss()
    #expect(screen.text("cancelled, shown: false").exists && screen.dialog().isAbsent)
  }

  @Test("A file of another type is an error with guidance, whatever the surface let through")
  func otherType() async throws {
    let screen = Screen { Import() }
    try await screen.button("Import").tap()
    try await screen.button("Choose a File").chooseFiles(text)
    #expect(
      screen.text("“mug.txt” is a file of another kind. Choose another file., shown: false").exists)
  }

  @Test("Several files are chosen where several are allowed, and at least one")
  func several() async throws {
    let screen = Screen { Import(types: [.item], isMultiple: true) }
    try await screen.button("Import").tap()
    let button = screen.button("Choose Files")
    await #expect(throws: QueryError.self) { try await button.chooseFiles() }
    try await button.chooseFiles(picture, text)
    #expect(screen.text("Mug.PNG mug.txt, shown: false").exists)
  }

  @Test("One file is chosen where one is asked for")
  func tooMany() async throws {
    let screen = Screen { Import() }
    try await screen.button("Import").tap()
    await #expect(throws: QueryError.self) {
      try await screen.button("Choose a File").chooseFiles(picture, picture)
    }
    #expect(screen.dialog().exists)
  }

  @Test(
    "A file that does not arrive says why, and what to do",
    arguments: [
      (
        FileImportError.tooLarge(name: "a.png", limit: 2_000_000),
        "“a.png” is too large: a file can have 2 MB. Choose a smaller one."
      ),
      (.unreadable(name: "a.png"), "“a.png” could not be read. Choose it once more."),
      (
        .noRoom(name: "a.png"),
        "There is no room for “a.png” any more. Reload the page, and choose it once more."
      ),
      (.wrongType(name: "a.png"), "“a.png” is a file of another kind. Choose another file."),
    ])
  func failure(_ error: FileImportError, says words: String) async throws {
    let screen = Screen { Import() }
    try await screen.button("Import").tap()
    try await screen.button("Choose a File").failToChooseFiles(error)
    #expect(screen.text("\(words), shown: false").exists)
  }

  @Test("Nothing is chosen with a disabled button, nor with one that is pressed")
  func disabled() async throws {
    let screen = Screen { Photos().disabled(true) }
    await #expect(throws: QueryError.self) {
      try await screen.button("Photo").chooseFiles(picture)
    }
    let other = Screen { Photos() }
    await #expect(throws: QueryError.self) { try await other.button("Photo").tap() }
  }

  @Test("A photograph is chosen, and its bytes are read from the file")
  func photograph() async throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { Photos() }
    try await screen.button("Photo").chooseFiles(file)
    await screen.rest()
    #expect(screen.text("3 bytes of image/png").exists)
  }

  @Test("A photograph that is gone, or did not arrive, is an error when it is read")
  func missingPhotograph() async throws {
    let screen = Screen { Photos() }
    try await screen.button("Photo").chooseFiles(URL(filePath: "/none/a.png"))
    await screen.rest()
    #expect(screen.text("“a.png” could not be read. Choose it once more.").exists)
    try await screen.button("Photo").failToChooseFiles(.tooLarge(name: "b.png", limit: 1_000))
    await screen.rest()
    #expect(
      screen.text("“b.png” is too large: a file can have 1 kB. Choose a smaller one.").exists)
  }

  @Test("Of several files that are imported one that is not there is the answer for all")
  func someMissing() async throws {
    let screen = Screen { Import(types: [.image], isMultiple: true) }
    try await screen.button("Import").tap()
    try await screen.button("Choose Files").chooseFiles([
      .success(picture), .failure(.noRoom(name: "b.png")),
    ])
    #expect(screen.text().all.contains { $0.text.contains("no room for “b.png”") })
  }

  @Test("Of several photographs one that is not there leaves the others, and says why when read")
  func somePhotographs() async throws {
    let album = Chosen()
    let screen = Screen { Chooser(album: album) }
    try await screen.button("Photos").chooseFiles([
      .success(picture), .failure(.tooLarge(name: "b.png", limit: 9)), .success(text),
    ])
    #expect(album.items.map(\.supportedContentTypes) == [[.png], [], []])
    await #expect(throws: FileImportError.tooLarge(name: "b.png", limit: 9)) {
      try await album.items[1].loadTransferable(type: Data.self)
    }
    await #expect(throws: FileImportError.wrongType(name: "mug.txt")) {
      try await album.items[2].loadTransferable(type: Data.self)
    }
  }

  @Test("A photograph that is not taken twice is told twice")
  func sameFailureTwice() async throws {
    let album = Chosen()
    let screen = Screen { Chooser(album: album) }
    for count in 1...2 {
      try await screen.button("Photos").failToChooseFiles(.unreadable(name: "a.png"))
      await screen.rest()
      #expect(screen.text("\(count) changes").exists)
    }
  }

  @Test("A filter offers what others do, or do not")
  func filters() async throws {
    func offered(by filter: PHPickerFilter) throws -> [String] {
      let screen = Screen {
        PhotosPicker(
          "Photos", selection: .constant([]), selectionBehavior: .ordered, matching: filter,
          preferredItemEncoding: .current, photoLibrary: .shared())
      }
      return try screen.button("Photos").element().attributes.files?.extensions ?? []
    }
    let films = try offered(by: .not(.images))
    #expect(films.contains(".mov") && !films.contains(".png"))
    #expect(try offered(by: .not(.videos)).sorted() == offered(by: .images).sorted())
    #expect(try offered(by: .all(of: [.images, .not(.images)])) == offered(by: .any(of: [])))
    #expect(try offered(by: .any(of: [.livePhotos, .screenshots])).contains(".jpg"))
  }

  @Test("A file that was chosen may be read without being asked for")
  func securityScope() {
    #expect(picture.startAccessingSecurityScopedResource())
    picture.stopAccessingSecurityScopedResource()
  }

  @Test("Several photographs take the place of those before, up to their number")
  func photographs() async throws {
    let screen = Screen { Album() }
    try await screen.button("Photos").chooseFiles(picture, picture)
    #expect(screen.text("2 chosen").exists)
    try await screen.button("Photos").chooseFiles(picture)
    #expect(screen.text("1 chosen").exists)
    await #expect(throws: QueryError.self) {
      try await screen.button("Photos").chooseFiles(picture, picture, picture)
    }
    try await screen.button("Add").tap()
    try await screen.button("Choose Files").chooseFiles(picture, picture)
    #expect(screen.text("2 chosen").exists && screen.dialog().isAbsent)
  }

  @Test("A style of the application gives the button other looks, and it still chooses")
  func styled() async throws {
    let screen = Screen { Album().buttonStyle(Framed()) }
    try await screen.button("[ Photos ]").chooseFiles(picture)
    #expect(screen.text("1 chosen").exists)
  }

  @Test("A surface is told which files are offered, how many, and whether it asks at once")
  func choices() async throws {
    let screen = Screen { Import(types: [.png, .json]) }
    try await screen.button("Import").tap()
    let choice = try screen.button("Choose a File").element().attributes.files
    #expect(choice?.extensions == [".png", ".json"] && choice?.limit == 1 && choice?.opens == true)
    let photos = Screen { Album() }
    let photo = try photos.button("Photos").element().attributes.files
    #expect(photo?.limit == 2 && photo?.opens == false)
    let offered = try #require(photo?.extensions)
    #expect(offered.contains(".jpg") && !offered.contains(".pdf"))
  }

  @Test("The words are those of the person's language")
  func german() async throws {
    let screen = Screen { Import().environment(\.locale, Locale(identifier: "de")) }
    try await screen.button("Import").tap()
    #expect(screen.button("Datei auswählen").exists)
  }
}

@Suite("Types of files")
struct UTTypeTests {
  @Test("A type is known by its identifier and by an extension in any case")
  func names() {
    #expect(UTType("public.png") == .png && UTType("public.nothing") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "x.y") == nil)
    #expect(UTType(filenameExtension: "") == nil && UTType("dyn.x") == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg" && UTType.image.preferredMIMEType == nil)
  }

  @Test("A type is known by its name in MIME")
  func mime() {
    #expect(UTType(mimeType: "IMAGE/png") == .png && UTType(mimeType: "image/none") == nil)
    #expect(UTType(mimeType: "image/png", conformingTo: .text) == nil)
  }

  @Test("An extension that nobody knows is a type of its own, of bytes")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "Brew"))
    #expect(type.isDynamic && !UTType.png.isDynamic && type.conforms(to: .data))
    #expect(type == UTType(filenameExtension: "brew") && !type.conforms(to: .image))
    #expect(type.preferredFilenameExtension == "brew" && type.preferredMIMEType == nil)
    #expect(UTType(filenameExtension: "brew", conformingTo: .image) == nil)
  }

  @Test(
    "What programs ask for most is known by the extensions that people have",
    arguments: [
      (.image, ["png", "jpg", "tif", "bmp", "svg", "avif", "heif", "webp", "dng"]),
      (.audio, ["mp3", "wav", "m4a", "flac"]), (.movie, ["mp4", "mov", "webm", "avi"]),
      (.text, ["txt", "md", "html", "csv", "json", "swift"]), (.archive, ["zip", "gz", "tar"]),
    ] as [(UTType, [String])])
  func extensions(type: UTType, extensions: [String]) {
    for name in extensions {
      #expect(UTType(filenameExtension: name)?.conforms(to: type) == true, "\(name)")
      #expect(UTType(filenameExtension: name)?.isDynamic == false, "\(name)")
    }
  }

  @Test("A type of the application's own is offered as any file, and one by its extension as that")
  @MainActor func offered() async throws {
    for (type, extensions) in [
      (UTType(exportedAs: "com.example.brew"), []), (UTType(importedAs: "public.png"), [".png"]),
      (try #require(UTType(filenameExtension: "brew")), [".brew"]), (.item, []),
    ] {
      let screen = Screen { Import(types: [type]) }
      try await screen.button("Import").tap()
      let choice = try screen.button("Choose a File").element().attributes.files
      #expect(choice?.extensions == extensions, "\(type)")
    }
  }

  @Test("A type conforms to itself and to what is more general")
  func conforming() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .item) && UTType.png.conforms(to: .png))
    #expect(!UTType.image.conforms(to: .png) && !UTType.png.conforms(to: .text))
  }
}

private struct Import: View {
  var types: [UTType] = [.image]
  var isMultiple = false
  @State private var isShown = false
  @State private var said = "nothing"

  var body: some View {
    Button("Import") { isShown = true }
      .fileImporter(
        isPresented: $isShown, allowedContentTypes: types, allowsMultipleSelection: isMultiple,
        onCompletion: { result in
          switch result {
          case .success(let files):
            said = files.map(\.lastPathComponent).joined(separator: " ")
          case .failure(let error): said = error.localizedDescription
          }
        },
        onCancellation: { said = "cancelled" })
    Text("\(said), shown: \(String(isShown))")
  }
}

@MainActor @Observable
private final class Chosen {
  var items: [PhotosPickerItem] = []
}

private struct Chooser: View {
  @Bindable var album: Chosen
  @State private var changes = 0

  var body: some View {
    PhotosPicker("Photos", selection: $album.items, matching: .images)
      .onChange(of: album.items) { changes += 1 }
    Text("\(changes) changes")
  }
}

private struct Photos: View {
  @State private var item: PhotosPickerItem?
  @State private var said = "nothing"

  var body: some View {
    PhotosPicker("Photo", selection: $item, matching: .images)
    Text(said)
      .task(id: item) {
        guard let item else { return }
        do {
          let bytes = try await item.loadTransferable(type: Data.self)
          let type = item.supportedContentTypes.first?.preferredMIMEType
          said = "\(bytes?.count ?? 0) bytes of \(type ?? "nothing")"
        } catch {
          said = error.localizedDescription
        }
      }
  }
}

private struct Album: View {
  @State private var items: [PhotosPickerItem] = []
  @State private var isShown = false

  var body: some View {
    PhotosPicker("Photos", selection: $items, maxSelectionCount: 2, matching: .any(of: [.images]))
    Button("Add") { isShown = true }
      .photosPicker(isPresented: $isShown, selection: $items, maxSelectionCount: 2)
    Text("\(items.count) chosen")
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("[")
      configuration.label
      Text("]")
    }
  }
}
