import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { bonusAccount, bonusLot, bonusOperation } from '../../../schema/bonus-ledger.table.ts'
import { lockBonusAccount } from './bonus-ledger.queries.ts'
import { collectOwed } from './credit-bonus.ts'

/**
 * Moves the ledger of a number to another one, and joins it with the ledger that the other has
 * already. Operations and lots keep all but the number, so that both still add up.
 */
export async function moveBonusAccount(
  tx: Db,
  { from, to, cause }: { from: string; to: string; cause: string },
): Promise<void> {
  // Always in the same order, so that two moves cannot wait for each other.
  for (const phone of [from, to].toSorted()) await lockBonusAccount(tx, phone)
  await tx.update(bonusOperation).set({ phone: to }).where(eq(bonusOperation.phone, from))
  await tx.update(bonusLot).set({ phone: to }).where(eq(bonusLot.phone, from))
  const [left] = await tx.delete(bonusAccount).where(eq(bonusAccount.phone, from)).returning()
  if (!left) throw new Error('the locked bonus account does not exist')
  const { balance, purchaseAmount, owed } = bonusAccount
  await tx
    .update(bonusAccount)
    .set({
      balance: sql`${balance} + ${left.balance}`,
      purchaseAmount: sql`${purchaseAmount} + ${left.purchaseAmount}`,
      owed: sql`${owed} + ${left.owed}`,
    })
    .where(eq(bonusAccount.phone, to))
  await collectOwed(tx, await lockBonusAccount(tx, to), cause)
}
