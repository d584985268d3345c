import type { RegionFlags } from './region-flags.ts'

/**
 * Returns whether an error page shows the stack trace (error.page): to employees with hidden blocks
 * on, except in regions with the shop's own stores, where customers see the same screen.
 */
export function canSeeStack(reader: {
  showsHiddenBlocks: boolean
  OWN_SHOP: RegionFlags['OWN_SHOP']
}): boolean {
  return reader.showsHiddenBlocks && reader.OWN_SHOP !== 'Y'
}
