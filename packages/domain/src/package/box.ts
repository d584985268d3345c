/** A box or an assembled item; its sides in centimetres. */
export type Box = { widthCm: number; depthCm: number; heightCm: number }

/** An opening in centimetres, measured between the jambs. */
export type Opening = { widthCm: number; heightCm: number }

/**
 * Returns whether a box can be carried through an opening lengthwise, rotated as needed: its two
 * shorter sides must fit the opening (ux check 21). Equal sizes pass; the caller adds any
 * clearance.
 */
export function passesDoor(box: Box, opening: Opening): boolean {
  const [smallest = 0, middle = 0] = [box.widthCm, box.depthCm, box.heightCm].sort((a, b) => a - b)
  const narrow = Math.min(opening.widthCm, opening.heightCm)
  const wide = Math.max(opening.widthCm, opening.heightCm)
  return smallest <= narrow && middle <= wide
}

/**
 * Returns whether an item fits into a niche in its normal orientation, without rotation (ux check
 * 21).
 */
export function fitsNiche(item: Box, niche: Box): boolean {
  return (
    item.widthCm <= niche.widthCm &&
    item.depthCm <= niche.depthCm &&
    item.heightCm <= niche.heightCm
  )
}

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
