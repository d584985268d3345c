import * as z from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { findBonusPromotion } from './bonus.queries.ts'
import { grantBonus } from './grant-bonus.ts'

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

/** Stores grants in the shop's own table: existing promotions only, once per number. */
export function createLocalBonusService(db: Db): BonusService {
  return {
    async accrue({ phone, promotion, now }) {
      const found = await findBonusPromotion(db, promotion, now)
      if (!found) return { status: 'error', amount: 0 }
      const { code, amount } = found
      const isNew = await grantBonus(db, { phone, reason: `promotion:${code}`, amount })
      return { status: isNew ? 'accrued' : 'repeated', amount }
    },
  }
}

const TIMEOUT_MS = 5_000

const answer = z.object({
  status: z.enum(['accrued', 'repeated', 'error']),
  amount: z.int().min(0).default(0),
})

/** Calls an external bonus service as specified by rule.bonus-accrual. */
export function createRemoteBonusService(url: string): BonusService {
  return {
    async accrue({ phone, promotion }) {
      const address = new URL('createPromotionAccrual', url.endsWith('/') ? url : `${url}/`)
      address.search = new URLSearchParams({ phoneNumber: phone, promotion }).toString()
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new Error(`the bonus service responded with ${response.status}`)
      const { status, amount } = answer.parse(await response.json())
      return status === 'error' ? { status, amount: 0 } : { status, amount }
    },
  }
}
