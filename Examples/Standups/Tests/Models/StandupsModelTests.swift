import Foundation
import StandupsDomain
import StandupsModels
import StandupsShared
import Testing
import VitroTesting

@MainActor @Suite("The model of the list")
struct StandupsModelTests {
  @Test("The form of a new stand-up is shown, filled in, and kept") func add() async throws {
    let world = World()
    let test = TestModel(StandupsModel()) { world.prepare(&$0) }
    var form = StandupForm(new: .number(0), row: .number(1))
    await test.perform {
      $0.addButtonTapped()
    } changes: {
      $0.destination = .add(.init(form: form))
    }
    form.title = "Design"
    form[name: .number(1)] = "Blob"
    await test.perform {
      $0.destination?[case: \.add]?.form = form
    } changes: {
      $0.destination = .add(.init(form: form))
    }
    let standup = try form.standup()
    await test.perform {
      $0.confirmAddButtonTapped()
    } changes: { [standups = test.model.$standups] in
      $0.destination = nil
      try standups.withLock { try $0.add(standup) }
    }
    #expect(try world.saved == [standup])
  }

  @Test("A form that is no stand-up is not kept") func invalid() async {
    let world = World()
    let test = TestModel(StandupsModel()) { world.prepare(&$0) }
    await test.perform {
      $0.addButtonTapped()
    } changes: {
      $0.destination = .add(.init(form: StandupForm(new: .number(0), row: .number(1))))
    }
    await test.perform { $0.confirmAddButtonTapped() }
    await test.perform {
      $0.dismissAddButtonTapped()
    } changes: {
      $0.destination = nil
    }
  }

  @Test("A stand-up that is deleted goes, and the list is shown") func delete() async {
    let world = World([.mock()])
    let test = TestModel(StandupsModel()) { world.prepare(&$0) }
    await test.perform {
      $0.standupTapped(Standup.mock().id)
    } changes: {
      $0.destination = .detail(.init(id: Standup.mock().id))
    }
    await test.perform {
      await $0.destination?[case: \.detail]?.alertButtonTapped(.confirmDeletion)
    } changes: { [standups = test.model.$standups] in
      $0.destination = nil
      standups.withLock { $0 = Standups() }
    }
  }

  @Test("An address of a stand-up that has gone is told") func gone() async throws {
    let world = World()
    let test = TestModel(StandupsModel()) { world.prepare(&$0) }
    let url = try #require(URL(string: "/\(Standup.mock().id)"))
    await test.perform {
      await $0.open(url)
    } changes: {
      $0.destination = .alert(.gone)
    }
  }

  @Test("Where the file is damaged it asks, and takes the samples") func damaged() async throws {
    let world = World(file: "?")
    var test: TestModel<StandupsModel>?
    withKnownIssue { test = TestModel(StandupsModel()) { world.prepare(&$0) } }
    let model = try #require(test)
    #expect(model.state.destination?[case: \.alert]?.title == TextState(notLoaded))
    await model.perform {
      $0.alertButtonTapped(.loadSamples)
    } changes: { [standups = model.model.$standups] _ in
      try standups.withLock { $0 = try Standups(Standup.samples) }
    }
    #expect(try world.saved == Standup.samples && world.load("standups.json.damaged") == "?")
  }

  @Test("An address leads through a stand-up to its form") func deepLink() async throws {
    let world = World([.mock()])
    let test = TestModel(StandupsModel()) { world.prepare(&$0) }
    let url = try #require(URL(string: "/\(Standup.mock().id)/edit"))
    await test.perform {
      await $0.open(url)
    } changes: {
      let form = StandupFormModel.Snapshot(form: StandupForm(editing: .mock()))
      $0.destination = .detail(.init(id: Standup.mock().id, destination: .edit(form)))
    }
  }

  private let notLoaded = "The stand-ups could not be loaded"
}

extension Identifier {
  /// The identity that is made as the nth, counted from 0.
  static func number(_ number: UInt64) -> Self { Self(UUID(number: number)) }
}
