import { type Material, material } from '../paint/material.ts'

/** A room as seen from within: a wall behind, a floor of boards. Sizes in cm. */
export interface Room {
  wall: string
  floor: Material
  /** How far back the wall stands. */
  wallY: number
  /** What is seen at the wall, from left to right. */
  left: number
  right: number
  /** How near the floor is seen. */
  nearY: number
  height: number
  /** Where sunlight falls on the wall: left edge and width; none where width is 0. */
  sun: readonly [left: number, width: number]
}

export const boards = material('#D2A873', 'grain', 0.1)
export const darkBoards = material('#B98A5B', 'grain', 0.1)
export const paleBoards = material('#DCC29A', 'grain', 0.1)
