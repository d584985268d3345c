import { openSync } from 'fontkit'
import { getOnestFile, type OnestSubset, splitBySubset } from './onest.ts'

type Weight = 400 | 600

export interface TextOutline {
  /** The data of an SVG path; the text begins at 0 on the baseline 0. */
  path: string
  width: number
}

const fonts = new Map<string, ReturnType<typeof openSync>>()

/**
 * Draws a text as a path, for pictures that are made where no font is installed.
 *
 * @param size in the units of the picture.
 */
export function outlineText(text: string, size: number, weight: Weight = 600): TextOutline {
  const parts: string[] = []
  let x = 0
  for (const run of splitBySubset(text)) {
    const font = openFont(run.subset, weight)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? emptyPosition
      const left = x + xOffset * scale
      parts.push(glyph.path.transform(scale, 0, 0, -scale, left, -yOffset * scale).toSVG())
      x += xAdvance * scale
    }
  }
  return { path: parts.join(''), width: x }
}

const emptyPosition = { xAdvance: 0, xOffset: 0, yOffset: 0 }

function openFont(subset: OnestSubset, weight: Weight) {
  const file = getOnestFile(subset, weight)
  const known = fonts.get(file)
  if (known) return known
  const opened = openSync(file)
  fonts.set(file, opened)
  return opened
}
