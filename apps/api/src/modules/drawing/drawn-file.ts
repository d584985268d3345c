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
  finish: string
  view: DrawnView
}

const name =
  /^drawn\/([a-z-]+)\/(?:s(\d{1,4})-)?(\d{1,3})x(\d{1,3})x(\d{1,3})-([a-z-]+)-(front|side|detail|room)\.svg$/

/** The path of a drawn picture under the media folder: drawn/sofa/s7-228x94x82-linen-front.svg. */
export function drawnFile(thing: DrawnThing): string {
  const { kind, style, widthCm, depthCm, heightCm, finish, view } = thing
  return `drawn/${kind}/s${style}-${widthCm}x${depthCm}x${heightCm}-${finish}-${view}.svg`
}

/** What a path of a drawn picture shows; null for other paths. */
export function readDrawnFile(path: string): DrawnThing | null {
  const match = name.exec(path)
  if (!match) return null
  const [, kind = '', style = '0', width = '', depth = '', height = '', finish = '', view] = match
  const [widthCm, depthCm, heightCm] = [Number(width), Number(depth), Number(height)]
  if (Math.min(widthCm, depthCm, heightCm) < 1) return null
  return {
    kind,
    style: Number(style),
    widthCm,
    depthCm,
    heightCm,
    finish,
    view: view === 'side' || view === 'detail' || view === 'room' ? view : 'front',
  }
}
