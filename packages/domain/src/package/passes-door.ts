import type { Box } from './box.ts'

/** An opening in centimetres, as it is measured between the jambs. */
export type Opening = { widthCm: number; heightCm: number }

/**
 * Whether a box can be carried through an opening: on its longest side, turned as suits, its two
 * shorter sides within the opening's (ux check 21). Equal counts as passing; slack is the caller's.
 */
export function passesDoor(box: Box, opening: Opening): boolean {
  const [least = 0, middle = 0] = [box.widthCm, box.depthCm, box.heightCm].sort((a, b) => a - b)
  const narrow = Math.min(opening.widthCm, opening.heightCm)
  const wide = Math.max(opening.widthCm, opening.heightCm)
  return least <= narrow && middle <= wide
}
