import type { Box } from './box.ts'
import { passesDoor } from './passes-door.ts'

/** A lift's cabin within, and its door, in centimetres. */
export type Lift = Box & { doorWidthCm: number; doorHeightCm: number }

/**
 * Whether a box goes into a lift: through its door, then upright, lying, or leaned against a wall
 * (ux check 21). A box lying skew in three directions is not tried: nobody loads a lift so.
 */
export function fitsLift(box: Box, lift: Lift): boolean {
  const door = { widthCm: lift.doorWidthCm, heightCm: lift.doorHeightCm }
  if (!passesDoor(box, door)) return false
  const cabin: Sides = [lift.widthCm, lift.depthCm, lift.heightCm]
  return turnsOf([box.widthCm, box.depthCm, box.heightCm]).some(
    ([across, along, up]) =>
      (across <= cabin[0] && along <= cabin[1] && up <= cabin[2]) ||
      (across <= cabin[0] && leans(up, along, cabin[2], cabin[1])) ||
      (across <= cabin[1] && leans(up, along, cabin[2], cabin[0])),
  )
}

type Sides = [number, number, number]

function turnsOf([a, b, c]: Sides): Sides[] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
}

/** Whether a rectangle, tilted by some whole degree, stands within another. */
function leans(length: number, thickness: number, up: number, across: number): boolean {
  for (let degrees = 1; degrees < 90; degrees++) {
    const angle = (degrees * Math.PI) / 180
    const high = length * Math.sin(angle) + thickness * Math.cos(angle)
    const wide = length * Math.cos(angle) + thickness * Math.sin(angle)
    if (high <= up && wide <= across) return true
  }
  return false
}
