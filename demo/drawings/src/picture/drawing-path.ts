import type { Surface } from '../material/to-material.ts'

/** The view of a drawn picture. */
export type DrawnView = 'front' | 'side' | 'detail' | 'room'

/** The content of a drawn picture; sizes in cm. The file name encodes all of it. */
export interface DrawnProduct {
  kind: string
  /** The design variant of a kind: the same number for all sizes and finishes of a product. */
  style: number
  widthCm: number
  depthCm: number
  heightCm: number
  /** #rrggbb */
  colour: string
  surface: Surface
  view: DrawnView
}

const paintPattern = '([\\dA-Fa-f]{6})-(fabric|weave|boucle|velvet|rib|wood|metal|paint|glass)'
const drawingPattern = new RegExp(
  `^drawn/([a-z-]+)/(?:s(\\d{1,4})-)?(\\d{1,3})x(\\d{1,3})x(\\d{1,3})-${paintPattern}-(front|side|detail|room)\\.svg$`,
)
const swatchPattern = new RegExp(`^drawn/texture/${paintPattern}\\.svg$`)

/** Returns the path of a drawn picture: drawn/sofa/s7-228x94x82-D8C7A9-weave-front.svg. */
export function formatDrawingPath(product: DrawnProduct): string {
  const { kind, style, widthCm, depthCm, heightCm, view } = product
  const size = `${widthCm}x${depthCm}x${heightCm}`
  return `drawn/${kind}/s${style}-${size}-${formatPaint(product)}-${view}.svg`
}

/** Returns the path of a swatch: drawn/texture/D8C7A9-weave.svg. */
export function formatSwatchPath(finish: { colour: string; surface: Surface }): string {
  return `drawn/texture/${formatPaint(finish)}.svg`
}

/** Parses the path of a drawn picture; returns null for other paths. */
export function parseDrawingPath(path: string): DrawnProduct | null {
  const match = drawingPattern.exec(path)
  if (!match) return null
  const [, kind = '', style = '0', width, depth, height, colour = '', surface, view] = match
  const [widthCm, depthCm, heightCm] = [Number(width), Number(depth), Number(height)]
  if (Math.min(widthCm, depthCm, heightCm) < 1) return null
  return {
    kind,
    style: Number(style),
    widthCm,
    depthCm,
    heightCm,
    colour: `#${colour.toUpperCase()}`,
    surface: surface as Surface,
    view: view as DrawnView,
  }
}

/** Parses the path of a swatch; returns null for other paths. */
export function parseSwatchPath(path: string): { colour: string; surface: Surface } | null {
  const [, colour, surface] = swatchPattern.exec(path) ?? []
  return colour ? { colour: `#${colour.toUpperCase()}`, surface: surface as Surface } : null
}

function formatPaint({ colour, surface }: { colour: string; surface: Surface }): string {
  return `${colour.slice(1).toUpperCase()}-${surface}`
}
