import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { bonusGrant } from '../../schema/bonus.table.ts'
import { lockBonusAccount } from './ledger/bonus-ledger.queries.ts'
import { creditGrant } from './ledger/credit-bonus.ts'
import { takeBackBonus } from './ledger/take-back-bonus.ts'

/** Grants bonuses to a phone number; false when it already has a grant for the same reason. */
export async function grantBonus(
  db: Db,
  grant: { phone: string; reason: string; amount: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [granted] = await tx
      .insert(bonusGrant)
      .values(grant)
      .onConflictDoNothing()
      .returning({ id: bonusGrant.id })
    if (!granted) return false
    // Without the number: it can change, and is forgotten when its account is removed.
    await creditGrant(tx, { ...grant, cause: `grant:${granted.id}` })
    return true
  })
}

/** Takes back a grant for goods that were returned; once, and nothing where it was never given. */
export async function takeBackGrant(
  tx: Db,
  { phone, reason, orderId }: { phone: string; reason: string; orderId: number },
): Promise<void> {
  const account = await lockBonusAccount(tx, phone)
  const [grant] = await tx
    .select({ id: bonusGrant.id, amount: bonusGrant.amount })
    .from(bonusGrant)
    .where(and(eq(bonusGrant.phone, phone), eq(bonusGrant.reason, reason)))
  if (!grant) return
  const { id, amount } = grant
  await takeBackBonus(tx, account, { cause: `take-back:grant:${id}`, orderId, amount })
}
