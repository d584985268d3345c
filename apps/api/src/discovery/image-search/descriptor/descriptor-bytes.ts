/**
 * Encodes a descriptor for storage: the largest number, then each number as a signed byte relative
 * to it. The rounding does not change the order of similarities.
 */
export function encodeDescriptor(descriptor: Float32Array): Buffer {
  const largest = descriptor.reduce((max, number) => Math.max(max, Math.abs(number)), 0) || 1
  const bytes = Buffer.alloc(4 + descriptor.length)
  bytes.writeFloatLE(largest, 0)
  for (const [index, value] of descriptor.entries()) {
    bytes.writeInt8(Math.round((value / largest) * 127), 4 + index)
  }
  return bytes
}

/** Cosine similarity of a descriptor and a stored one: 1 for equal, 0 or less for unrelated. */
export function calculateSimilarity(descriptor: Float32Array, stored: Buffer): number {
  const scale = stored.readFloatLE(0) / 127
  let [product, descriptorNorm, storedNorm] = [0, 0, 0]
  for (const [index, value] of descriptor.entries()) {
    const storedValue = index + 4 < stored.length ? stored.readInt8(index + 4) * scale : 0
    product += value * storedValue
    descriptorNorm += value * value
    storedNorm += storedValue * storedValue
  }
  return descriptorNorm * storedNorm > 0 ? product / Math.sqrt(descriptorNorm * storedNorm) : 0
}

/** Decodes a stored descriptor. */
export function decodeDescriptor(stored: Buffer): Float32Array {
  const scale = stored.readFloatLE(0) / 127
  return Float32Array.from(stored.subarray(4), (byte) => ((byte << 24) >> 24) * scale)
}
