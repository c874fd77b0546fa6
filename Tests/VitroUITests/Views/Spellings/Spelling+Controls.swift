import Foundation
import VitroUI

extension Spelling {
  static let controls = buttons + choices + numbers + fields + others

  private static let buttons = [
    Spelling("Button, key") { Button("Title") {} },
    Spelling("Button, string") { Button(title) {} },
    Spelling("Button, symbol") { Button("Title", systemImage: "star") {} },
    Spelling("Button, string and symbol") { Button(title, systemImage: "star") {} },
    Spelling("Button, label") { Button(action: {}, label: { Text("Title") }) },
    Spelling("Menu, key") { Menu("Title") { Text("Content") } },
    Spelling("Menu, string") { Menu(title) { Text("Content") } },
    Spelling("Menu, key and action") {
      Menu("Title") {
        Text("Content")
      } primaryAction: {
      }
    },
    Spelling("Menu, string and action") {
      Menu(title) {
        Text("Content")
      } primaryAction: {
      }
    },
    Spelling("Menu, symbol") { Menu("Title", systemImage: "star") { Text("Content") } },
    Spelling("DisclosureGroup, key") { DisclosureGroup("Title") { Text("Content") } },
    Spelling("DisclosureGroup, string") { DisclosureGroup(title) { Text("Content") } },
  ]

  private static let choices = [
    Spelling("Toggle, key", .switch) { Toggle("Title", isOn: .constant(true)) },
    Spelling("Toggle, string", .switch) { Toggle(title, isOn: .constant(true)) },
    Spelling("Toggle, symbol", .switch) {
      Toggle("Title", systemImage: "star", isOn: .constant(true))
    },
    Spelling("Toggle, string and symbol", .switch) {
      Toggle(title, systemImage: "star", isOn: .constant(true))
    },
    Spelling("Picker, key", .combobox) { Picker("Title", selection: .constant(1)) { one } },
    Spelling("Picker, string", .combobox) { Picker(title, selection: .constant(1)) { one } },
    Spelling("Picker, symbol", .combobox) {
      Picker("Title", systemImage: "star", selection: .constant(1)) { one }
    },
    Spelling("Picker, label", .combobox) {
      Picker(selection: .constant(1), label: Text("Title")) { one }
    },
    Spelling("Tab, key", .tab) { TabView { Tab("Title", systemImage: "star") { one } } },
    Spelling("Tab, string and value", .tab) {
      TabView(selection: .constant(1)) { Tab(title, systemImage: "star", value: 1) { one } }
    },
    Spelling("Tab, label", .tab) {
      TabView(selection: .constant(1)) {
        Tab(value: 1) {
          one
        } label: {
          Text("Title")
        }
      }
    },
    Spelling("ColorPicker, key", .textbox) { ColorPicker("Title", selection: .constant(.red)) },
  ]

  @MainActor private static var one: some View { Text("Content").tag(1) }
}

extension Spelling {
  private static let numbers = [
    Spelling("Slider, label", .slider) { Slider(value: .constant(0.5)) { Text("Title") } },
    Spelling("Slider, ends", .slider) {
      Slider(value: .constant(0.5)) {
        Text("Title")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    },
    Spelling("Slider, steps and ends", .slider) {
      Slider(value: .constant(5), in: 0...10, step: 5) {
        Text("Title")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
    },
    Spelling("Slider, no label", .slider) {
      Slider(value: .constant(5), in: 0...10, step: 5).accessibilityLabel(title)
    },
    Spelling("Stepper, key", .spinbutton) { Stepper("Title", value: .constant(1)) },
    Spelling("Stepper, bounds", .spinbutton) { Stepper("Title", value: .constant(1), in: 0...2) },
    Spelling("Stepper, string", .spinbutton) { Stepper(title, value: .constant(1), in: 0...2) },
    Spelling("Stepper, actions", .spinbutton) {
      Stepper("Title", onIncrement: {}, onDecrement: nil)
    },
    Spelling("Stepper, label", .spinbutton) { Stepper(value: .constant(1)) { Text("Title") } },
    Spelling("ProgressView, key", .progressbar) { ProgressView("Title") },
    Spelling("ProgressView, string", .progressbar) { ProgressView(title) },
    Spelling("ProgressView, label", .progressbar) { ProgressView { Text("Title") } },
    Spelling("ProgressView, key and value", .progressbar) { ProgressView("Title", value: 0.5) },
    Spelling("ProgressView, string and value", .progressbar) { ProgressView(title, value: 0.5) },
    Spelling("ProgressView, two labels", .progressbar) {
      ProgressView(value: 0.5) {
        Text("Title")
      } currentValueLabel: {
        Text("Half")
      }
    },
    Spelling("Gauge, label", .meter) { Gauge(value: 0.5) { Text("Title") } },
    Spelling("Gauge, two labels", .meter) {
      Gauge(value: 5, in: 0...10) {
        Text("Title")
      } currentValueLabel: {
        Text("Half")
      }
    },
  ]

  private static let fields = [
    Spelling("TextField, key", .textbox) { TextField("Title", text: .constant("")) },
    Spelling("TextField, string", .textbox) { TextField(title, text: .constant("")) },
    Spelling("TextField, label", .textbox) {
      TextField(text: .constant("")) { Text("Title") }
    },
    Spelling("SecureField, key", .textbox) { SecureField("Title", text: .constant("")) },
    Spelling("SecureField, string", .textbox) { SecureField(title, text: .constant("")) },
    Spelling("DatePicker, key", .textbox) {
      DatePicker("Title", selection: .constant(.now), displayedComponents: .date)
    },
    Spelling("DatePicker, string", .textbox) {
      DatePicker(title, selection: .constant(.now), displayedComponents: .date)
    },
    Spelling("DatePicker, label", .textbox) {
      DatePicker(selection: .constant(.now), displayedComponents: .date) { Text("Title") }
    },
    Spelling("DatePicker, range and label", .textbox) {
      DatePicker(selection: .constant(.now), in: .now ... .now, displayedComponents: .date) {
        Text("Title")
      }
    },
  ]

  private static let others = [
    Spelling("Link, key", .link) { Link("Title", destination: site) },
    Spelling("Link, string", .link) { Link(title, destination: site) },
    Spelling("Link, label", .link) { Link(destination: site) { Text("Title") } },
    Spelling("Label, key", .text) { Label("Title", systemImage: "star") },
    Spelling("Label, key and picture", .text) { Label("Title", image: "Star") },
    Spelling("Label, string and picture", .text) { Label(title, image: "Star") },
    Spelling("Label, views", .text) {
      Label {
        Text("Title")
      } icon: {
        Circle()
      }
    },
    Spelling("Image, named", .image) { Image("Title") },
    Spelling("Image, labelled", .image) { Image("Star", label: Text("Title")) },
    Spelling("Image, of a value", .image) {
      Image(systemName: "star", variableValue: 0.5).accessibilityLabel("Title")
    },
  ]

  private static var site: URL { URL(filePath: "/site") }
}
