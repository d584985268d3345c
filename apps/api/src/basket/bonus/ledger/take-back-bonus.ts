import { listActiveLots, spendBonus } from '@svetlitsa/domain/bonus/bonus-lot'
import type { Db } from '../../../platform/database/database.ts'
import {
  findLots,
  type LockedAccount,
  recordOperation,
  writeDeductions,
} from './bonus-ledger.queries.ts'
import { addUpLots } from './credit-bonus.ts'

interface TakenBack {
  cause: string
  /** The order whose goods were returned. */
  orderId: number
  amount: number
  /** What the return takes off the purchases of the account. */
  goodsSum?: number
}

/**
 * Takes bonuses back from a locked account, oldest first and once per cause. What the account no
 * longer has is owed and taken from later credits, so the balance is never below zero.
 */
export async function takeBackBonus(
  tx: Db,
  { phone, now }: Pick<LockedAccount, 'phone' | 'now'>,
  { cause, orderId, amount, goodsSum = 0 }: TakenBack,
): Promise<void> {
  const lots = listActiveLots(await findLots(tx, phone), now)
  const available = Math.min(amount, addUpLots(lots))
  const operation = { cause, phone, kind: 'take-back' as const, orderId }
  const owed = amount - available
  if (!(await recordOperation(tx, { ...operation, goodsSum: -goodsSum, owed }))) return
  await writeDeductions(tx, operation, spendBonus(lots, available, now) ?? [])
}
