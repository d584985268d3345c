/** The bonuses of a basket or of a checkout, and the call that spends them. */
export interface BonusSpending {
  spent: number
  /** What was asked for; more than spent where the basket shrank. */
  wished: number
  /** The most that can be spent. */
  allowed: number
  isPending: boolean
  /** Spends a sum; 0 spends none. */
  spend: (sum: number) => Promise<BonusOutcome>
}

/**
 * `errorShow` is said at the field; a refusal with `restarts` ends the way from the phone to the
 * sum.
 */
export interface BonusOutcome {
  errorShow: string | null
  restarts: boolean
}
