import { drawCase } from './draw-case.ts'
import { drawLamp, drawMirror, drawRug } from './draw-light.ts'
import { type Drawn, drawBed, drawCushion, drawMattress, drawPouf, drawSofa } from './draw-soft.ts'
import { drawChair, drawRoundTable, drawTable } from './draw-table.ts'
import type { Pen } from './pen.ts'

type Drawer = (pen: Pen, drawn: Drawn) => void

const columnsOf = (width: number, each: number): number => Math.max(1, Math.round(width / each))

/** Every kind of goods of the demonstration and how it is drawn. */
const drawers: Record<string, Drawer> = {
  sofa: (pen, it) =>
    drawSofa(pen, it, { seats: it.w < 200 ? 2 : it.w < 250 ? 3 : 4, hasChaise: false }),
  'corner-sofa': (pen, it) => drawSofa(pen, { ...it, d: 100 }, { seats: 3, hasChaise: true }),
  'sofa-bed': (pen, it) => drawSofa(pen, it, { seats: 2, hasChaise: false }),
  armchair: (pen, it) => drawSofa(pen, it, { seats: 1, hasChaise: false }),
  pouf: drawPouf,
  'office-chair': (pen, it) => drawChair(pen, it, 'office'),
  bed: drawBed,
  'kids-bed': (pen, it) => drawBed(pen, { ...it, d: it.d * 0.9 }),
  mattress: drawMattress,
  cushion: drawCushion,
  bedside: (pen, it) => drawCase(pen, it, { columns: 1, rows: 2, legs: 14, fronts: 'drawers' }),
  wardrobe: (pen, it) =>
    drawCase(pen, it, { columns: columnsOf(it.w, 45), rows: 1, legs: 0, fronts: 'doors' }),
  'sliding-wardrobe': (pen, it) =>
    drawCase(pen, it, { columns: it.w > 220 ? 3 : 2, rows: 1, legs: 0, fronts: 'sliding' }),
  chest: (pen, it) =>
    drawCase(pen, it, {
      columns: it.w > 100 ? 2 : 1,
      rows: it.w > 100 ? 3 : 4,
      legs: 14,
      fronts: 'drawers',
    }),
  shelf: (pen, it) =>
    drawCase(pen, it, { columns: columnsOf(it.w, 55), rows: 5, legs: 0, fronts: 'open' }),
  'tv-stand': (pen, it) => drawCase(pen, it, { columns: 3, rows: 1, legs: 14, fronts: 'mixed' }),
  sideboard: (pen, it) => drawCase(pen, it, { columns: 3, rows: 1, legs: 16, fronts: 'mixed' }),
  'shoe-cabinet': (pen, it) =>
    drawCase(pen, it, { columns: 1, rows: 3, legs: 0, fronts: 'drawers' }),
  hallway: (pen, it) =>
    drawCase(pen, it, { columns: columnsOf(it.w, 50), rows: 1, legs: 0, fronts: 'mixed' }),
  kitchen: drawKitchen,
  'kitchen-island': (pen, it) =>
    drawCase(pen, it, { columns: 3, rows: 2, legs: 0, fronts: 'drawers' }),
  table: (pen, it) => drawTable(pen, it),
  desk: (pen, it) => drawTable(pen, it, true),
  'round-table': drawRoundTable,
  chair: (pen, it) => drawChair(pen, it, 'chair'),
  stool: (pen, it) => drawChair(pen, it, 'stool'),
  'floor-lamp': (pen, it) => drawLamp(pen, it, 'floor'),
  'table-lamp': (pen, it) => drawLamp(pen, it, 'table'),
  'pendant-lamp': (pen, it) => drawLamp(pen, it, 'pendant'),
  mirror: drawMirror,
  rug: drawRug,
  runner: drawRug,
}

function drawKitchen(pen: Pen, it: Drawn): void {
  const columns = columnsOf(it.w, 60)
  drawCase(pen, { ...it, h: 86 }, { columns, rows: 1, legs: 0, fronts: 'doors' })
  pen.box(
    { x: -1, y: 86, z: -2 },
    { w: it.w + 2, h: 4, d: 62 },
    { colour: '#D9D2C6', material: 'paint' },
  )
  pen.box({ x: 0, y: 146, z: 26 }, { w: it.w, h: it.h - 146, d: 34 }, it.paint, 0.6)
  for (let at = 1; at < columns; at++) {
    const x = (it.w * at) / columns
    pen.line({ x, y: 147, z: 25 }, { x, y: it.h - 1, z: 25 }, '#00000033', 2)
  }
}

/** Draws a thing standing with its left front corner at the pen's origin; false where it is unknown. */
export function drawProduct(pen: Pen, drawing: string, drawn: Drawn): boolean {
  const draw = drawers[drawing]
  draw?.(pen, drawn)
  return draw !== undefined
}
