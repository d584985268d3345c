/** Number of bits that the database compares before descriptors are compared in full. */
export const signatureBits = 512

const hyperplanes = new Map<number, Float32Array[]>()

/**
 * Signature of a descriptor by random hyperplanes (locality-sensitive hashing): one bit for the
 * side of each of 512 planes. Similar descriptors differ in few bits, so the database can scan a
 * hundred thousand of them by counting bits. The planes are the same in every process.
 */
export function buildDescriptorSignature(descriptor: Float32Array): string {
  let bits = ''
  for (const plane of getHyperplanes(descriptor.length)) {
    let side = 0
    for (let index = 0; index < descriptor.length; index++)
      side += (descriptor[index] ?? 0) * (plane[index] ?? 0)
    bits += side > 0 ? '1' : '0'
  }
  return bits
}

function getHyperplanes(size: number): Float32Array[] {
  const existing = hyperplanes.get(size)
  if (existing) return existing
  const draw = createRandom(20_261_121)
  const created = Array.from({ length: signatureBits }, () =>
    Float32Array.from({ length: size }, () => draw() + draw() + draw() + draw() - 2),
  )
  hyperplanes.set(size, created)
  return created
}

/** Deterministic pseudorandom numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
