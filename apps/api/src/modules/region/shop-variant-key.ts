import type { region } from './region.table.ts'

/**
 * The region values that change the content of a page: its price zone and the flags that show or
 * hide parts of it (ADR 0042). Regions with the same key share every cached page.
 */
export function getShopVariantKey(row: typeof region.$inferSelect): string {
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
