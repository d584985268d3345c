import type { Paint, Pen } from './pen.ts'
import { shade } from './shade.ts'

export interface Drawn {
  w: number
  d: number
  h: number
  paint: Paint
}

const LEG: Paint = { colour: '#B98F5E', material: 'wood' }

/** Sofas and armchairs: base, back, seat and back cushions, arms, legs. */
export function drawSofa(
  pen: Pen,
  { w, d, h, paint }: Drawn,
  options: { seats: number; hasChaise: boolean },
): void {
  const arm = Math.min(18, w * 0.16)
  const legs = 12
  const seatTop = h * 0.54
  pen.shadow(w, d)
  for (const x of [6, w - 6]) pen.leg({ x, y: 0, z: d * 0.7 }, legs, 0, LEG)
  pen.box({ x: 0, y: legs, z: d * 0.62 }, { w, h: h - legs, d: d * 0.3 }, paint, 6)
  const inner = w - arm * 2
  const cushion = inner / options.seats
  for (let at = 0; at < options.seats; at++) {
    pen.cushion(
      { x: arm + at * cushion + 0.8, y: seatTop - 6, z: d * 0.52 },
      { w: cushion - 1.6, h: h - seatTop + 3 },
      paint,
    )
  }
  pen.box({ x: 0, y: legs, z: 0 }, { w: w - 0.01, h: seatTop - legs - 14, d: d * 0.62 }, paint, 3)
  const chaise = options.hasChaise ? 1 : 0
  for (let at = 0; at < options.seats; at++) {
    const isChaise = chaise && at === options.seats - 1
    pen.cushion(
      { x: arm + at * cushion + 0.4, y: seatTop - 16, z: isChaise ? -d * 0.2 : 0 },
      { w: cushion - 0.8, h: 16 },
      paint,
    )
  }
  if (options.hasChaise) {
    pen.box(
      { x: arm + (options.seats - 1) * cushion, y: legs, z: -d * 0.2 },
      { w: cushion, h: seatTop - legs - 14, d: 4 },
      paint,
      3,
    )
  }
  const armHeight = h * 0.7 - legs
  pen.box({ x: 0, y: legs, z: 0 }, { w: arm, h: armHeight, d: d * 0.86 }, paint, 5)
  pen.box({ x: w - arm, y: legs, z: 0 }, { w: arm, h: armHeight, d: d * 0.86 }, paint, 5)
  for (const x of [8, w - 8]) pen.leg({ x, y: 0, z: 0 }, legs, x < w / 2 ? -2 : 2, LEG)
}

export function drawPouf(pen: Pen, { w, d, h, paint }: Drawn): void {
  pen.shadow(w, d)
  pen.box({ x: w * 0.04, y: 3, z: 0 }, { w: w * 0.92, h: h - 6, d: 3 }, paint, h * 0.24)
  pen.disc({ x: w / 2, y: h - 6, z: 4 }, w * 0.94, 6, paint)
  const seam = shade(paint.colour, -0.22)
  for (const share of [0.28, 0.5, 0.72])
    pen.line({ x: w * share, y: 6, z: 0 }, { x: w * share, y: h - 10, z: 0 }, seam, 1.5)
}

/** A bed from its foot: headboard, mattress, pillows, a folded throw. */
export function drawBed(pen: Pen, { w, d, h, paint }: Drawn): void {
  const linen: Paint = { colour: '#F4F0E8', material: 'fabric' }
  const depth = d * 0.62
  pen.shadow(w, depth)
  pen.box({ x: -2, y: 0, z: depth }, { w: w + 4, h, d: 8 }, paint, 6)
  for (const share of [0, 0.5])
    pen.cushion({ x: w * share + 4, y: 50, z: depth - 18 }, { w: w / 2 - 8, h: 24 }, linen)
  pen.box({ x: 2, y: 32, z: 4 }, { w: w - 4, h: 22, d: depth - 8 }, linen, 7)
  pen.polygon(
    [
      { x: 1, y: 55, z: 8 },
      { x: 1, y: 55, z: depth * 0.42 },
      { x: w - 1, y: 55, z: depth * 0.42 },
      { x: w - 1, y: 55, z: 8 },
    ],
    shade(paint.colour, 0.12),
  )
  pen.box(
    { x: 1, y: 34, z: 3 },
    { w: w - 2, h: 21, d: 2 },
    { colour: shade(paint.colour, 0.06), material: 'fabric' },
    6,
  )
  pen.box({ x: 0, y: 9, z: 0 }, { w, h: 24, d: depth }, paint, 3)
  for (const x of [8, w - 8]) pen.leg({ x, y: 0, z: 0 }, 10, 0, LEG, 5)
}

export function drawMattress(pen: Pen, { w, d, h, paint }: Drawn): void {
  pen.shadow(w, d * 0.6)
  pen.box({ x: 0, y: 2, z: 0 }, { w, h, d: d * 0.6 }, paint, 6)
  const seam = shade(paint.colour, -0.2)
  for (const y of [h * 0.28, h * 0.86]) pen.line({ x: 2, y, z: 0 }, { x: w - 2, y, z: 0 }, seam, 2)
  for (let x = 12; x < w; x += 16)
    pen.line({ x, y: h + 2, z: 6 }, { x, y: h + 2, z: d * 0.6 - 6 }, seam, 1)
}

export function drawCushion(pen: Pen, { w, h, d, paint }: Drawn): void {
  pen.shadow(w, 12)
  pen.cushion({ x: 0, y: 1, z: 0 }, { w, h: Math.max(h, d) }, paint)
}
