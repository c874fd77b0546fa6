import Testing
import VitroDependencies
import VitroDependencyMacros

private struct Weather: Sendable {
  var now: @Sendable () -> String
  static let live = Weather { "rain" }
}

/// A type that says what tests get.
private struct Tide: TestDependencyKey, Equatable {
  var height: Int
  static let testValue = Tide(height: 7)
}

/// A type that is its own key.
private struct Moon: DependencyKey, Equatable {
  var phase: String
  static let liveValue = Moon(phase: "live")
  static let testValue = Moon(phase: "test")
}

/// A type whose live value nobody has written.
private struct Anchor: TestDependencyKey {
  var isDropped: Bool
  static let testValue = Anchor(isDropped: true)
}

extension DependencyValues {
  @DependencyEntry fileprivate var anchor: Anchor
  @DependencyEntry fileprivate var weather: Weather = .live
  @DependencyEntry fileprivate var tide = Tide(height: 1)
  @DependencyEntry fileprivate var moon: Moon
  @DependencyEntry fileprivate var captain: String?
  @DependencyEntry fileprivate var `in`: Int = 3
}

private struct Sea {
  @Dependency(\.weather) var weather
  @Dependency(\.tide) var tide
  @Dependency(\.moon) var moon
  @Dependency(\.captain) var captain
}

@Suite struct EntryTests {
  private let sea = Sea()

  @Test func whatIsAssignedIsTheLiveValue() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(sea.weather.now() == "rain")
      #expect(sea.tide == Tide(height: 1))
      #expect(sea.captain == nil)
      #expect(DependencyValues.current.in == 3)
    }
  }

  @Test func itIsOverriddenAsAWholeAndInPart() {
    withDependencies {
      $0.weather = Weather { "sun" }
      $0.tide.height += 1
      $0.captain = "Nemo"
    } operation: {
      #expect(sea.weather.now() == "sun")
      #expect(sea.tide == Tide(height: 8))
      #expect(sea.captain == "Nemo")
    }
  }

  @Test func theTypeMaySayWhatTestsGet() {
    #expect(sea.tide == Tide(height: 7))
  }

  @Test(arguments: [(DependencyContext.live, "live"), (.preview, "live"), (.test, "test")])
  func aTypeThatIsItsOwnKeyNeedsNoValue(context: DependencyContext, phase: String) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(sea.moon == Moon(phase: phase))
    }
  }

  @Test func withoutAValueForTestsItFailsByName() {
    fails(weatherIsMissing) { sea.weather }
  }

  @Test func aDirectReadFailsByNameToo() {
    fails(weatherIsMissing) { DependencyValues.current.weather }
  }

  @Test func overridingAPartIsNotReading() {
    var values = DependencyValues.current
    values.weather.now = { "fog" }
    #expect(values.weather.now() == "fog")
  }

  @Test func whatIsReadInOrderToOverrideIsNotReported() {
    withDependencies {
      let live = $0.weather
      $0.weather.now = { live.now() + "bow" }
    } operation: {
      #expect(sea.weather.now() == "rainbow")
    }
  }

  @Test func aKeyPathOverridesItToo() {
    withDependencies {
      $0[keyPath: \.weather.now] = { "hail" }
    } operation: {
      #expect(sea.weather.now() == "hail")
    }
  }

  @Test func aKeyWithoutALiveValueIsReportedInARunningProgram() {
    withDependencies {
      $0.context = .live
    } operation: {
      fails(
        """
        Dependency 'anchor' was used, but has no live value. The value of tests was used instead.

        Expected: the key of every dependency that a running program uses has a live value.
        To fix: 'extension Anchor: DependencyKey { static let liveValue = … }', or \
        'prepareDependencies { $0.anchor = … }' at launch.
        """
      ) {
        @Dependency(\.anchor) var anchor
        #expect(anchor.isDropped)
      }
    }
  }

  private let weatherIsMissing = """
    Dependency 'weather' was used in a test, but was not overridden.

    Expected: every dependency that a test uses has a value for that test.
    To fix: 'withDependencies { $0.weather = … } operation: { … }', or 'withDependencies: { \
    $0.weather = … }' where the store is made, or give its key a 'testValue'. Its type is 'Weather'.
    """
}
