// NB: OpenCombine gives an object without a published property a new publisher at each call, so that
// nobody hears what it sends. Here it keeps one. Naming a module's member needs Swift 6.3.
#if compiler(>=6.3)
  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before a published property changes, and when the object says so.
    ///
    /// ```swift
    /// final class Settings: ObservableObject {
    ///   var name = "" {
    ///     willSet { objectWillChange.send() }
    ///   }
    /// }
    /// ```
    public var objectWillChange: ObservableObjectPublisher {
      if let kept = KeptPublishers.shared.publisher(ofPlain: self) { return kept }
      let published = Reflection(of: self).published
      // A publisher that comes twice is held by the published properties.
      guard published !== Reflection(of: self).published else { return published }
      return KeptPublishers.shared.makePublisher(for: self)
    }
  }

  /// Has the fields of another object, for OpenCombine to look for published properties in.
  private final class Reflection: ObservableObject, CustomReflectable {
    let customMirror: Mirror

    init(of object: AnyObject) {
      customMirror = Mirror(reflecting: object)
    }

    var published: ObservableObjectPublisher { self.OpenCombine::objectWillChange }
  }
#endif
