import { blackMetal, brass, type Material, oak, walnut } from '../material/material.ts'
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

/**
 * Picks one of several designs by the style number; `salt` makes two choices of one style
 * independent.
 */
export function pickByStyle<T>(style: number, choices: readonly [T, ...T[]], salt = 0): T {
  const index = Math.floor((style * 7 + salt * 3 + Math.floor(style / 5) * salt) % choices.length)
  return choices[index] ?? choices[0]
}

/** Returns the material of legs and small frames of upholstered furniture. */
export function pickLegMaterial(style: number): Material {
  return pickByStyle(style, [oak, walnut, blackMetal, oak, brass])
}
