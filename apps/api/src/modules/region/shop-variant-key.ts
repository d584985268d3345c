import type { region } from './region.table.ts'

/**
 * What of a region changes the bytes of a page: its price zone and the flags that show or hide
 * parts of it (decisions, «Regions»). Regions with one key share every cached page.
 */
export function shopVariantKey(row: typeof region.$inferSelect): string {
  return JSON.stringify([
    row.priceZoneId,
    row.kz,
    row.hasPartner,
    row.franchise,
    row.ownShop,
    row.hiddenManufacturer,
    row.regionType,
    row.isOffice,
    row.blackFriday,
    row.cyberMonday,
    row.newYearSale,
    row.sugarGift,
    row.minPercentPrepayment,
    row.installmentType,
    row.splitAvailable,
    row.plaitAvailable,
  ])
}
