import StorefrontCatalog
import StorefrontCore
import StorefrontDomain
import SwiftUI

/// The reviews of a product, and the form for one's own.
struct ReviewsView: View {
  @State private var reviewing: Reviewing
  private let canReview: Bool
  /// How often they may have changed.
  private let changes: Int
  @Environment(\.locale) private var locale
  @Environment(\.logIn) private var logIn

  init(_ reviewing: Reviewing, canReview: Bool, changes: Int) {
    _reviewing = State(initialValue: reviewing)
    (self.canReview, self.changes) = (canReview, changes)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let all = reviewing.reviews {
        Text(all.average.map { "Reviews, \($0) of 5 stars" } ?? "No reviews yet")
          .font(.title2).bold()
          .accessibilityAddTraits(.isHeader)
        ForEach(all.reviews, id: \.self) { ReviewView(review: $0) }
        form
      }
      if let error = reviewing.error {
        ErrorView(error) { Task { await reviewing.load() } }
      }
    }
    .frame(maxWidth: 640, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .task(id: changes) { await reviewing.load() }
  }

  @ViewBuilder private var form: some View {
    if !canReview {
      Button("Log in to write a review") { logIn() }
    } else {
      Picker("Stars", selection: $reviewing.form.rating) {
        Text("None").tag(Rating?.none)
        ForEach(Rating.allCases, id: \.self) { Text("\($0.rawValue)").tag(Rating?.some($0)) }
      }
      .pickerStyle(.segmented)
      TextField("Your review", text: $reviewing.form.text, axis: .vertical)
        .textFieldStyle(.roundedBorder)
      ForEach(reviewing.problems, id: \.description) { problem in
        Label(problem.description, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
      Button("Send the review") { Task { await reviewing.send() } }
        .buttonStyle(.bordered)
      if reviewing.isTaken { Text("Thank you for your review.").foregroundStyle(.green) }
    }
  }
}

/// A review.
struct ReviewView: View {
  let review: ProductReviews.Entry
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(String(repeating: "★", count: review.stars))
          .foregroundStyle(.orange)
          .accessibilityLabel("\(review.stars) of 5 stars")
        Text(review.author).bold()
        Text(review.date.formatted(.dateTime.day().month().year().locale(locale)))
          .foregroundStyle(.secondary)
      }
      .font(.subheadline)
      if !review.text.isEmpty { Text(review.text) }
    }
  }
}
