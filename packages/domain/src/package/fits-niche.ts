import type { Box } from './box.ts'

/** Whether a thing stands in a niche as it is meant to stand: it is not turned (ux check 21). */
export function fitsNiche(thing: Box, niche: Box): boolean {
  return (
    thing.widthCm <= niche.widthCm &&
    thing.depthCm <= niche.depthCm &&
    thing.heightCm <= niche.heightCm
  )
}
