import Synchronization
import Testing
import VitroDependencies

@Suite struct EscapedTests {
  @Dependency(\.title) var title

  @Test func aClosureThatIsCalledLaterHasTheDependencies() {
    let later = withDependencies {
      $0.title = "escaped"
    } operation: {
      withEscapedDependencies { dependencies in
        { dependencies.yield { title } }
      }
    }
    #expect(title == "test")
    #expect(later() == "escaped")
  }

  @Test func aDetachedTaskCanBeGivenThem() async {
    let task = withDependencies {
      $0.title = "escaped"
    } operation: {
      withEscapedDependencies { dependencies in
        Task.detached {
          let outside = title
          return await dependencies.yield {
            await Task.yield()
            return [outside, title]
          }
        }
      }
    }
    #expect(await task.value == ["test", "escaped"])
  }

  @Test func whatHandsThemOverMaySuspend() async {
    let titles = await withDependencies {
      $0.title = "escaped"
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        return (title, dependencies)
      }
    }
    #expect(titles.0 == "escaped" && titles.1.yield { title } == "escaped")
  }
}
