import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { CheckoutRow } from '../../order/checkout-access.queries.ts'
import { checkout } from '../../order/order.table.ts'
import { payment } from '../payment.table.ts'
import { paymentLink } from './payment-link.table.ts'

export interface LinkedCheckout {
  checkout: CheckoutRow
  percent: number | null
  /** Whether something was paid since the link was made: it pays once. */
  isUsed: boolean
}

/** Stores a link and returns its code: 128 random bits, valid for 30 days. */
export async function insertPaymentLink(
  db: Db,
  values: Pick<typeof paymentLink.$inferInsert, 'checkoutGuid' | 'percent' | 'createdBy'>,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(16).toString('base64url')
  const [row] = await db
    .insert(paymentLink)
    .values({ ...values, codeHash: hashCode(code) })
    .returning({ expiresAt: paymentLink.expiresAt })
  if (!row) throw new Error('the payment link was not saved')
  return { code, expiresAt: row.expiresAt }
}

/** The checkout that a valid link pays; null for an unknown or expired one. */
export async function findLinkedCheckout(db: Db, code: string): Promise<LinkedCheckout | null> {
  const [row] = await db
    .select({
      checkout,
      percent: paymentLink.percent,
      isUsed: sql<boolean>`exists (select 1 from ${payment}
        where ${payment.checkoutGuid} = ${paymentLink.checkoutGuid}
          and ${payment.state} = 'succeeded' and ${payment.settledAt} > ${paymentLink.createdAt})`,
    })
    .from(paymentLink)
    .innerJoin(checkout, eq(checkout.guid, paymentLink.checkoutGuid))
    .where(and(eq(paymentLink.codeHash, hashCode(code)), gt(paymentLink.expiresAt, sql`now()`)))
  return row ?? null
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
