import { drawProduct } from './draw-product.ts'
import { drawScene } from './draw-scene.ts'
import { type Paint, Pen } from './pen.ts'
import { shade } from './shade.ts'

const SAND = '#F1EBE1'
const WIDTH = 1000
const HEIGHT = 800
const product =
  /^drawn\/([a-z-]+)\/(\d{1,3})x(\d{1,3})x(\d{1,3})-([\dA-F]{6})-(fabric|wood|metal|paint|glass)-(front|side)\.svg$/
const texture = /^drawn\/texture\/([\dA-F]{6})-(fabric|wood|metal|paint|glass)\.svg$/
const scene = /^drawn\/scene\/([a-z]+)\.svg$/

/** Draws the picture that a file's name describes, as an SVG; null for names that describe none. */
export function drawFile(file: string): string | null {
  const ofProduct = product.exec(file)
  if (ofProduct) return productSvg(ofProduct)
  const ofTexture = texture.exec(file)
  if (ofTexture) return textureSvg(`#${ofTexture[1]}`, ofTexture[2] === 'wood')
  const ofScene = scene.exec(file)
  const inside = ofScene?.[1] ? drawScene(ofScene[1], 2000, 860) : null
  return inside === null ? null : svg(2000, 860, inside)
}

function productSvg([, drawing = '', w, d, h, colour, material, view]: RegExpExecArray):
  | string
  | null {
  const size = { w: Number(w), d: Number(d), h: Number(h) }
  const shown = view === 'side' ? { ...size, w: size.d, d: size.w * 0.5 } : size
  const paint: Paint = { colour: `#${colour}`, material: material as Paint['material'] }
  const flat = /^(rug|runner)$/.test(drawing)
  const tall = /^(mattress|bed|kids-bed)$/.test(drawing) ? 0.62 : 1
  const fullWidth = shown.w + shown.d * tall * 0.34
  const fullHeight = (flat ? 0 : shown.h) + shown.d * tall * 0.2
  const scale = Math.min(740 / fullWidth, 520 / Math.max(fullHeight, 1), 6)
  const left = (WIDTH - fullWidth * scale) / 2
  const floor = Math.min(HEIGHT - 110, (HEIGHT + fullHeight * scale) / 2 + 20)
  const pen = new Pen(scale, left, floor)
  if (!drawProduct(pen, drawing, { ...shown, paint })) return null
  return svg(WIDTH, HEIGHT, `${ground()}${pen.svg()}`)
}

/** The pictures' ground: its edges are exactly sand, so that they melt into the page. */
function ground(): string {
  return `<defs><radialGradient id="ground" cx=".5" cy=".55" r=".5"><stop stop-color="${shade(SAND, 0.35)}"/><stop offset="1" stop-color="${SAND}"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${SAND}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>`
}

function textureSvg(colour: string, isWood: boolean): string {
  const lines = Array.from({ length: 20 }, (_, at) => {
    const tone = shade(colour, at % 2 === 0 ? -0.1 : 0.12)
    return isWood
      ? `<path d="M0 ${at * 8 + 3}q40 ${(at % 5) - 2} 80 0t80 0" stroke="${tone}" fill="none" stroke-width="2" opacity=".6"/>`
      : `<path d="M0 ${at * 8}h160M${at * 8} 0v160" stroke="${tone}" stroke-width="2" stroke-dasharray="4 4" opacity=".5"/>`
  })
  return svg(160, 160, `<rect width="160" height="160" fill="${colour}"/>${lines.join('')}`)
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}
