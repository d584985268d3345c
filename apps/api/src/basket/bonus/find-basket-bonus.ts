import type { TotalsRequest } from '@svetlitsa/domain/total/calculate-totals'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { findBonusAccount } from './ledger/bonus-ledger.queries.ts'

type BasketBonus = TotalsRequest['bonus']

/**
 * The number whose bonuses a session may spend: the one it confirmed by a code, or its customer's
 * own. None in regions without the programme, which exists only in roubles (ADR 0042).
 */
export function getBonusPhone({
  session,
  region,
}: Pick<Shopper, 'session' | 'region'>): string | null {
  return region.kz ? null : (session?.confirmedPhone ?? null)
}

/** The bonuses that a basket spends: those asked for, as long as their number is the session's. */
export async function findBasketBonus(
  shopper: Pick<Shopper, 'session' | 'region'>,
  db: Db,
  basket: { bonusSum: number; bonusPhone: string | null },
): Promise<BasketBonus> {
  const phone = getBonusPhone(shopper)
  if (phone === null) return { wished: 0, balance: 0 }
  const { balance } = await findBonusAccount(db, phone)
  return { wished: basket.bonusPhone === phone ? basket.bonusSum : 0, balance }
}
