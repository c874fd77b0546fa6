import VitroApp

/// The application under test.
struct PrimeTimeApp: App {
  var body: some Scene {
    WindowGroup { Text("2 is prime 🎉") }
  }
}
