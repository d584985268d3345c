import type { Drawn } from './draw-soft.ts'
import type { Paint, Pen } from './pen.ts'
import { shade } from './shade.ts'

export interface CaseLook {
  columns: number
  rows: number
  /** Height of the legs; 0 for a plinth. */
  legs: number
  fronts: 'doors' | 'drawers' | 'sliding' | 'open' | 'mixed'
}

const HANDLE: Paint = { colour: '#8C7448', material: 'metal' }

/** Everything made of boards: doors or drawers in columns and rows, or open shelves. */
export function drawCase(pen: Pen, { w, d, h, paint }: Drawn, look: CaseLook): void {
  const depth = Math.min(d, 60)
  pen.shadow(w, depth)
  const base = look.legs > 0 ? look.legs : 6
  if (look.legs > 0) {
    for (const x of [4, w - 4]) pen.leg({ x, y: 0, z: depth * 0.8 }, base, 0, HANDLE, 3)
    for (const x of [4, w - 4]) pen.leg({ x, y: 0, z: 2 }, base, x < w / 2 ? -1.5 : 1.5, HANDLE, 3)
  } else {
    pen.box(
      { x: 3, y: 0, z: 4 },
      { w: w - 6, h: base, d: depth - 6 },
      { ...paint, colour: shade(paint.colour, -0.4) },
    )
  }
  pen.box({ x: 0, y: base, z: 0 }, { w, h: h - base, d: depth }, paint, 0.6)
  if (look.fronts === 'open') drawShelves(pen, { w, d, h, paint }, look, base)
  else drawFronts(pen, { w, d, h, paint }, look, base)
}

function drawFronts(pen: Pen, { w, h, paint }: Drawn, look: CaseLook, base: number): void {
  const gap = 0.8
  const width = (w - 4) / look.columns
  const height = (h - base - 4) / look.rows
  for (let column = 0; column < look.columns; column++) {
    for (let row = 0; row < look.rows; row++) {
      const x = 2 + column * width + gap / 2
      const y = base + 2 + row * height + gap / 2
      const isDrawer =
        look.fronts === 'drawers' ||
        (look.fronts === 'mixed' && column === Math.floor(look.columns / 2))
      const tone = look.fronts === 'sliding' && column % 2 === 1 ? 0.14 : 0.05
      pen.box(
        { x, y, z: -0.6 },
        { w: width - gap, h: height - gap, d: 0.6 },
        { ...paint, colour: shade(paint.colour, tone) },
        0.5,
      )
      drawHandle(
        pen,
        { x, y, width, height },
        isDrawer
          ? 'drawer'
          : look.fronts === 'sliding'
            ? 'groove'
            : column % 2 === 0
              ? 'right'
              : 'left',
      )
    }
  }
}

function drawHandle(
  pen: Pen,
  front: { x: number; y: number; width: number; height: number },
  kind: 'drawer' | 'groove' | 'right' | 'left',
): void {
  const { x, y, width, height } = front
  if (kind === 'drawer') {
    pen.box(
      { x: x + width / 2 - 6, y: y + height * 0.62, z: -2 },
      { w: 12, h: 1.3, d: 1 },
      HANDLE,
      0.6,
    )
    return
  }
  const long = Math.min(26, height * 0.3)
  const at = kind === 'left' ? x + 3 : x + width - 4.5
  pen.box({ x: at, y: y + height / 2 - long / 2, z: -2 }, { w: 1.3, h: long, d: 1 }, HANDLE, 0.6)
}

function drawShelves(pen: Pen, { w, h, paint }: Drawn, look: CaseLook, base: number): void {
  const inside: Paint = { ...paint, colour: shade(paint.colour, -0.3) }
  const things = ['#B65A38', '#3F6650', '#E9E2D3', '#4A6487', '#D3A23C']
  const width = (w - 3) / look.columns
  const height = (h - base - 3) / look.rows
  for (let column = 0; column < look.columns; column++) {
    for (let row = 0; row < look.rows; row++) {
      const x = 2.5 + column * width
      const y = base + 2.5 + row * height
      pen.box(
        { x, y, z: -0.4 },
        { w: width - 2.5, h: height - 2.5, d: 0.2 },
        { ...inside, material: 'paint' },
      )
      const books = (column * 3 + row * 5) % 4
      for (let book = 0; book < books * 2; book++) {
        const colour = things[(book + row + column) % things.length] ?? '#B65A38'
        pen.box(
          { x: x + 3 + book * 3.4, y, z: -0.5 },
          { w: 2.8, h: height * (0.52 + ((book * 7) % 4) * 0.07), d: 0.3 },
          { colour, material: 'paint' },
        )
      }
    }
  }
}
