import type { Material } from '../paint/material.ts'
import type { Solid } from '../solid/solid.ts'

/** What a piece of furniture is drawn from: outer sizes in cm, its finish, its look by number. */
export interface Model {
  width: number
  depth: number
  height: number
  finish: Material
  style: number
}

/** Furniture standing on the floor, its middle over the origin, its front towards the viewer. */
export type Furniture = (model: Model) => Solid[]
