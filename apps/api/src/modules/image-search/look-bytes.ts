/**
 * A look as it is stored: the largest number, then each as a signed byte of it. Products of two
 * looks lose nothing that would change their order.
 */
export function bytesOfLook(look: Float32Array): Buffer {
  const largest = look.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1
  const bytes = Buffer.alloc(4 + look.length)
  bytes.writeFloatLE(largest, 0)
  for (const [at, value] of look.entries()) {
    bytes.writeInt8(Math.round((value / largest) * 127), 4 + at)
  }
  return bytes
}

/** How much a look and a stored one are alike: 1 for the same, 0 or less for nothing in common. */
export function alikeness(look: Float32Array, stored: Buffer): number {
  const scale = stored.readFloatLE(0) / 127
  let [product, own, other] = [0, 0, 0]
  for (const [at, value] of look.entries()) {
    const kept = at + 4 < stored.length ? stored.readInt8(at + 4) * scale : 0
    product += value * kept
    own += value * value
    other += kept * kept
  }
  return own * other > 0 ? product / Math.sqrt(own * other) : 0
}

/** The numbers of a stored look again. */
export function lookOfBytes(stored: Buffer): Float32Array {
  const scale = stored.readFloatLE(0) / 127
  return Float32Array.from(stored.subarray(4), (byte) => ((byte << 24) >> 24) * scale)
}
