import SwiftUI

struct Message: Identifiable, Equatable {
  let id = UUID()
  let text: String
  let isFromMe: Bool
  let date: Date
}

@MainActor
class ChatViewModel: ObservableObject {
  @Published var messages: [Message]
  @Published var draft = ""
  @Published private(set) var isTyping = false

  private let reply: @MainActor (String) async -> String

  init(
    messages: [Message] = [],
    reply: @escaping @MainActor (String) async -> String = { _ in
      try? await Task.sleep(for: .seconds(2))
      return "Sounds good!"
    }
  ) {
    self.messages = messages
    self.reply = reply
  }

  var canSend: Bool {
    !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  func send() {
    guard canSend else { return }
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    draft = ""
    messages.append(Message(text: text, isFromMe: true, date: .now))
    isTyping = true
    Task {
      let answer = await reply(text)
      isTyping = false
      messages.append(Message(text: answer, isFromMe: false, date: .now))
    }
  }
}

struct ChatView: View {
  @StateObject private var viewModel: ChatViewModel

  init(viewModel: ChatViewModel = ChatViewModel()) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View {
    NavigationStack {
      MessageList(messages: viewModel.messages, isTyping: viewModel.isTyping)
        .safeAreaInset(edge: .bottom) {
          InputBar(text: $viewModel.draft, canSend: viewModel.canSend, onSend: viewModel.send)
        }
        .navigationTitle("Emma")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Emma").font(.headline)
              if viewModel.isTyping {
                Text("typing…").font(.caption).foregroundStyle(.secondary)
              }
            }
          }
        }
    }
  }
}

private struct MessageList: View {
  let messages: [Message]
  let isTyping: Bool

  var body: some View {
    GeometryReader { geometry in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(messages) { message in
              MessageBubble(message: message, maxWidth: geometry.size.width * 0.75)
                .id(message.id)
            }
          }
          .padding(.horizontal)
        }
        .scrollDismissesKeyboard(.interactively)
        .onAppear {
          scrollToLast(proxy)
        }
        .onChange(of: messages) {
          withAnimation {
            scrollToLast(proxy)
          }
        }
      }
    }
  }

  private func scrollToLast(_ proxy: ScrollViewProxy) {
    guard let last = messages.last else { return }
    proxy.scrollTo(last.id, anchor: .bottom)
  }
}

private struct MessageBubble: View {
  let message: Message
  let maxWidth: CGFloat

  private var alignment: Alignment {
    message.isFromMe ? .trailing : .leading
  }

  var body: some View {
    VStack(alignment: alignment.horizontal, spacing: 2) {
      Text(message.text)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(message.isFromMe ? Color.blue : Color(white: 0.9))
        .foregroundColor(message.isFromMe ? .white : .black)
        .clipShape(
          UnevenRoundedRectangle(
            topLeadingRadius: 18,
            bottomLeadingRadius: message.isFromMe ? 18 : 4,
            bottomTrailingRadius: message.isFromMe ? 4 : 18,
            topTrailingRadius: 18
          )
        )
        .textSelection(.enabled)
      Text(message.date, style: .time)
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: maxWidth, alignment: alignment)
    .frame(maxWidth: .infinity, alignment: alignment)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("\(message.isFromMe ? "You" : "Emma"): \(message.text)")
  }
}

private struct InputBar: View {
  @Binding var text: String
  let canSend: Bool
  let onSend: () -> Void

  var body: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $text, axis: .vertical)
        .lineLimit(1...5)
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 18).stroke(.quaternary))
      Button("Send", systemImage: "arrow.up.circle.fill", action: onSend)
        .labelStyle(.iconOnly)
        .font(.title)
        .disabled(!canSend)
        .keyboardShortcut(.return, modifiers: .command)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.thinMaterial)
  }
}

#Preview {
  ChatView(
    viewModel: ChatViewModel(messages: [
      Message(text: "Hi! Lunch at noon?", isFromMe: false, date: .now.addingTimeInterval(-300)),
      Message(text: "Yes, gladly.", isFromMe: true, date: .now.addingTimeInterval(-120)),
    ]))
}
