import type { Material } from '../material/material.ts'
import type { Solid } from '../solid/solid.ts'

/** The input for drawing furniture: outer dimensions in cm, finish and style number. */
export interface FurnitureModel {
  width: number
  depth: number
  height: number
  finish: Material
  style: number
}

/**
 * Builds furniture standing on the floor, centered over the origin, its front facing the viewer.
 */
export type BuildFurniture = (model: FurnitureModel) => Solid[]
