import type { Db } from '../../platform/database/database.ts'
import { findBonusPromotion, grantBonus } from './bonus.queries.ts'
import type { BonusService } from './bonus-service.ts'

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
