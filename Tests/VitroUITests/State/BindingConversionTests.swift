import Testing
import VitroUI

@MainActor @Suite("Bindings made of others")
struct BindingConversionTests {
  @Test("A binding to what may be missing becomes one to what is there, while it is there")
  func unwrapping() {
    var value: Int? = 1
    let base = Binding<Int?>(get: { value }, set: { value = $0 })
    let binding = Binding(base)
    binding?.wrappedValue = 2
    #expect(value == 2)
    value = nil
    #expect(binding?.wrappedValue == 1 && Binding(base) == nil)
  }

  @Test("A binding to what is there becomes one to what may be missing")
  func wrapping() {
    var value = 1
    let binding = Binding<Int?>(Binding<Int>(get: { value }, set: { value = $0 }))
    binding.wrappedValue = 2
    binding.wrappedValue = nil
    #expect(value == 2 && binding.wrappedValue == 2)
  }

  @Test("A binding to a value of any type takes values of its own")
  func erasing() {
    var value = 1
    let binding = Binding<AnyHashable>(Binding<Int>(get: { value }, set: { value = $0 }))
    binding.wrappedValue = "two"
    binding.wrappedValue = 3
    #expect(value == 3 && binding.wrappedValue == AnyHashable(3))
  }
}
