import VitroPreviews

struct CounterView: View {
  @Binding var count: Int
  @Environment(\.step) private var step

  var body: some View {
    Text("\(count)")
    Button("Add \(step)") { count += step }
  }
}

extension EnvironmentValues {
  @Entry var step = 1
  @Entry var unit: String?
  @Entry var words: [String] = ["a", "b"]
}

#Preview {
  Text("Nothing is said about it")
}

#Preview("Counting") {
  @Previewable @State var count = 7
  @Previewable @State var title = "Seven"
  let shown = "Title: \(title)"
  Text(shown)
  CounterView(count: $count)
  Button("Rename") { title = "Other" }
}

#Preview("Steps", traits: .fixedLayout(width: 300, height: 200), .sizeThatFitsLayout) {
  @Previewable @State var count = 0
  return CounterView(count: $count).environment(\.step, 5)
}
