import type { Box } from './box.ts'
import { passesDoor } from './passes-door.ts'

/** The inner size of an elevator cabin and its door, in centimetres. */
export type Lift = Box & { doorWidthCm: number; doorHeightCm: number }

/**
 * Returns whether a box fits into an elevator: through its door, then upright, lying, or leaned
 * against a wall (ux check 21). Rotation about several axes is not tried, because nobody loads an
 * elevator that way.
 */
export function fitsLift(box: Box, lift: Lift): boolean {
  const door = { widthCm: lift.doorWidthCm, heightCm: lift.doorHeightCm }
  if (!passesDoor(box, door)) return false
  const cabin: Sides = [lift.widthCm, lift.depthCm, lift.heightCm]
  return listOrientations([box.widthCm, box.depthCm, box.heightCm]).some(
    ([across, along, up]) =>
      (across <= cabin[0] && along <= cabin[1] && up <= cabin[2]) ||
      (across <= cabin[0] && fitsTilted(up, along, cabin[2], cabin[1])) ||
      (across <= cabin[1] && fitsTilted(up, along, cabin[2], cabin[0])),
  )
}

type Sides = [number, number, number]

function listOrientations([a, b, c]: Sides): Sides[] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
}

/** Returns whether a rectangle, tilted by some whole degree, fits into another. */
function fitsTilted(length: number, thickness: number, up: number, across: number): boolean {
  for (let degrees = 1; degrees < 90; degrees++) {
    const angle = (degrees * Math.PI) / 180
    const high = length * Math.sin(angle) + thickness * Math.cos(angle)
    const wide = length * Math.cos(angle) + thickness * Math.sin(angle)
    if (high <= up && wide <= across) return true
  }
  return false
}
