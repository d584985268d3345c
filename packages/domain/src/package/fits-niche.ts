import type { Box } from './box.ts'

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
