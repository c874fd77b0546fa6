/// The checksum of some bytes: CRC-32 as ISO 3309 and IEEE 802.3 define it.
///
/// It notices every change that is confined to 32 bits in a row, so every single flipped bit. It is
/// no protection from somebody who wants to deceive.
public func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  ~bytes.reduce(.max) { remainder, byte in
    remainder >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)]
  }
}

/// The generator polynomial x³² + x²⁶ + x²³ + x²² + x¹⁶ + x¹² + x¹¹ + x¹⁰ + x⁸ + x⁷ + x⁵ + x⁴ + x² +
/// x + 1 without its first term, the lowest power in the highest bit.
private let polynomial: UInt32 = 0xEDB8_8320

/// What each byte alone leaves.
private let remainders: [UInt32] = (0...255).map { byte in
  (0..<8).reduce(byte) { remainder, _ in
    remainder.isMultiple(of: 2) ? remainder >> 1 : remainder >> 1 ^ polynomial
  }
}
