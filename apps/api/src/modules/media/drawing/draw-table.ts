import type { Drawn } from './draw-soft.ts'
import type { Paint, Pen } from './pen.ts'
import { shade } from './shade.ts'

const WOOD_LEG: Paint = { colour: '#8A6848', material: 'wood' }

export function drawTable(pen: Pen, { w, d, h, paint }: Drawn, hasDrawers = false): void {
  const depth = d * 0.8
  pen.shadow(w, depth)
  for (const x of [w * 0.07, w * 0.93])
    pen.leg({ x, y: 0, z: depth * 0.9 }, h - 4, x < w / 2 ? -3 : 3, paint, 5)
  if (hasDrawers) {
    pen.box({ x: w * 0.6, y: h - 24, z: 4 }, { w: w * 0.34, h: 20, d: depth * 0.7 }, paint, 1)
    pen.line({ x: w * 0.72, y: h - 13, z: 3 }, { x: w * 0.82, y: h - 13, z: 3 }, '#8C7448', 4)
  }
  pen.box({ x: 0, y: h - 4, z: 0 }, { w, h: 4, d: depth }, paint, 1.2)
  for (const x of [w * 0.07, w * 0.93])
    pen.leg({ x, y: 0, z: 3 }, h - 4, x < w / 2 ? -4 : 4, paint, 6)
}

export function drawRoundTable(pen: Pen, { w, h, paint }: Drawn): void {
  pen.shadow(w, w * 0.5)
  for (const [x, lean] of [
    [0.26, -6],
    [0.74, 6],
    [0.5, 0],
  ] as const)
    pen.leg({ x: w * x, y: 0, z: 2 }, h - 4, lean, paint, 5)
  pen.disc({ x: w / 2, y: h - 1, z: 4 }, w, 3.4, paint)
}

export function drawChair(
  pen: Pen,
  { w, d, h, paint }: Drawn,
  kind: 'chair' | 'stool' | 'office',
): void {
  const seat = kind === 'stool' ? h * 0.72 : kind === 'office' ? h * 0.42 : h * 0.55
  pen.shadow(w, d * 0.8)
  if (kind === 'office') {
    const steel: Paint = { colour: '#3A3B3E', material: 'metal' }
    for (const lean of [-w * 0.42, 0, w * 0.42])
      pen.leg({ x: w / 2, y: 0, z: d * 0.3 }, 16, lean, steel, 6)
    pen.box({ x: w / 2 - 2.5, y: 14, z: d * 0.3 }, { w: 5, h: seat - 16, d: 3 }, steel)
  } else {
    for (const x of [w * 0.14, w * 0.86])
      pen.leg({ x, y: 0, z: d * 0.8 }, seat, x < w / 2 ? -2 : 2, WOOD_LEG)
  }
  pen.box(
    { x: w * 0.07, y: seat + 8, z: d * 0.74 },
    { w: w * 0.86, h: h - seat - 8, d: 5 },
    paint,
    7,
  )
  pen.box({ x: 0, y: seat - 7, z: 0 }, { w, h: 8, d: d * 0.8 }, paint, 4)
  if (kind === 'office') return
  for (const x of [w * 0.12, w * 0.88])
    pen.leg({ x, y: 0, z: 2 }, seat - 6, x < w / 2 ? -3 : 3, WOOD_LEG)
  if (kind === 'stool')
    pen.line(
      { x: w * 0.1, y: seat * 0.36, z: 2 },
      { x: w * 0.9, y: seat * 0.36, z: 2 },
      shade('#8A6848', -0.2),
      5,
    )
}
