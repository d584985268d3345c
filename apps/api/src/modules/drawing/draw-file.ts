import { drawNoImage, drawNoTexture } from './draw-dummy.ts'
import { drawPicture } from './draw-picture.ts'
import { drawSwatch } from './draw-swatch.ts'
import { readDrawnFile, readSwatchFile } from './drawn-file.ts'
import { furnitureByKind } from './furniture/furniture-by-kind.ts'
import { materialOf } from './paint/material-of.ts'
import { drawNamedScene } from './scene/draw-named-scene.ts'
import { drawProductRoom } from './scene/draw-product-room.ts'
import { shotOf } from './shot-of.ts'

const sceneName = /^drawn\/scene\/([a-z-]+)\.svg$/

const others: Readonly<Record<string, () => string>> = {
  'drawn/dummy/no-image.svg': drawNoImage,
  'drawn/dummy/no-texture.svg': drawNoTexture,
}

/** The SVG that a path under drawn/ names; null where nothing such can be drawn. */
export function drawFile(path: string): string | null {
  const other = others[path]
  if (other) return other()
  const scene = sceneName.exec(path)?.[1]
  if (scene) return drawNamedScene(scene)
  const swatch = readSwatchFile(path)
  if (swatch) return drawSwatch(materialOf(swatch))
  const thing = readDrawnFile(path)
  const kind = thing && furnitureByKind[thing.kind]
  if (!kind) return null
  if (thing.view === 'room') return drawProductRoom(kind, thing)
  const solids = kind.furniture({
    width: thing.widthCm,
    depth: thing.depthCm,
    height: thing.heightCm,
    finish: materialOf(thing),
    style: thing.style,
  })
  return drawPicture(solids, shotOf(kind, thing), kind.place)
}
