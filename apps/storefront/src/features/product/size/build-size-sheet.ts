/** One view cropped from a drawing, without the figures of the sheet. */
type SheetView = {
  src: string
  /** Width and height in units of the sheet, in the same scale for all views of a drawing. */
  across: number
  up: number
  acrossCm: number
  upCm: number
}

/** The visible area of a drawing. */
export type SizeSheet = {
  src: string
  /** Height relative to a width of 1000. */
  height: number
  /** Each view separately: side by side on a phone the figures would be too small to read. */
  views: SheetView[]
}

type Sizes = { widthCm: number | null; depthCm: number | null; heightCm: number | null }

/**
 * The studio draws on a sheet of 1000 by 560 with margins; the ground line is at y = 490
 * (demo/studio, drawing.py).
 */
const sheetWidth = 1000
const sheetHeight = 560
const maxAcross = 730
const maxUp = 400
const ground = 490
const margin = 70
const gap = 130
/** Lower products are drawn from above in a single view (demo/studio, export_model.py). */
const flatCm = 8
/** Half of a stroke lies outside the outline. */
const edge = 2
/** A rug's fringe is not part of its measured size. */
const fringe = 26

/**
 * Crops the used area of a sheet. Front and side views of a long product share one scale, so that
 * they are low and leave the upper half of the sheet empty.
 */
export function buildSizeSheet(src: string, { widthCm, depthCm, heightCm }: Sizes): SizeSheet {
  if (!widthCm || !depthCm || !heightCm) return { src, height: sheetHeight, views: [] }
  const isFlat = heightCm < flatCm
  const upCm = isFlat ? depthCm : heightCm
  const acrossCm = isFlat ? [widthCm] : [widthCm, depthCm]
  const wholeCm = acrossCm.reduce((sum, cm) => sum + cm, 0)
  const scale = Math.min(maxAcross / wholeCm, maxUp / upCm)
  const top = Math.max(0, Math.floor(ground - upCm * scale - margin))
  const height = sheetHeight - top
  const left = (sheetWidth - wholeCm * scale - gap) / 2
  const up = upCm * scale + 2 * edge + (isFlat ? fringe : 0)
  const views = acrossCm.map((cm, index) => {
    const from = left + index * (widthCm * scale + gap) - edge
    const across = cm * scale + 2 * edge
    const box = [from, ground + edge - up, across, up]
    return { src: getViewBoxUrl(src, box), across, up, acrossCm: cm, upCm }
  })
  return { src: getViewBoxUrl(src, [0, top, sheetWidth, height]), height, views }
}

const getViewBoxUrl = (src: string, box: readonly number[]) =>
  `${src}#svgView(viewBox(${box.map((side) => Math.round(side * 10) / 10).join(',')}))`
