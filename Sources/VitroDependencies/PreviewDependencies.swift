import VitroConcurrency

/// The context of previews: each dependency has its preview value unless it is overridden.
///
/// Previews look it up by its name, for views can do without this module.
package final class PreviewDependencies: TaskContext {
  package static func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    var values = DependencyValues.current
    values.context = .preview
    return try withDependencies(from: values, operation: operation)
  }
}
