import type { bonusInfo } from '@svetlitsa/api-client/bonus/contract'
import type * as z from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { findBonusAccount } from './ledger/bonus-ledger.queries.ts'
import { hasOpenOrdersOfPhone } from './order-bonus.queries.ts'

export type BonusInfo = z.output<typeof bonusInfo>

/** The bonuses of a number, for its verified owner. */
export async function readBonusInfo(db: Db, phone: string): Promise<BonusInfo> {
  const account = await findBonusAccount(db, phone)
  return { ...account, referal: null, openOrdersExist: await hasOpenOrdersOfPhone(db, phone) }
}

export const noBonuses: BonusInfo = {
  balance: 0,
  purchaseAmount: 0,
  referal: null,
  openOrdersExist: false,
}

/** Anybody may ask for any number, so a stranger learns only whether there is something to spend. */
export function concealBonusInfo({ balance }: BonusInfo): BonusInfo {
  return { ...noBonuses, balance: Math.min(balance, 1) }
}
