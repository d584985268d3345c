import { box } from '../solid/box.ts'
import type { Seam, Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import type { Model } from './model.ts'

/** A carpet with its pattern. */
export function carpet({ width, depth, finish, style }: Model): Solid {
  const [x, y] = [width / 2, depth / 2]
  const base = box([-x, -y, 0], [x, y, 1.2], {
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
    Array.from({ length: Math.floor(depth / 16) }, (_, at): Seam => {
      const level = -y + 10 + at * 16
      return line(
        [
          [-x + 2, level, 1.2],
          [x - 2, level, 1.2],
        ],
        at % 2 === 0 ? 3 : 1,
        at % 2 === 0 ? 'light' : 'dark',
      )
    }),
    diamonds(x, y, line),
    [ring(14, 1.4, 'light')],
  ]
  return { ...base, seams: patterns[style % patterns.length] ?? [], dimsCm: 1 }
}

function diamonds(
  x: number,
  y: number,
  line: (points: Vector[], widthCm: number, tone: Seam['tone']) => Seam,
): Seam[] {
  const step = 34
  const across = Array.from(
    { length: Math.ceil((y * 2) / step) + Math.ceil((x * 2) / step) + 2 },
    (_, at) => at,
  )
  const clipped = (slope: 1 | -1) =>
    across.flatMap((at): Seam[] => {
      const offset = -y - x + at * step
      const points = [-x + 4, x - 4].map(
        (side): Vector => [side, slope * side + offset + (slope > 0 ? 0 : 0), 1.2],
      )
      return within(points, y - 4).map((cut) => line(cut, 1.1, 'light'))
    })
  return [...clipped(1), ...clipped(-1)]
}

/** Cuts a line at the carpet's two ends. */
function within([from, to]: Vector[], y: number): Vector[][] {
  if (!from || !to) return []
  const at = (level: number): Vector => {
    const share = (level - from[1]) / (to[1] - from[1])
    return [from[0] + (to[0] - from[0]) * share, level, from[2]]
  }
  const [a, b] = from[1] < to[1] ? [from, to] : [to, from]
  if (b[1] < -y || a[1] > y) return []
  return [[a[1] < -y ? at(-y) : a, b[1] > y ? at(y) : b]]
}
