import type { FurnitureKind } from '../furniture/furniture-by-kind.ts'
import { toMaterial } from '../material/to-material.ts'
import type { DrawnProduct } from '../picture/drawing-path.ts'
import { buildProductSetting } from './build-product-setting.ts'
import { drawScene, type SceneShot } from './draw-scene.ts'
import { boards, darkBoards, paleBoards, type Room } from './place-furniture.ts'

const walls = ['#DACDB9', '#C9CEBE', '#E2D6C6', '#D3C8BE', '#CFC7B4'] as const

const floors = [boards, paleBoards, darkBoards] as const

/** Draws a product in a room: a wall, a floor and a few items beside it that indicate its size. */
export function drawProductRoom(kind: FurnitureKind, product: DrawnProduct): string {
  const { widthCm: width, depthCm: depth, heightCm: height, style } = product
  const productSolids = kind.furniture({ width, depth, height, finish: toMaterial(product), style })
  const wallY = Math.max(depth / 2 + 6, 40)
  const { items, visibleWidthCm, level } = buildProductSetting(product, productSolids, wallY)
  const room: Room = {
    wall: walls[style % walls.length] ?? walls[0],
    floor: floors[style % floors.length] ?? boards,
    wallY,
    left: -460,
    right: 460,
    nearY: -depth / 2 - 190,
    height: 560,
    sun: [-visibleWidthCm * 0.62, 96],
  }
  return drawScene(room, items, buildShot(visibleWidthCm, level, depth))
}

/** Places the camera so that `visibleWidthCm` fills the width of the picture. */
function buildShot(visibleWidthCm: number, level: number, depth: number): SceneShot {
  const away = visibleWidthCm * 1.35
  const focus = (1000 * away) / visibleWidthCm
  const eyeHeight = Math.max(96, Math.min(130, level))
  const floorAt = 690
  return {
    width: 1000,
    height: 800,
    eye: [visibleWidthCm * 0.05, -away - depth / 4, eyeHeight],
    azimuth: 0,
    focus,
    horizon: floorAt - (eyeHeight / away) * focus,
  }
}
