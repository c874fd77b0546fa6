import VitroUI

/// A page with a bit of everything.
struct CounterView: View {
  @State private var count = 7
  @State private var name = ""
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Button("−") { count -= 1 }
          Text("\(count)")
          Button("+") { count += 1 }
        }
        Button("What is the \(count)th prime?") {}
        Button("Is this prime?") { isAsking = true }
        Button("Disabled") {}.disabled(true)
        TextField("Name", text: $name)
          .onChange(of: name) { name.removeAll { $0 == "!" } }
        Text("Hello, \(name)")
        List {
          Section("Favorites") {
            ForEach([2, 3, 5], id: \.self) { Text("\($0)") }.onDelete { _ in }
          }
        }
      }
      .navigationTitle("Counter demo")
      .sheet(isPresented: $isAsking) {
        VStack {
          Text("\(count) is prime 🎉")
          Button("Save to favorite primes") { isAsking = false }
        }
      }
    }
  }
}

extension Screen {
  static func counter(_ host: ScreenHost = ScreenHost()) -> Screen {
    Screen(host: host) { CounterView() }
  }

  /// The element of this role and name.
  func id(_ role: Role, _ name: String) -> Element.ID? {
    func search(_ element: Element) -> Element.ID? {
      if element.role == role, element.name == name { return element.id }
      return element.children.lazy.compactMap(search).first
    }
    return search(root)
  }
}
