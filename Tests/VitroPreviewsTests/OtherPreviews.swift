import VitroPreviews

struct Row_Previews: PreviewProvider {
  static var previews: some View {
    Text("Short")
    Text("Longer")
  }
}

enum Nested {
  private struct Deep_Previews: PreviewProvider {
    static var previews: some View { Text("Deep") }
  }
}

struct Generic_Previews<Value>: PreviewProvider {
  static var previews: some View { Text("Nobody knows of what") }
}

extension Row_Previews {
  #Preview("Inside a type", body: { Text("Inside") })
}
