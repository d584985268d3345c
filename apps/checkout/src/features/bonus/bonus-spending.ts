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
 * `errorShow` tells that less was spent than asked for; a refusal with `restarts` ends the way from
 * the phone to the sum.
 */
export type BonusOutcome =
  | { ok: true; errorShow: string | null }
  | { ok: false; message: string; restarts: boolean }
