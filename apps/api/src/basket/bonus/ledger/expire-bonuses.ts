import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services/services.ts'
import { bonusLot } from '../../../schema/bonus-ledger.table.ts'
import { lockBonusAccount, recordOperation, writeDeductions } from './bonus-ledger.queries.ts'

const AT_ONCE = 500
const hasExpired = and(lte(bonusLot.expiresAt, sql`now()`), gt(bonusLot.leftAmount, 0))

/**
 * Writes off bonuses whose 12 months are over. Nobody can spend them before that either: the lots
 * are chosen by their end. An error for one number does not stop the others; the next run retries it.
 */
export async function expireBonuses({ database: { db }, log }: Services): Promise<void> {
  const expired = await db
    .selectDistinct({ phone: bonusLot.phone })
    .from(bonusLot)
    .where(hasExpired)
    .limit(AT_ONCE)
  for (const { phone } of expired) {
    try {
      await db.transaction((tx) => expireLots(tx, phone))
    } catch (error) {
      const number = phone.slice(-4)
      log.error({ err: error, phone: number }, 'expired bonuses could not be written off')
    }
  }
}

async function expireLots(tx: Db, phone: string): Promise<void> {
  await lockBonusAccount(tx, phone)
  const lots = await tx
    .select({ id: bonusLot.id, left: bonusLot.leftAmount })
    .from(bonusLot)
    .where(and(eq(bonusLot.phone, phone), hasExpired))
  for (const { id, left } of lots) {
    const operation = { cause: `expire:${id}`, phone, kind: 'expire' as const }
    if (await recordOperation(tx, operation))
      await writeDeductions(tx, operation, [{ lotId: id, amount: left }])
  }
}
