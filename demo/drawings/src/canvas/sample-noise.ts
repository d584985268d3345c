/**
 * Returns smooth noise between −1 and 1 that repeats after `period` cells, so that tiles are
 * seamless.
 */
export function sampleNoise(
  x: number,
  y: number,
  period: readonly [number, number],
  seed = 0,
): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [shareX, shareY] = [smooth(x - left), smooth(y - top)]
  const getCorner = (dx: number, dy: number) =>
    hashCell(wrapIndex(left + dx, period[0]), wrapIndex(top + dy, period[1]), seed)
  const upper = getCorner(0, 0) + (getCorner(1, 0) - getCorner(0, 0)) * shareX
  const lower = getCorner(0, 1) + (getCorner(1, 1) - getCorner(0, 1)) * shareX
  return upper + (lower - upper) * shareY
}

/** Returns a deterministic number between −1 and 1 for a cell. */
export function hashCell(x: number, y: number, seed: number): number {
  let bits =
    Math.imul(x + 1, 0x27d4eb2d) ^ Math.imul(y + 1, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 0x80000000 - 1
}

function wrapIndex(value: number, period: number): number {
  return ((value % period) + period) % period
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
