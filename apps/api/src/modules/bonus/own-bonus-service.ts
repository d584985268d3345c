import type { Db } from '../../platform/database.ts'
import { findBonusPromotion, grantBonus } from './bonus.queries.ts'
import type { BonusService } from './bonus-service.ts'

/** Keeps what was promised in the shop's own table: a known promotion, once for a number. */
export function ownBonusService(db: Db): BonusService {
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
