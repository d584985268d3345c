/** Result of an accrual that a page requested. */
export type Accrual =
  | { status: 'accrued' | 'repeated'; amount: number }
  | { status: 'error'; amount: 0 }

/**
 * Port to the bonus storage: the shop's own table, or the bonus service of a chain of shops
 * (rule.bonus-accrual).
 */
export interface BonusService {
  accrue(request: { phone: string; promotion: string; now: Date }): Promise<Accrual>
}
