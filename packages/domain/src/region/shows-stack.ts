import type { RegionFlags } from './region-flags.ts'

/**
 * Whether an error page shows where the program fell (storefront §2): to employees with hidden
 * blocks on, and not in regions of the shop's own stores, where buyers look at the same screen.
 */
export function showsStack(reader: {
  showsHiddenBlocks: boolean
  OWN_SHOP: RegionFlags['OWN_SHOP']
}): boolean {
  return reader.showsHiddenBlocks && reader.OWN_SHOP !== 'Y'
}
