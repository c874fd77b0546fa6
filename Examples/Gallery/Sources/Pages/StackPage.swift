import SwiftUI

struct StackPage: View {
  static let exhibit = Exhibit("Stacks, frames, padding", "square.stack", file: #filePath) {
    StackPage()
  }

  @State private var isWide = false

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        tile("1", .red)
        Spacer()
        tile("2", .orange)
        Spacer()
        tile("3", .green)
      }
      ZStack(alignment: .bottomTrailing) {
        RoundedRectangle(cornerRadius: 16).fill(.blue.gradient).frame(height: 96)
        Text("In the corner").foregroundStyle(.white).padding()
      }
      Text("In a frame")
        .frame(maxWidth: isWide ? .infinity : 160, minHeight: 56)
        .background(.yellow.opacity(0.4))
        .border(.orange, width: 2)
      Button(isWide ? "Narrower" : "Wider") { isWide.toggle() }
      HStack(alignment: .top) {
        Text("Left").frame(maxWidth: .infinity, alignment: .leading)
        Divider()
        Text("Right").frame(maxWidth: .infinity, alignment: .trailing)
      }
      .frame(height: 40)
      Text("As wide as it wants to be").fixedSize()
      Text("A card")
        .padding(24)
        .background(.background, in: .rect(cornerRadius: 20))
        .shadow(radius: 8, y: 4)
      ScrollView(.horizontal) {
        HStack {
          ForEach(1..<20) { tile("\($0)", .teal) }
        }
      }
    }
  }

  private func tile(_ text: String, _ color: Color) -> some View {
    Text(text)
      .bold()
      .foregroundStyle(.background)
      .frame(width: 56, height: 56)
      .background(color, in: .rect(cornerRadius: 12))
  }
}
