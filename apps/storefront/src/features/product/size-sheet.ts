/** What is shown of a drawing: its address, and its height beside a width of 1000. */
export type SizeSheet = { src: string; height: number }

type Sizes = { widthCm: number | null; depthCm: number | null; heightCm: number | null }

/** The studio draws on a sheet of 1000 by 560: between its margins, on a ground at 490 (tools/studio, drawing.py). */
const sheetHeight = 560
const acrossMost = 730
const upMost = 400
const ground = 490
const margin = 70

/**
 * The part of a sheet that is drawn on. Front and side of a long thing stand beside each other in one
 * scale, so that they are low and leave the upper half of the sheet empty.
 */
export function sizeSheet(src: string, { widthCm, depthCm, heightCm }: Sizes): SizeSheet {
  if (!widthCm || !depthCm || !heightCm) return { src, height: sheetHeight }
  const scale = Math.min(acrossMost / (widthCm + depthCm), upMost / heightCm)
  const top = Math.max(0, Math.floor(ground - heightCm * scale - margin))
  const height = sheetHeight - top
  return { src: `${src}#svgView(viewBox(0,${top},1000,${height}))`, height }
}
