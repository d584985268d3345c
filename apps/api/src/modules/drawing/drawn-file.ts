import type { Surface } from './paint/material-of.ts'

/** How a drawn picture looks at its thing. */
export type DrawnView = 'front' | 'side' | 'detail' | 'room'

/** What a drawn picture shows; sizes in cm. The file's name carries all of it. */
export interface DrawnThing {
  kind: string
  /** Which of the looks of a kind it is: the same number for all sizes and finishes of a product. */
  style: number
  widthCm: number
  depthCm: number
  heightCm: number
  /** #rrggbb */
  colour: string
  surface: Surface
  view: DrawnView
}

const paint = '([\\dA-Fa-f]{6})-(fabric|weave|boucle|velvet|rib|wood|metal|paint|glass)'
const thingName = new RegExp(
  `^drawn/([a-z-]+)/(?:s(\\d{1,4})-)?(\\d{1,3})x(\\d{1,3})x(\\d{1,3})-${paint}-(front|side|detail|room)\\.svg$`,
)
const swatchName = new RegExp(`^drawn/texture/${paint}\\.svg$`)

/** The path of a drawn picture: drawn/sofa/s7-228x94x82-D8C7A9-weave-front.svg. */
export function drawnFile(thing: DrawnThing): string {
  const { kind, style, widthCm, depthCm, heightCm, view } = thing
  const size = `${widthCm}x${depthCm}x${heightCm}`
  return `drawn/${kind}/s${style}-${size}-${paintName(thing)}-${view}.svg`
}

/** The path of a finish from close by: drawn/texture/D8C7A9-weave.svg. */
export function swatchFile(finish: { colour: string; surface: Surface }): string {
  return `drawn/texture/${paintName(finish)}.svg`
}

/** What a path of a drawn picture shows; null for other paths. */
export function readDrawnFile(path: string): DrawnThing | null {
  const match = thingName.exec(path)
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

/** The finish that a path of a swatch shows; null for other paths. */
export function readSwatchFile(path: string): { colour: string; surface: Surface } | null {
  const [, colour, surface] = swatchName.exec(path) ?? []
  return colour ? { colour: `#${colour.toUpperCase()}`, surface: surface as Surface } : null
}

function paintName({ colour, surface }: { colour: string; surface: Surface }): string {
  return `${colour.slice(1).toUpperCase()}-${surface}`
}
