import Foundation

/// The sound of an alarm, as the content of a WAV file.
enum AlarmSound {
  /// Three tones, the last one higher and longer, twice.
  static let alarm = wave((tones + tones).map { $0 })
  /// A twentieth of a second in which nothing is heard, to try whether a player plays.
  static let silence = wave([Tone(hertz: 0, seconds: 0.05)])

  private struct Tone {
    var hertz: Double
    var seconds: Double
  }

  private static let tones = [
    Tone(hertz: 988, seconds: 0.22), Tone(hertz: 988, seconds: 0.22),
    Tone(hertz: 1_319, seconds: 0.5), Tone(hertz: 0, seconds: 0.3),
  ]
  private static let rate = 22_050

  /// One channel of 16 bits; each tone fades.
  private static func wave(_ tones: [Tone]) -> Data {
    var samples = Data()
    for tone in tones {
      let count = Int(tone.seconds * Double(rate))
      for index in 0..<count {
        let fade = 1 - Double(index) / Double(count)
        let value = sin(2 * .pi * tone.hertz * Double(index) / Double(rate)) * fade
        samples.append(littleEndian: Int16(value * 0.8 * Double(Int16.max)))
      }
    }
    var data = Data("RIFF".utf8)
    data.append(littleEndian: UInt32(36 + samples.count))
    data.append(Data("WAVEfmt ".utf8))
    data.append(littleEndian: UInt32(16))
    data.append(littleEndian: UInt16(1))
    data.append(littleEndian: UInt16(1))
    data.append(littleEndian: UInt32(rate))
    data.append(littleEndian: UInt32(rate * 2))
    data.append(littleEndian: UInt16(2))
    data.append(littleEndian: UInt16(16))
    data.append(Data("data".utf8))
    data.append(littleEndian: UInt32(samples.count))
    return data + samples
  }
}

extension Data {
  fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
    var value = value.littleEndian
    Swift.withUnsafeBytes(of: &value) { append(contentsOf: $0) }
  }
}
