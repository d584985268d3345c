/** So many bits are compared in the database before looks are compared in full. */
export const signatureBits = 512

const planes = new Map<number, Float32Array[]>()

/**
 * On which side of each of 512 planes a look lies: two looks differ in the fewer bits the more they
 * are alike, so that the database can scan a hundred thousand by counting bits. The planes are
 * drawn by lot, but always the same.
 */
export function signatureOf(look: Float32Array): string {
  let bits = ''
  for (const plane of planesOf(look.length)) {
    let side = 0
    for (let at = 0; at < look.length; at++) side += (look[at] ?? 0) * (plane[at] ?? 0)
    bits += side > 0 ? '1' : '0'
  }
  return bits
}

function planesOf(size: number): Float32Array[] {
  const known = planes.get(size)
  if (known) return known
  const draw = lots(20_261_121)
  const made = Array.from({ length: signatureBits }, () =>
    Float32Array.from({ length: size }, () => draw() + draw() + draw() + draw() - 2),
  )
  planes.set(size, made)
  return made
}

/** Numbers from 0 to 1 that look like chance and are the same every time (mulberry32). */
function lots(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
