/** The terms common to all bonuses (ADR 0040). */
export const bonusTerms = {
  /** Percent of the goods' sum after the coupon. */
  spendPercent: 30,
  lifetimeMonths: 12,
  /** Roubles, once per person, for subscribing to the newsletter (subscribe.close). */
  subscriptionBonus: 300,
} as const
