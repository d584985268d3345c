/** What holds for every bonus (decisions «Orders»). */
export const bonusTerms = {
  /** Of the goods' sum after the coupon. */
  spendPercent: 30,
  lifetimeMonths: 12,
  /** Once a person, for subscribing (storefront §9). */
  subscriptionBonus: 300,
} as const
