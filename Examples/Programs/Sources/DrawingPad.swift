import SwiftUI

struct Line: Identifiable {
  let id = UUID()
  var points: [CGPoint]
  var color: Color
  var width: CGFloat
}

struct DrawingPadView: View {
  @State private var lines: [Line] = []
  @State private var undoneLines: [Line] = []
  @State private var currentLine: Line?
  @State private var selectedColor = Color.black
  @State private var lineWidth: CGFloat = 4
  @State private var isConfirmingClear = false

  private let colors: [(name: String, color: Color)] = [
    ("Black", .black), ("Red", .red), ("Green", .green), ("Blue", .blue), ("Orange", .orange),
  ]

  var body: some View {
    VStack(spacing: 0) {
      toolbar
      canvas
      palette
    }
    .alert("Clear the drawing?", isPresented: $isConfirmingClear) {
      Button("Clear", role: .destructive) {
        lines.removeAll()
        undoneLines.removeAll()
      }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var toolbar: some View {
    HStack {
      Button("Undo", systemImage: "arrow.uturn.backward") {
        if let line = lines.popLast() {
          undoneLines.append(line)
        }
      }
      .disabled(lines.isEmpty)

      Button("Redo", systemImage: "arrow.uturn.forward") {
        if let line = undoneLines.popLast() {
          lines.append(line)
        }
      }
      .disabled(undoneLines.isEmpty)

      Spacer()
      Text(lines.count == 1 ? "1 line" : "\(lines.count) lines")
        .foregroundStyle(.secondary)
      Spacer()

      Button("Clear", systemImage: "trash", role: .destructive) {
        isConfirmingClear = true
      }
      .disabled(lines.isEmpty)
    }
    .labelStyle(.iconOnly)
    .padding()
  }

  private var canvas: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      for line in lines + [currentLine].compactMap({ $0 }) {
        var path = Path()
        path.addLines(line.points)
        context.stroke(
          path, with: .color(line.color),
          style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
      }
    }
    .gesture(drawing)
    .border(.secondary)
    .accessibilityLabel("Drawing")
    .accessibilityAddTraits(.isImage)
    .accessibilityValue("\(lines.count)")
  }

  private var drawing: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .onChanged { value in
        if currentLine == nil {
          currentLine = Line(
            points: [value.startLocation], color: selectedColor, width: lineWidth)
        }
        currentLine?.points.append(value.location)
      }
      .onEnded { _ in
        if let line = currentLine {
          lines.append(line)
        }
        currentLine = nil
        undoneLines.removeAll()
      }
  }

  private var palette: some View {
    VStack {
      HStack(spacing: 16) {
        ForEach(colors, id: \.name) { name, color in
          ColorButton(name: name, color: color, isSelected: color == selectedColor) {
            selectedColor = color
          }
        }
      }
      HStack {
        LinePreview(width: lineWidth)
          .frame(width: 44, height: 24)
          .foregroundStyle(selectedColor)
        Slider(value: $lineWidth, in: 1...20) {
          Text("Line Width")
        }
        Text("\(Int(lineWidth)) pt")
          .monospacedDigit()
          .frame(width: 56, alignment: .trailing)
      }
    }
    .padding()
    .background(.ultraThinMaterial)
  }
}

private struct ColorButton: View {
  let name: String
  let color: Color
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Circle()
        .fill(color)
        .frame(width: 32, height: 32)
        .overlay {
          if isSelected {
            Circle()
              .inset(by: -4)
              .stroke(color, lineWidth: 2)
          }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

private struct LinePreview: View {
  let width: CGFloat

  var body: some View {
    Squiggle()
      .stroke(style: StrokeStyle(lineWidth: width, lineCap: .round))
      .accessibilityHidden(true)
  }
}

private struct Squiggle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY),
        control1: CGPoint(x: rect.midX, y: rect.minY),
        control2: CGPoint(x: rect.midX, y: rect.maxY))
    }
  }
}

#Preview {
  DrawingPadView()
}
