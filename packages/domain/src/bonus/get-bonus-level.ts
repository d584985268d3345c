/** The levels of the bonus programme by earlier purchases in roubles (ADR 0040). */
export const bonusLevels = [
  { upTo: 50_000, percent: 3 },
  { upTo: 150_000, percent: 5 },
  { upTo: Number.POSITIVE_INFINITY, percent: 7 },
] as const

export type BonusLevel = {
  percent: number
  /** Purchases in roubles still needed for the next level; null on the highest. */
  untilNext: number | null
}

/**
 * Returns a customer's bonus level: 3 % up to 50 000 ₽ of purchases, 5 % up to 150 000 ₽, 7 % above
 * (ADR 0040).
 */
export function getBonusLevel(purchaseAmount: number): BonusLevel {
  const level = bonusLevels.find(({ upTo }) => purchaseAmount <= upTo) ?? bonusLevels[2]
  const isHighest = level.upTo === Number.POSITIVE_INFINITY
  return { percent: level.percent, untilNext: isHighest ? null : level.upTo - purchaseAmount + 1 }
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
