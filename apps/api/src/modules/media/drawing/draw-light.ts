import type { Drawn } from './draw-soft.ts'
import type { Pen } from './pen.ts'
import { shade } from './shade.ts'

const SHADE = '#F3E8D2'

export function drawLamp(
  pen: Pen,
  { w, h, paint }: Drawn,
  kind: 'floor' | 'table' | 'pendant',
): void {
  const middle = w / 2
  if (kind === 'pendant') {
    pen.line({ x: middle, y: h * 0.7, z: 0 }, { x: middle, y: h * 2.4, z: 0 }, '#3A352E', 3)
    lampShade(pen, {
      middle,
      bottom: 0,
      height: h * 0.7,
      top: w * 0.3,
      base: w,
      colour: paint.colour,
    })
    return
  }
  pen.shadow(w * 0.7, w * 0.4)
  pen.disc({ x: middle, y: 2, z: 0 }, kind === 'floor' ? w * 0.62 : w * 0.5, 2, paint)
  pen.line(
    { x: middle, y: 3, z: 0 },
    { x: middle, y: h * 0.8, z: 0 },
    shade(paint.colour, -0.1),
    kind === 'floor' ? 7 : 10,
  )
  const height = kind === 'floor' ? h * 0.22 : h * 0.46
  lampShade(pen, { middle, bottom: h - height, height, top: w * 0.66, base: w, colour: SHADE })
}

function lampShade(
  pen: Pen,
  {
    middle,
    bottom,
    height,
    top,
    base,
    colour,
  }: { middle: number; bottom: number; height: number; top: number; base: number; colour: string },
): void {
  const corner = (x: number, y: number) => ({ x: middle + x, y, z: 0 })
  pen.polygon(
    [
      corner(-base / 2, bottom),
      corner(-top / 2, bottom + height),
      corner(top / 2, bottom + height),
      corner(base / 2, bottom),
    ],
    colour,
  )
  pen.polygon(
    [
      corner(base * 0.1, bottom),
      corner(top * 0.1, bottom + height),
      corner(top / 2, bottom + height),
      corner(base / 2, bottom),
    ],
    shade(colour, -0.08),
  )
}

export function drawMirror(pen: Pen, { w, h, paint }: Drawn): void {
  const isRound = Math.abs(w - h) < 4
  const [x, y] = pen.point({ x: 0, y: h, z: 0 })
  const width = pen.scaled(w)
  const height = pen.scaled(h)
  const radius = isRound ? width / 2 : 18
  pen.shadow(w, 8)
  pen.raw(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#DCE4E4" stroke="${paint.colour}" stroke-width="12"/>
     <path d="M${x + width * 0.24} ${y + height * 0.62}L${x + width * 0.66} ${y + height * 0.2}M${x + width * 0.36} ${y + height * 0.74}L${x + width * 0.74} ${y + height * 0.36}" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".55"/>`,
  )
}

export function drawRug(pen: Pen, { w, d, paint }: Drawn): void {
  const flat = (x: number, z: number) => ({ x, y: 0, z })
  pen.polygon([flat(0, 0), flat(0, d), flat(w, d), flat(w, 0)], paint.colour)
  const inner = 10
  pen.polygon(
    [
      flat(inner, inner),
      flat(inner, d - inner),
      flat(w - inner, d - inner),
      flat(w - inner, inner),
    ],
    shade(paint.colour, 0.14),
  )
  for (let at = 1; at < 6; at++) {
    pen.line(
      flat(inner * 2, (d * at) / 6),
      flat(w - inner * 2, (d * at) / 6),
      shade(paint.colour, -0.1),
      3,
    )
  }
}
