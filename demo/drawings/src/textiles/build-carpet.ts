import type { FurnitureModel } from '../furniture/furniture-model.ts'
import { buildBox } from '../solid/build-box.ts'
import type { Seam, Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'

/** A carpet with its pattern. */
export function buildCarpet({ width, depth, finish, style }: FurnitureModel): Solid {
  const [x, y] = [width / 2, depth / 2]
  const base = buildBox([-x, -y, 0], [x, y, 1.2], {
    material: { ...finish, texture: 'pile' },
    along: [0, 1, 0],
  })
  const line = (points: Vector[], widthCm: number, tone: Seam['tone']): Seam => ({
    points,
    widthCm,
    tone,
    normal: [0, 0, 1],
  })
  const ring = (inset: number, widthCm: number, tone: Seam['tone']) =>
    line(
      [
        [-x + inset, -y + inset, 1.2],
        [x - inset, -y + inset, 1.2],
        [x - inset, y - inset, 1.2],
        [-x + inset, y - inset, 1.2],
        [-x + inset, -y + inset, 1.2],
      ],
      widthCm,
      tone,
    )
  const patterns: Seam[][] = [
    [ring(9, 2.2, 'light'), ring(13, 0.8, 'dark')],
    Array.from({ length: Math.floor(depth / 16) }, (_, index): Seam => {
      const level = -y + 10 + index * 16
      return line(
        [
          [-x + 2, level, 1.2],
          [x - 2, level, 1.2],
        ],
        index % 2 === 0 ? 3 : 1,
        index % 2 === 0 ? 'light' : 'dark',
      )
    }),
    buildDiamonds(x, y, line),
    [ring(14, 1.4, 'light')],
  ]
  return { ...base, seams: patterns[style % patterns.length] ?? [], occlusionCm: 1 }
}

function buildDiamonds(
  x: number,
  y: number,
  line: (points: Vector[], widthCm: number, tone: Seam['tone']) => Seam,
): Seam[] {
  const step = 34
  const across = Array.from(
    { length: Math.ceil((y * 2) / step) + Math.ceil((x * 2) / step) + 2 },
    (_, index) => index,
  )
  const clipped = (slope: 1 | -1) =>
    across.flatMap((index): Seam[] => {
      const offset = -y - x + index * step
      const points = [-x + 4, x - 4].map(
        (side): Vector => [side, slope * side + offset + (slope > 0 ? 0 : 0), 1.2],
      )
      return clipToCarpet(points, y - 4).map((cut) => line(cut, 1.1, 'light'))
    })
  return [...clipped(1), ...clipped(-1)]
}

/** Clips a line to the ends of the carpet. */
function clipToCarpet([from, to]: Vector[], y: number): Vector[][] {
  if (!from || !to) return []
  const getPointAt = (level: number): Vector => {
    const share = (level - from[1]) / (to[1] - from[1])
    return [from[0] + (to[0] - from[0]) * share, level, from[2]]
  }
  const [a, b] = from[1] < to[1] ? [from, to] : [to, from]
  if (b[1] < -y || a[1] > y) return []
  return [[a[1] < -y ? getPointAt(-y) : a, b[1] > y ? getPointAt(y) : b]]
}
