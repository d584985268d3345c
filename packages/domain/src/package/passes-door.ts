import type { Box } from './box.ts'

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
