import type { BuildFurniture } from '../furniture/furniture-model.ts'
import type { Material } from '../material/material.ts'
import type { Vector } from '../space/vector.ts'
import type { SceneItem } from './scene-item.ts'

interface PlacementOptions {
  style?: number
  turned?: number
}

/** Places a product of a kind at a position in a room. */
export function placeFurniture(
  furniture: BuildFurniture,
  size: Vector,
  finish: Material,
  position: Vector,
  { style = 0, turned = 0 }: PlacementOptions = {},
): SceneItem {
  const [width, depth, height] = size
  return { solids: furniture({ width, depth, height, finish, style }), position, turned }
}
