import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Files that people choose", .serialized, .needsBrowser)
struct FileTests {
  @Test("A file is chosen by its button and read, in memory and in a browser")
  func photograph() async throws {
    try await withFile("mug.png", Data(repeating: 7, count: 100_000)) { file in
      let screen = Screen { Files() }
      try await read(file, on: screen)
      try await withPage(named: "Files", showing: { Screen(host: $0) { Files() } }) { page in
        try await read(file, on: page)
        #expect(page.problems == [])
      }
    }
  }

  private func read(_ file: URL, on surface: some TestSurface & Queryable) async throws {
    try await surface.button("Photo").chooseFiles(file)
    await (surface as? Screen)?.rest()
    #expect(surface.text("100000 bytes").exists)
    try await surface.button("Import").tap()
    #expect(surface.dialog("Choose Files").exists)
    try await surface.button("Choose Files").chooseFiles(file, file)
    #expect(surface.text("mug.png mug.png").exists && surface.dialog().isAbsent)
    try await surface.button("Import").tap()
    try await surface.button("Cancel").tap()
    #expect(surface.text("cancelled").exists && surface.dialog().isAbsent)
  }

  @Test("A file that is too large is not sent, and the person is told the limit")
  func tooLarge() async throws {
    try await withFile("mug.png", Data(count: 16 * 1_024 * 1_024 + 1)) { file in
      try await withPage(named: "Files", showing: { Screen(host: $0) { Files() } }) { page in
        try await page.button("Import").tap()
        try await page.button("Choose Files").chooseFiles(file)
        #expect(
          page.text("“mug.png” is too large: a file can have 16.8 MB. Choose a smaller one.")
            .exists)
      }
    }
  }

  @Test("A long name is cut between its letters, and its end says the type")
  func longName() async throws {
    try await withPage(named: "Files", showing: { Screen(host: $0) { Files() } }) { page in
      try await page.button("Import").tap()
      let choose = """
        (() => {
          document.querySelector("[data-files][data-opens]").click()
          const name = "a😀" + "b".repeat(195) + ".png"
          const files = new DataTransfer()
          for (const each of [name, "\\ud83d" + name]) files.items.add(new File(["1"], each))
          const input = document.querySelector("input[type=file]")
          input.files = files.files
          input.dispatchEvent(new Event("change"))
          return true
        })()
        """
      #expect(try await page.evaluate(choose, as: Bool.self))
      try await page.rest()
      let name = String(repeating: "b", count: 195) + ".png"
      #expect(page.text("\(name) \(name)").exists && page.problems == [])
    }
  }

  @Test("A page that has no more room for files says so")
  func noRoom() async throws {
    try await withFile("mug.png", Data(count: 16 * 1_024 * 1_024)) { file in
      try await withPage(named: "Files", showing: { Screen(host: $0) { Files() } }) { page in
        for count in 1...5 {
          try await page.button("Import").tap()
          try await page.button("Choose Files").chooseFiles(file)
          let words = "There is no room for “mug.png” any more."
          #expect(page.text().all.contains { $0.text.hasPrefix(words) } == (count > 4))
        }
      }
    }
  }

  @Test("The browser's own choice is for the types that are offered, and as many as are asked for")
  func choice() async throws {
    try await withPage(named: "Files", showing: { Screen(host: $0) { Files() } }) { page in
      try await page.button("Photo").tap()
      let says = try await page.evaluate(
        """
        (() => {
          const { accept, multiple, hidden } = document.querySelector("input[type=file]")
          return [accept.includes(".jpg"), accept.includes(".pdf"), multiple, hidden]
        })()
        """, as: [Bool].self)
      #expect(says == [true, false, false, true])
    }
  }

  @Test("Who leaves the choice that came by itself is not asked again")
  func cancelled() async throws {
    try await withPage(named: "Files", showing: { Screen(host: $0) { Files() } }) { page in
      try await page.button("Import").tap()
      let cancel = "document.querySelector('input[type=file]').dispatchEvent(new Event('cancel'))"
      #expect(try await page.evaluate(cancel, as: Bool.self))
      try await page.rest()
      #expect(page.text("cancelled").exists && page.dialog().isAbsent && page.problems == [])
    }
  }

  private func withFile(_ name: String, _ data: Data, _ body: (URL) async throws -> Void)
    async throws
  {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try data.write(to: file)
    try await body(file)
  }
}

private struct Files: View {
  @State private var photo: PhotosPickerItem?
  @State private var isShown = false
  @State private var said = "nothing"

  var body: some View {
    Text(said)
    PhotosPicker("Photo", selection: $photo, matching: .images)
      .task(id: photo) {
        guard let photo else { return }
        do {
          let bytes = try await photo.loadTransferable(type: Data.self)
          said = "\(bytes?.count ?? 0) bytes"
        } catch {
          said = error.localizedDescription
        }
      }
    Button("Import") { isShown = true }
      .fileImporter(
        isPresented: $isShown, allowedContentTypes: [.image], allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let files): said = files.map(\.lastPathComponent).joined(separator: " ")
        case .failure(let error): said = error.localizedDescription
        }
      } onCancellation: {
        said = "cancelled"
      }
  }
}
