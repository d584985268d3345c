import { furnitureByKind } from '../furniture/furniture-by-kind.ts'
import { toMaterial } from '../material/to-material.ts'
import { drawNamedScene } from '../scene/draw-named-scene.ts'
import { drawProductRoom } from '../scene/draw-product-room.ts'
import { chooseShot } from './choose-shot.ts'
import { drawPicture } from './draw-picture.ts'
import { drawSwatch } from './draw-swatch.ts'
import { parseDrawingPath, parseSwatchPath } from './drawing-path.ts'

const scenePattern = /^drawn\/scene\/([a-z-]+)\.svg$/

/** Returns the SVG for a path under drawn/, or null when it cannot be drawn. */
export function drawFile(path: string): string | null {
  const scene = scenePattern.exec(path)?.[1]
  if (scene) return drawNamedScene(scene)
  const swatch = parseSwatchPath(path)
  if (swatch) return drawSwatch(toMaterial(swatch))
  const product = parseDrawingPath(path)
  const kind = product && furnitureByKind[product.kind]
  if (!kind) return null
  if (product.view === 'room') return drawProductRoom(kind, product)
  const solids = kind.furniture({
    width: product.widthCm,
    depth: product.depthCm,
    height: product.heightCm,
    finish: toMaterial(product),
    style: product.style,
  })
  return drawPicture(solids, chooseShot(kind, product), kind.place)
}
