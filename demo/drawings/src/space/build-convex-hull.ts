import type { ImagePoint } from './camera.ts'

/** Returns the convex hull of points, in order. */
export function buildConvexHull(spots: readonly ImagePoint[]): ImagePoint[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  if (sorted.length < 3) return sorted
  const lower = buildChain(sorted)
  const upper = buildChain(sorted.reverse())
  return [...lower.slice(0, -1), ...upper.slice(0, -1)]
}

function buildChain(spots: readonly ImagePoint[]): ImagePoint[] {
  const hull: ImagePoint[] = []
  for (const spot of spots) {
    for (;;) {
      const a = hull.at(-2)
      const b = hull.at(-1)
      if (!a || !b || turnsLeft(a, b, spot)) break
      hull.pop()
    }
    hull.push(spot)
  }
  return hull
}

function turnsLeft(a: ImagePoint, b: ImagePoint, c: ImagePoint): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}
