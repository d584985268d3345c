import { applyLight } from '../canvas/colour.ts'
import { SvgCanvas } from '../canvas/svg-canvas.ts'
import { furnitureByKind } from '../furniture/furniture-by-kind.ts'
import type { Material } from '../material/material.ts'
import { toMaterial } from '../material/to-material.ts'
import { drawNamedScene } from '../scene/draw-named-scene.ts'
import { drawProductRoom } from '../scene/draw-product-room.ts'
import { chooseShot } from './choose-shot.ts'
import { drawPicture } from './draw-picture.ts'
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

const SIDE = 400

/** Draws a close-up of a finish: threads, grain or gloss. */
function drawSwatch({ colour, texture, gloss }: Material): string {
  const canvas = new SvgCanvas()
  const light = canvas.linear(
    [0, 0],
    [SIDE, SIDE],
    [
      [0, applyLight(colour, 1.12 + gloss * 0.4)],
      [0.45, applyLight(colour, 1)],
      [0.55, applyLight(colour, 1 + gloss * 0.5)],
      [1, applyLight(colour, 0.86)],
    ],
  )
  const size = texture === 'grain' ? SIDE * 1.3 : SIDE * 0.62
  const grain = texture
    ? `<rect width="${SIDE}" height="${SIDE}" fill="${canvas.texture(texture, [-40, -60], [0, size], [size, 0])}"/>`
    : ''
  const body = `<rect width="${SIDE}" height="${SIDE}" fill="${light}"/>${grain}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${canvas.definitions}${body}</svg>`
}
