import { createMaterial, type Material } from '../material/material.ts'

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
