import type { Db } from '../../../platform/database/database.ts'
import {
  findLots,
  lockBonusAccount,
  recordOperation,
  writeDeductions,
} from './bonus-ledger.queries.ts'
import { addUpLots } from './credit-bonus.ts'

/** Writes off all bonuses of a number, because its account is removed. */
export async function writeOffBonuses(
  tx: Db,
  { phone, cause }: { phone: string; cause: string },
): Promise<void> {
  await lockBonusAccount(tx, phone)
  const lots = await findLots(tx, phone)
  const operation = { cause, phone, kind: 'expire' as const }
  if (addUpLots(lots) === 0 || !(await recordOperation(tx, operation))) return
  const deductions = lots.map(({ id, left }) => ({ lotId: id, amount: left }))
  await writeDeductions(tx, operation, deductions)
}
