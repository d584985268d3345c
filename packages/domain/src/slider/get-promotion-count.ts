/**
 * Returns the number of promotions in a slider: 10 in the mini slider on a desktop, 9 on a phone,
 * otherwise 8 (promo.counts).
 */
export function getPromotionCount(slider: { isMini: boolean; isPhone: boolean }): number {
  if (!slider.isMini) return 8
  return slider.isPhone ? 9 : 10
}
