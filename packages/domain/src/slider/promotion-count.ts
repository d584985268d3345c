/** How many promotions a slider shows: 10 in the mini one on a desktop, 9 in it on a phone, else 8 (storefront §9). */
export function promotionCount(slider: { isMini: boolean; isPhone: boolean }): number {
  if (!slider.isMini) return 8
  return slider.isPhone ? 9 : 10
}
