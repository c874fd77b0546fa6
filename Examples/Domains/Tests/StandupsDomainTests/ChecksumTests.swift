import StandupsDomain
import Testing

@Suite("The checksum")
struct ChecksumTests {
  @Test(
    "It is the CRC-32 of ISO 3309: the digits 1 to 9 give cbf43926",
    arguments: [
      ("123456789", 0xcbf4_3926), ("", 0), ("a", 0xe8b7_be43),
      ("The quick brown fox jumps over the lazy dog", 0x414f_a339),
    ])
  func known(_ text: String, _ checksum: UInt32) {
    #expect(crc32(text.utf8) == checksum)
  }

  @Test("It notices every single flipped bit", .tags(.everyCase))
  func bits() {
    let bytes = Array("Stand-ups".utf8)
    let checksums = (0..<72).map { bit in
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      return crc32(flipped)
    }
    #expect(Set(checksums + [crc32(bytes)]).count == 73)
  }
}
