import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { createMaterial, type Material } from '../material/material.ts'
import type { Solid } from '../solid/solid.ts'
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

/** Wraps solids that already have room coordinates. */
export function toSceneItem(solids: readonly Solid[]): SceneItem {
  return { solids, position: [0, 0, 0] }
}

/** A room seen from inside: a back wall and a floor of boards. Sizes in cm. */
export interface Room {
  wall: string
  floor: Material
  /** The distance of the wall. */
  wallY: number
  /** The visible part of the wall, from left to right. */
  left: number
  right: number
  /** The nearest visible point of the floor. */
  nearY: number
  height: number
  /** Sunlight on the wall: left edge and width; none when the width is 0. */
  sun: readonly [left: number, width: number]
}

export const boards = createMaterial('#D2A873', 'grain', 0.1)

export const darkBoards = createMaterial('#B98A5B', 'grain', 0.1)

export const paleBoards = createMaterial('#DCC29A', 'grain', 0.1)
