import { shade } from './shade.ts'

export interface Paint {
  colour: string
  material: 'fabric' | 'wood' | 'metal' | 'paint' | 'glass'
}

/** Where things stand: x to the right, y up from the floor, z away from the viewer, in centimetres. */
export interface Spot {
  x: number
  y: number
  z: number
}

const DEPTH_RIGHT = 0.34
const DEPTH_UP = 0.2

/** Draws simple furniture in one oblique projection, so that everything belongs together. */
export class Pen {
  readonly #parts: string[] = []
  readonly #defs = new Map<string, string>()
  readonly #scale: number
  readonly #left: number
  readonly #floor: number

  /** @param scale pixels for a centimetre; left and floor are where x = 0 and y = 0 lie. */
  constructor(scale: number, left: number, floor: number) {
    this.#scale = scale
    this.#left = left
    this.#floor = floor
  }

  point({ x, y, z }: Spot): [number, number] {
    return [
      round(this.#left + (x + z * DEPTH_RIGHT) * this.#scale),
      round(this.#floor - (y + z * DEPTH_UP) * this.#scale),
    ]
  }

  /** A soft dark patch under something that stands on the floor. */
  shadow(width: number, depth: number): void {
    const [x, y] = this.point({ x: width / 2, y: 0, z: depth / 2 })
    const rx = round((width / 2 + depth * 0.16) * this.#scale * 1.06)
    const ry = round(Math.max(8, depth * 0.16 * this.#scale))
    this.#define(
      'soft',
      '<filter id="soft" x="-30%" y="-120%" width="160%" height="340%"><feGaussianBlur stdDeviation="14"/></filter>',
    )
    this.#parts.push(
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#5b4a33" opacity=".3" filter="url(#soft)"/>`,
    )
  }

  /** A box seen from the front, its top and right side turned a little to us. */
  box(at: Spot, size: { w: number; h: number; d: number }, paint: Paint, radius = 0): void {
    const { w, h, d } = size
    const a = this.point(at)
    const top = [
      { ...at, y: at.y + h },
      { x: at.x, y: at.y + h, z: at.z + d },
      { x: at.x + w, y: at.y + h, z: at.z + d },
      { x: at.x + w, y: at.y + h, z: at.z },
    ]
    const side = [
      { x: at.x + w, y: at.y, z: at.z },
      { x: at.x + w, y: at.y, z: at.z + d },
      { x: at.x + w, y: at.y + h, z: at.z + d },
      { x: at.x + w, y: at.y + h, z: at.z },
    ]
    this.#polygon(side, shade(paint.colour, -0.26))
    this.#polygon(top, shade(paint.colour, 0.2))
    const width = round(w * this.#scale)
    const height = round(h * this.#scale)
    const r = round(Math.min(radius * this.#scale, width / 2, height / 2))
    const fill = this.#fill(paint)
    this.#parts.push(
      `<rect x="${a[0]}" y="${round(a[1] - height)}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`,
    )
    if (paint.material === 'wood')
      this.#grain(a[0], round(a[1] - height), width, height, paint.colour)
  }

  /** A cushion: rounded, lit from above, with a seam of shade around it. */
  cushion(at: Spot, size: { w: number; h: number }, paint: Paint): void {
    const [x, y] = this.point(at)
    const width = round(size.w * this.#scale)
    const height = round(size.h * this.#scale)
    const r = round(Math.min(width, height) * 0.24)
    const edge = shade(paint.colour, -0.24)
    this.#parts.push(
      `<rect x="${x}" y="${round(y - height)}" width="${width}" height="${height}" rx="${r}" fill="${this.#fill(paint)}" stroke="${edge}" stroke-width="1.5"/>`,
      `<path d="M${round(x + r)} ${round(y - height + 5)}h${round(width - 2 * r)}" stroke="${shade(paint.colour, 0.34)}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
    )
  }

  /** A leg, wider above than below. */
  leg(at: Spot, height: number, lean: number, paint: Paint, width = 4): void {
    const top = this.point({ ...at, y: at.y + height })
    const foot = this.point({ ...at, x: at.x + lean })
    const w = width * this.#scale
    this.#parts.push(
      `<polygon points="${top[0] - w / 2},${top[1]} ${top[0] + w / 2},${top[1]} ${foot[0] + w / 3},${foot[1]} ${foot[0] - w / 3},${foot[1]}" fill="${shade(paint.colour, -0.12)}"/>`,
    )
  }

  /** A disc lying flat at a height. */
  disc(centre: Spot, diameter: number, thickness: number, paint: Paint): void {
    const [x, y] = this.point(centre)
    const rx = round((diameter / 2) * this.#scale)
    const ry = round(rx * 0.3)
    const t = round(thickness * this.#scale)
    this.#parts.push(
      `<ellipse cx="${x}" cy="${round(y + t)}" rx="${rx}" ry="${ry}" fill="${shade(paint.colour, -0.28)}"/>`,
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${this.#fill(paint)}"/>`,
    )
  }

  line(from: Spot, to: Spot, colour: string, width = 2): void {
    const a = this.point(from)
    const b = this.point(to)
    this.#parts.push(
      `<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
  }

  polygon(corners: readonly Spot[], colour: string): void {
    this.#polygon(corners, colour)
  }

  raw(svg: string): void {
    this.#parts.push(svg)
  }

  scaled(length: number): number {
    return round(length * this.#scale)
  }

  /** What was drawn, as the inside of an SVG. */
  svg(): string {
    return `<defs>${[...this.#defs.values()].join('')}</defs>${this.#parts.join('')}`
  }

  #define(id: string, svg: string): void {
    this.#defs.set(id, svg)
  }

  #polygon(corners: readonly Spot[], colour: string): void {
    const points = corners.map((corner) => this.point(corner).join(',')).join(' ')
    this.#parts.push(
      `<polygon points="${points}" fill="${colour}" stroke="${colour}" stroke-linejoin="round"/>`,
    )
  }

  #fill({ colour, material }: Paint): string {
    const id = `f${colour.slice(1)}${material}`
    const [light, dark] = material === 'fabric' ? [0.13, -0.14] : [0.08, -0.06]
    this.#define(
      id,
      `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1"><stop stop-color="${shade(colour, light)}"/><stop offset="1" stop-color="${shade(colour, dark)}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  #grain(x: number, y: number, width: number, height: number, colour: string): void {
    const along = width > height
    const lines = Math.max(3, Math.round((along ? height : width) / 16))
    const stroke = shade(colour, -0.14)
    const path = Array.from({ length: lines }, (_, at) => {
      const share = (at + 0.5) / lines
      const bend = ((at * 37) % 7) - 3
      return along
        ? `M${x + 4} ${round(y + height * share)}q${round(width / 2)} ${bend} ${width - 8} 0`
        : `M${round(x + width * share)} ${y + 4}q${bend} ${round(height / 2)} 0 ${height - 8}`
    }).join('')
    this.#parts.push(
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="1" opacity=".4"/>`,
    )
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
