/** A level of the bonus programme by earlier purchases in roubles; the last one has no limit. */
export type BonusLevelTerms = { upTo: number | null; percent: number }

/** The levels of a shop that did not set its own (ADR 0040). */
export const bonusLevels: readonly BonusLevelTerms[] = [
  { upTo: 50_000, percent: 3 },
  { upTo: 150_000, percent: 5 },
  { upTo: null, percent: 7 },
]

export type BonusLevel = {
  percent: number
  /** Purchases in roubles still needed for the next level; null on the highest. */
  untilNext: number | null
}

/**
 * Returns a customer's bonus level among those of the shop: 3 % up to 50 000 ₽ of purchases, 5 % up
 * to 150 000 ₽ and 7 % above where it did not set its own (ADR 0040, shop.brand).
 */
export function getBonusLevel(
  purchaseAmount: number,
  levels: readonly BonusLevelTerms[] = bonusLevels,
): BonusLevel {
  const level = levels.find(({ upTo }) => upTo === null || purchaseAmount <= upTo)
  if (!level) throw new RangeError('The highest bonus level has an upper limit')
  const { upTo, percent } = level
  return { percent, untilNext: upTo === null ? null : upTo - purchaseAmount + 1 }
}

/** The terms common to all bonuses (ADR 0040). */
export const bonusTerms = {
  /** Percent of the goods' sum after the coupon. */
  spendPercent: 30,
  lifetimeMonths: 12,
  /** The least that returned bonuses can still be spent, in days. */
  restoredDays: 30,
  /** Roubles, once per person, for subscribing to the newsletter (subscribe.close). */
  subscriptionBonus: 300,
  /** For the friend and for the inviter, after the friend's first delivered order (lk.invite). */
  inviteBonus: 500,
  /** For so many friends in 30 days an inviter is rewarded. */
  invitedFriendsPerMonth: 20,
  /** How long before bonuses expire their owner is told. */
  expiryNoticeDays: 14,
} as const

/**
 * Returns the maximum number of bonuses that may be spent on an order: the shop's percent (30 where
 * it set none) of the goods' sum after the coupon, limited by the balance and rounded down (ADR 0040).
 */
export function calculateSpendableBonus(
  goodsAfterCoupon: number,
  balance: number,
  spendPercent: number = bonusTerms.spendPercent,
): number {
  const allowed = Math.floor((Math.max(0, goodsAfterCoupon) * spendPercent) / 100)
  return Math.max(0, Math.min(allowed, Math.floor(balance)))
}
