import type { Spot } from './camera.ts'

/** The convex outline of spots, around once. */
export function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  if (sorted.length < 3) return sorted
  const lower = chain(sorted)
  const upper = chain(sorted.reverse())
  return [...lower.slice(0, -1), ...upper.slice(0, -1)]
}

function chain(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = []
  for (const spot of spots) {
    for (;;) {
      const a = kept.at(-2)
      const b = kept.at(-1)
      if (!a || !b || turnsLeft(a, b, spot)) break
      kept.pop()
    }
    kept.push(spot)
  }
  return kept
}

function turnsLeft(a: Spot, b: Spot, c: Spot): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}
