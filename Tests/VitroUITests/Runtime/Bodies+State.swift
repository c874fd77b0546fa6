import VitroUI

extension Situation {
  static let state = [
    Situation(
      "A state that no child takes runs the body that reads it",
      tap: "Count", runs: ["Parent": 1], shows: "count 1"
    ) { Parent() },
    Situation(
      "A state that no body reads runs none", tap: "Count unseen", runs: [:]
    ) { Parent() },
    Situation(
      "A state's own place is all that runs, and siblings stay", tap: "a", runs: ["Counter": 1],
      shows: "a 1", "b 0"
    ) { Siblings() },
    Situation(
      "An equal value that is set again runs nothing", tap: "Count to 0", runs: [:]
    ) { Parent() },
    Situation(
      "Several changes in one event run a body once", tap: "Count twice", runs: ["Parent": 1],
      shows: "count 2"
    ) { Parent() },
    Situation(
      "A change at the bottom of twenty views runs one body", tap: "+", runs: ["Counter": 1],
      shows: "+ 1"
    ) { Nested(depth: 20) },
  ]

  static let bindings = [
    Situation(
      "A binding that is written runs the child that reads it, not the owner that does not",
      tap: "+", runs: ["Stepper": 1], shows: "+ 1"
    ) { BindingOwner() },
    Situation(
      "A binding to a part runs nothing when another part changes", tap: "Older",
      runs: ["AgeView": 1], shows: "age 1", "name Ada"
    ) { PersonOwner() },
    Situation(
      "A binding to a part of a part, too", tap: "Move", runs: ["CityView": 1], shows: "city Turin"
    ) { PersonOwner() },
    Situation(
      "Who reads the whole and a part runs for each change", tap: "Older",
      runs: ["WholeReader": 1, "AgeView": 1], shows: "Ada is 1"
    ) { WholeOwner() },
    Situation(
      "A binding made of closures is never equal, as closures are not", tap: "Count",
      runs: ["ClosureBindingOwner": 1, "Stepper": 1]
    ) { ClosureBindingOwner() },
  ]
}

private struct Parent: View {
  @State var count = 0
  @State var unseen = 0
  var body: some View {
    Text("count \(count)")
    Title(text: "same")
    Button("Count") { count += 1 }
    Button("Count to 0") { count = 0 }
    Button("Count unseen") { unseen += 1 }
    Button("Count twice") {
      count += 1
      unseen += 1
      count += 1
    }
  }
}

private struct Siblings: View {
  var body: some View {
    Counter(name: "a")
    Counter(name: "b")
  }
}

private struct Nested: View {
  let depth: Int
  var body: some View {
    if depth == 0 { Counter() } else { AnyView(Nested(depth: depth - 1)) }
  }
}

private struct Counter: View {
  var name = "+"
  @State var count = 0
  var body: some View {
    Text("\(name) \(count)")
    Button(name) { count += 1 }
  }
}

private struct Title: View {
  let text: String
  var body: some View { Text(text) }
}

private struct Stepper: View {
  @Binding var number: Int
  var body: some View {
    Text("+ \(number)")
    Button("+") { number += 1 }
  }
}

private struct BindingOwner: View {
  @State var number = 0
  var body: some View { Stepper(number: $number) }
}

private struct ClosureBindingOwner: View {
  @State var count = 0
  var body: some View {
    Stepper(number: Binding(get: { 0 }, set: { count = $0 }))
    Text("count \(count)")
    Button("Count") { count += 1 }
  }
}

private struct Person {
  struct Address { var city = "Paris", street = "Main Street" }
  var name = "Ada"
  var age = 0
  var address = Address()
}

private struct PersonOwner: View {
  @State var person = Person()
  var body: some View {
    NameView(name: $person.name)
    AgeView(age: $person.age)
    NameView(name: $person.address.street)
    CityView(city: $person.address.city)
  }
}

private struct WholeOwner: View {
  @State var person = Person()
  var body: some View {
    WholeReader(person: $person)
    AgeView(age: $person.age)
  }
}

private struct WholeReader: View {
  @Binding var person: Person
  var body: some View { Text("\($person.name.wrappedValue) is \(person.age)") }
}

private struct NameView: View {
  @Binding var name: String
  var body: some View { Text("name \(name)") }
}

private struct AgeView: View {
  @Binding var age: Int
  var body: some View {
    Text("age \(age)")
    Button("Older") { age += 1 }
  }
}

private struct CityView: View {
  @Binding var city: String
  var body: some View {
    Text("city \(city)")
    Button("Move") { city = "Turin" }
  }
}
