import { drawProduct } from './draw-product.ts'
import { type Paint, Pen } from './pen.ts'
import { shade } from './shade.ts'

interface Furniture {
  drawing: string
  /** Where its left front corner stands, in parts of the scene's width, and its depth in the room. */
  left: number
  floor: number
  size: [w: number, d: number, h: number]
  paint: Paint
  scale: number
}

interface Scene {
  wall: string
  floor: string
  furniture: readonly Furniture[]
  frames: readonly [left: number, top: number, colour: string][]
}

const fabric = (colour: string): Paint => ({ colour, material: 'fabric' })
const wood = (colour: string): Paint => ({ colour, material: 'wood' })
const put = (
  drawing: string,
  left: number,
  floor: number,
  size: Furniture['size'],
  paint: Paint,
  scale: number,
): Furniture => ({ drawing, left, floor, size, paint, scale })

/** Rooms drawn of the shop's own things; the wall stays free where words will stand. */
const scenes: Record<string, Scene> = {
  living: {
    wall: '#D9CCB8',
    floor: '#D6B488',
    frames: [
      [0.3, 0.08, '#B65A38'],
      [0.42, 0.08, '#D3A23C'],
    ],
    furniture: [
      put('rug', 0.2, 0.95, [420, 150, 1], fabric('#E4DAC8'), 2.3),
      put('sideboard', 0.78, 0.76, [160, 45, 84], wood('#CFA977'), 2.3),
      put('floor-lamp', 0.1, 0.8, [42, 42, 164], { colour: '#C29F5C', material: 'metal' }, 2.9),
      put('sofa', 0.21, 0.84, [268, 98, 84], fabric('#D8C7A9'), 2.5),
      put('round-table', 0.4, 0.96, [100, 100, 40], wood('#7B573D'), 2.3),
      put('armchair', 0.74, 0.94, [84, 84, 80], fabric('#B65A38'), 2.7),
    ],
  },
  bedroom: {
    wall: '#C9CFBE',
    floor: '#D6B488',
    frames: [[0.28, 0.1, '#B65A38']],
    furniture: [
      put('rug', 0.05, 0.97, [440, 140, 1], fabric('#EFE7DA'), 2.3),
      put('bedside', 0.08, 0.82, [48, 40, 52], wood('#7B573D'), 3),
      put('bedside', 0.52, 0.82, [48, 40, 52], wood('#7B573D'), 3),
      put('table-lamp', 0.54, 0.64, [28, 28, 46], { colour: '#C29F5C', material: 'metal' }, 3),
      put('bed', 0.18, 0.93, [180, 200, 104], fabric('#C9B59A'), 3.2),
    ],
  },
  dining: {
    wall: '#E3D6C2',
    floor: '#C79F70',
    frames: [[0.2, 0.1, '#3F6650']],
    furniture: [
      put('sideboard', 0.08, 0.74, [160, 45, 84], wood('#7B573D'), 2.3),
      put('pendant-lamp', 0.4, 0.34, [56, 56, 44], { colour: '#3A352E', material: 'metal' }, 2.4),
      put('chair', 0.32, 0.84, [48, 54, 84], fabric('#3F6650'), 2.8),
      put('chair', 0.52, 0.84, [48, 54, 84], fabric('#3F6650'), 2.8),
      put('table', 0.3, 0.95, [190, 95, 75], wood('#CFA977'), 2.8),
      put('chair', 0.22, 0.97, [48, 54, 84], fabric('#D3A23C'), 2.9),
    ],
  },
  wardrobe: {
    wall: '#EFE6D8',
    floor: '#DDBF97',
    frames: [],
    furniture: [
      put('rug', 0.16, 0.97, [380, 120, 1], fabric('#D8C7A9'), 2.2),
      put('wardrobe', 0.14, 0.86, [180, 60, 220], wood('#CFA977'), 2.9),
      put('chest', 0.5, 0.88, [120, 44, 92], wood('#CFA977'), 2.9),
      put('pouf', 0.66, 0.95, [52, 52, 42], fabric('#B65A38'), 2.8),
    ],
  },
}

/** A room as the inside of an SVG, or null for a name that no room has. */
export function drawScene(name: string, width: number, height: number): string | null {
  const scene = scenes[name]
  if (!scene) return null
  const horizon = height * 0.72
  const room = [
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2=".4"><stop stop-color="${shade(scene.wall, 0.3)}"/><stop offset="1" stop-color="${shade(scene.wall, -0.06)}"/></linearGradient>`,
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${shade(scene.floor, -0.1)}"/><stop offset="1" stop-color="${shade(scene.floor, 0.12)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${horizon}" fill="url(#wall)"/>`,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>`,
    light(width, height),
    ...boards(width, height, horizon, scene.floor),
    `<rect y="${horizon - 16}" width="${width}" height="16" fill="#F7F2E8"/>`,
    ...scene.frames.map(([left, top, colour]) =>
      frame(left * width, top * height, height * 0.24, colour),
    ),
  ]
  const unit = height / 860
  for (const [at, one] of scene.furniture.entries()) {
    const pen = new Pen(one.scale * unit, one.left * width, one.floor * height)
    const [w, d, h] = one.size
    drawProduct(pen, one.drawing, { w, d, h, paint: one.paint })
    room.push(`<g>${pen.svg().replaceAll(/(id="|url\(#)(f[\da-f]{6}\w+|soft)/g, `$1s${at}$2`)}</g>`)
  }
  return room.join('')
}

/** Sunlight through a window that stands to the left. */
function light(width: number, height: number): string {
  const pane = (x: number, y: number) =>
    `<path d="M${width * x} ${height * y}l${width * 0.09} ${height * 0.05}v${height * 0.2}l${-width * 0.09} ${-height * 0.05}z" fill="#FFF6DE" opacity=".32"/>`
  return [pane(0.02, 0.12), pane(0.12, 0.17), pane(0.02, 0.36), pane(0.12, 0.41)].join('')
}

function boards(width: number, height: number, horizon: number, colour: string): string[] {
  return Array.from({ length: 9 }, (_, at) => {
    const x = (width * (at + 0.5)) / 9
    const lean = (x - width / 2) * 0.5
    return `<path d="M${x} ${horizon}L${x + lean} ${height}" stroke="${shade(colour, -0.18)}" stroke-width="2" opacity=".5"/>`
  })
}

function frame(x: number, y: number, height: number, colour: string): string {
  const width = height * 0.78
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#FBF6EC" stroke="#B98F5E" stroke-width="6"/>
    <circle cx="${x + width * 0.58}" cy="${y + height * 0.36}" r="${width * 0.22}" fill="${colour}"/>
    <rect x="${x + width * 0.2}" y="${y + height * 0.58}" width="${width * 0.56}" height="${height * 0.24}" fill="#3F5148"/>`
}
