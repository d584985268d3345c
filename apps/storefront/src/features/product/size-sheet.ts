/** A view on a drawing without the sheet's figures. */
type SheetView = {
  src: string
  /** Its sides in the sheet's own units: alike for all views of a drawing. */
  across: number
  up: number
  acrossCm: number
  upCm: number
}

/** What is shown of a drawing. */
export type SizeSheet = {
  src: string
  /** Height beside a width of 1000. */
  height: number
  /** Each view by itself: beside each other on a phone their figures would be too small to read. */
  views: SheetView[]
}

type Sizes = { widthCm: number | null; depthCm: number | null; heightCm: number | null }

/** The studio draws on a sheet of 1000 by 560: between its margins, on a ground at 490 (tools/studio, drawing.py). */
const sheetWidth = 1000
const sheetHeight = 560
const acrossMost = 730
const upMost = 400
const ground = 490
const margin = 70
const gap = 130
/** Lower things are drawn from above, and by one view (tools/studio, export_model.py). */
const flatCm = 8
/** Lines are drawn to both sides of where they go. */
const edge = 2
/** A rug's fringe is not measured with it. */
const fringe = 26

/**
 * The part of a sheet that is drawn on. Front and side of a long thing stand beside each other in one
 * scale, so that they are low and leave the upper half of the sheet empty.
 */
export function sizeSheet(src: string, { widthCm, depthCm, heightCm }: Sizes): SizeSheet {
  if (!widthCm || !depthCm || !heightCm) return { src, height: sheetHeight, views: [] }
  const isFlat = heightCm < flatCm
  const upCm = isFlat ? depthCm : heightCm
  const acrossCm = isFlat ? [widthCm] : [widthCm, depthCm]
  const wholeCm = acrossCm.reduce((sum, cm) => sum + cm, 0)
  const scale = Math.min(acrossMost / wholeCm, upMost / upCm)
  const top = Math.max(0, Math.floor(ground - upCm * scale - margin))
  const height = sheetHeight - top
  const left = (sheetWidth - wholeCm * scale - gap) / 2
  const up = upCm * scale + 2 * edge + (isFlat ? fringe : 0)
  const views = acrossCm.map((cm, at) => {
    const from = left + at * (widthCm * scale + gap) - edge
    const across = cm * scale + 2 * edge
    const box = [from, ground + edge - up, across, up]
    return { src: part(src, box), across, up, acrossCm: cm, upCm }
  })
  return { src: part(src, [0, top, sheetWidth, height]), height, views }
}

const part = (src: string, box: readonly number[]) =>
  `${src}#svgView(viewBox(${box.map((one) => Math.round(one * 10) / 10).join(',')}))`
