import { listActiveLots, spendBonus } from '@svetlitsa/domain/bonus/bonus-lot'
import type { Db } from '../../../platform/database/database.ts'
import {
  findLots,
  insertLot,
  type LockedAccount,
  lockBonusAccount,
  recordOperation,
  writeDeductions,
} from './bonus-ledger.queries.ts'

/** Credits granted bonuses, once per cause. */
export async function creditGrant(
  tx: Db,
  grant: { phone: string; cause: string; reason: string; amount: number },
): Promise<void> {
  const { phone, cause, reason, amount } = grant
  const account = await lockBonusAccount(tx, phone)
  if (!(await recordOperation(tx, { cause, phone, kind: 'grant' }))) return
  await insertLot(tx, phone, { cause, reason, amount, creditedAt: account.now })
  await collectOwed(tx, account, cause)
}

/**
 * Takes what the account owes from the bonuses that have just been credited for a cause: a return
 * can take back more than was left.
 */
export async function collectOwed(
  tx: Db,
  { phone, owed, now }: LockedAccount,
  cause: string,
): Promise<void> {
  if (owed === 0) return
  const lots = listActiveLots(await findLots(tx, phone), now)
  const amount = Math.min(owed, addUpLots(lots))
  const deductions = spendBonus(lots, amount, now) ?? []
  if (deductions.length === 0) return
  const operation = { cause: `owed:${cause}`, phone, kind: 'take-back' as const, owed: -amount }
  if (!(await recordOperation(tx, operation))) return
  await writeDeductions(tx, operation, deductions)
}

export function addUpLots(lots: readonly { left: number }[]): number {
  return lots.reduce((sum, { left }) => sum + left, 0)
}
