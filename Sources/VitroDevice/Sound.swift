/// A sound, made of tones that follow each other; there is no file to it.
public struct Sound: Sendable, Hashable {
  /// A tone that is struck like a bell and fades.
  public struct Tone: Sendable, Hashable {
    /// How high it is.
    public var hertz: Double
    /// How long it is heard, in milliseconds at the least.
    public var duration: Duration

    /// Makes a tone.
    public init(hertz: Double, duration: Duration) {
      self.hertz = hertz
      self.duration = duration
    }
  }

  /// One after the other.
  public var tones: [Tone]

  /// Makes a sound of tones that follow each other.
  public init(_ tones: Tone...) {
    self.tones = tones
  }

  /// Struck once: time is up.
  public static let bell = Sound(Tone(hertz: 880, duration: .milliseconds(800)))

  /// Two tones, the second lower: something has come.
  public static let chime = Sound(
    Tone(hertz: 659.25, duration: .milliseconds(250)),
    Tone(hertz: 523.25, duration: .milliseconds(500)))

  /// The height and the milliseconds of each tone.
  var values: [String] {
    tones.flatMap { ["\($0.hertz)", "\($0.duration / .milliseconds(1))"] }
  }

  init(values: [String]) {
    let numbers = values.compactMap(Double.init)
    tones = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      Tone(hertz: numbers[index], duration: .milliseconds(numbers[index + 1]))
    }
  }
}
