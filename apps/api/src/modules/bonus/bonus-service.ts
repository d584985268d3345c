/** What became of an accrual that a page asked for. */
export type Accrual =
  | { status: 'accrued' | 'repeated'; amount: number }
  | { status: 'error'; amount: 0 }

/**
 * Who keeps the bonuses: the shop itself, or the bonus service of a chain of shops (storefront §7,
 * «external bonus service»).
 */
export interface BonusService {
  accrue(wish: { phone: string; promotion: string; now: Date }): Promise<Accrual>
}
