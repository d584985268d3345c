import type { Furniture } from '../furniture/model.ts'
import type { Material } from '../paint/material.ts'
import type { Vector } from '../space/vector.ts'
import type { SceneItem } from './scene-item.ts'

interface Standing {
  style?: number
  turned?: number
}

/** A thing of the shop by its kind, standing somewhere in a room. */
export function stand(
  furniture: Furniture,
  size: Vector,
  finish: Material,
  at: Vector,
  { style = 0, turned = 0 }: Standing = {},
): SceneItem {
  const [width, depth, height] = size
  return { solids: furniture({ width, depth, height, finish, style }), at, turned }
}
