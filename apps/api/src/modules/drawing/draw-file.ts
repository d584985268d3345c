import { finishes } from '../../../seed/finishes.ts'
import { drawPicture } from './draw-picture.ts'
import { drawSwatch } from './draw-swatch.ts'
import { readDrawnFile } from './drawn-file.ts'
import { furnitureByKind } from './furniture/furniture-by-kind.ts'
import { materialOf } from './paint/material-of.ts'
import { shotOf } from './shot-of.ts'

const finishByCode = new Map(
  Object.values(finishes).map((finish) => [finish.code as string, finish]),
)
const swatchName = /^drawn\/texture\/([a-z-]+)\.svg$/

/** The SVG that a path under drawn/ names; null where nothing such can be drawn. */
export function drawFile(path: string): string | null {
  const swatch = finishByCode.get(swatchName.exec(path)?.[1] ?? '')
  if (swatch) return drawSwatch(materialOf(swatch))
  const thing = readDrawnFile(path)
  const kind = thing && furnitureByKind[thing.kind]
  const finish = thing && finishByCode.get(thing.finish)
  if (!kind || !finish) return null
  const solids = kind.furniture({
    width: thing.widthCm,
    depth: thing.depthCm,
    height: thing.heightCm,
    finish: materialOf(finish),
    style: thing.style,
  })
  return drawPicture(solids, shotOf(kind, thing), kind.place)
}
