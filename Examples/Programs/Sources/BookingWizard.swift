import SwiftUI

struct Booking {
  enum Seat: String, CaseIterable {
    case window = "Window"
    case middle = "Middle"
    case aisle = "Aisle"
  }

  var passenger = ""
  var departure = Date.now
  var travelers = 1
  var seat = Seat.window
  var hasInsurance = false
}

enum BookingStep: Int, CaseIterable, Comparable {
  case passenger
  case trip
  case extras
  case summary

  var title: String {
    switch self {
    case .passenger: "Passenger"
    case .trip: "Trip"
    case .extras: "Extras"
    case .summary: "Summary"
    }
  }

  var next: BookingStep? { BookingStep(rawValue: rawValue + 1) }
  var previous: BookingStep? { BookingStep(rawValue: rawValue - 1) }

  static func < (lhs: BookingStep, rhs: BookingStep) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

struct BookingWizard: View {
  @State private var booking = Booking()
  @State private var step = BookingStep.passenger
  @State private var isMovingForward = true
  @State private var isBooked = false

  private var canContinue: Bool {
    step != .passenger || !booking.passenger.isEmpty
  }

  var body: some View {
    if isBooked {
      ConfirmationView(booking: booking, startOver: startOver)
        .transition(.opacity)
    } else {
      VStack(spacing: 0) {
        header
        content
          .id(step)
          .transition(
            .asymmetric(
              insertion: .move(edge: isMovingForward ? .trailing : .leading),
              removal: .move(edge: isMovingForward ? .leading : .trailing)
            )
          )
          .frame(maxHeight: .infinity)
        buttons
      }
      .animation(.easeInOut, value: step)
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 8) {
      ProgressView(
        value: Double(step.rawValue + 1), total: Double(BookingStep.allCases.count)
      ) {
        Text("Step \(step.rawValue + 1) of \(BookingStep.allCases.count)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Text(step.title)
        .font(.title.bold())
        .accessibilityAddTraits(.isHeader)
    }
    .padding()
  }

  @ViewBuilder
  private var content: some View {
    switch step {
    case .passenger:
      Form {
        TextField("Full name", text: $booking.passenger)
          .textContentType(.name)
      }
    case .trip:
      Form {
        DatePicker("Departure", selection: $booking.departure, displayedComponents: .date)
        Stepper("Travelers: \(booking.travelers)", value: $booking.travelers, in: 1...6)
      }
    case .extras:
      Form {
        Picker("Seat", selection: $booking.seat) {
          ForEach(Booking.Seat.allCases, id: \.self) { seat in
            Text(seat.rawValue)
          }
        }
        .pickerStyle(.inline)
        Toggle("Travel insurance", isOn: $booking.hasInsurance)
      }
    case .summary:
      SummaryView(booking: booking)
    }
  }

  private var buttons: some View {
    HStack {
      if let previous = step.previous {
        Button("Back") {
          go(to: previous)
        }
        .buttonStyle(.bordered)
      }
      Spacer()
      if let next = step.next {
        Button("Next") {
          go(to: next)
        }
        .buttonStyle(.borderedProminent)
        .disabled(!canContinue)
      } else {
        Button("Book") {
          withAnimation { isBooked = true }
        }
        .buttonStyle(.borderedProminent)
        .tint(.green)
      }
    }
    .padding()
    .background(.bar)
  }

  private func go(to newStep: BookingStep) {
    isMovingForward = newStep > step
    step = newStep
  }

  private func startOver() {
    withAnimation {
      booking = Booking()
      step = .passenger
      isBooked = false
    }
  }
}

private struct SummaryView: View {
  let booking: Booking

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
      row("Passenger", booking.passenger)
      row("Departure", booking.departure.formatted(date: .abbreviated, time: .omitted))
      row("Travelers", booking.travelers.formatted())
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      row("Seat", booking.seat.rawValue)
      row("Insurance", booking.hasInsurance ? "Included" : "None")
    }
    .padding()
  }

  private func row(_ title: LocalizedStringKey, _ value: String) -> some View {
    GridRow {
      Text(title)
        .foregroundStyle(.secondary)
        .gridColumnAlignment(.trailing)
      Text(value)
        .fontWeight(.medium)
    }
  }
}

private struct ConfirmationView: View {
  let booking: Booking
  let startOver: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("Booked!", systemImage: "airplane.departure")
    } description: {
      Text("Have a nice trip, \(booking.passenger).")
    } actions: {
      Button("Book another trip", action: startOver)
    }
  }
}

#Preview {
  BookingWizard()
}
