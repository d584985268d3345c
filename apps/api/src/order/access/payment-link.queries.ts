import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { checkout } from '../../schema/order.table.ts'
import { orderConfirmation } from '../../schema/order-confirmation.table.ts'
import { payment } from '../../schema/payment.table.ts'
import { paymentLink } from '../../schema/payment-link.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import type { CheckoutRow } from './find-accessible-checkout.ts'

export interface LinkedCheckout {
  checkout: CheckoutRow
  percent: number | null
  /** The sum that it asks for; null for the prepayment or the whole rest. */
  amount: number | null
  /** Whether something was paid since the link was made: it pays once. */
  isUsed: boolean
}

/** Stores a link and returns its code: 128 random bits, valid for 30 days. */
export async function insertPaymentLink(
  db: Db,
  values: Pick<typeof paymentLink.$inferInsert, 'basketGroup' | 'percent' | 'amount' | 'createdBy'>,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(16).toString('base64url')
  const [row] = await db
    .insert(paymentLink)
    .values({ ...values, codeHash: hashCode(code) })
    .returning({ expiresAt: paymentLink.expiresAt })
  if (!row) throw new Error('the payment link was not saved')
  return { code, expiresAt: row.expiresAt }
}

/**
 * The checkout that a valid link pays; null for an unknown, expired or withdrawn one. The link by
 * which a customer confirmed an order made by staff pays it, too (payment.confirm).
 */
export async function findLinkedCheckout(db: Db, code: string): Promise<LinkedCheckout | null> {
  return guidPattern.test(code) ? findConfirmedCheckout(db, code) : findCheckoutByCode(db, code)
}

const guidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

async function findConfirmedCheckout(db: Db, guid: string): Promise<LinkedCheckout | null> {
  const { basketGroup, way, createdAt, confirmedAt } = orderConfirmation
  const [row] = await db
    .select({ checkout, isUsed: isPaidSince(basketGroup, confirmedAt) })
    .from(orderConfirmation)
    .innerJoin(checkout, eq(checkout.guid, basketGroup))
    .where(
      and(
        eq(basketGroup, guid),
        isNotNull(confirmedAt),
        or(isNull(way), eq(way, 'link')),
        gt(createdAt, sql`now() - interval '30 days'`),
      ),
    )
  return row ? { ...row, percent: null, amount: null } : null
}

async function findCheckoutByCode(db: Db, code: string): Promise<LinkedCheckout | null> {
  const [row] = await db
    .select({
      checkout,
      percent: paymentLink.percent,
      amount: paymentLink.amount,
      isUsed,
    })
    .from(paymentLink)
    .innerJoin(checkout, eq(checkout.guid, paymentLink.basketGroup))
    .where(
      and(
        eq(paymentLink.codeHash, hashCode(code)),
        gt(paymentLink.expiresAt, sql`now()`),
        isNull(paymentLink.withdrawnAt),
      ),
    )
  return row ?? null
}

/** The links of a checkout that staff made, with what became of them, newest first. */
export async function findPaymentLinks(db: Db, basketGroup: string) {
  const { guid, amount, percent, createdAt, expiresAt, withdrawnAt, createdBy } = paymentLink
  const rows = await db
    .select({
      guid,
      amount,
      percent,
      createdAt,
      expiresAt,
      by: sql<string | null>`coalesce(nullif(${userAccount.name}, ''), ${userAccount.login})`,
      state: sql<'open' | 'used' | 'expired' | 'withdrawn'>`case
        when ${withdrawnAt} is not null then 'withdrawn' when ${isUsed} then 'used'
        when ${expiresAt} <= now() then 'expired' else 'open' end`,
    })
    .from(paymentLink)
    .leftJoin(userAccount, eq(userAccount.id, createdBy))
    .where(and(eq(paymentLink.basketGroup, basketGroup), isNotNull(createdBy)))
    .orderBy(desc(createdAt), desc(guid))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

/** The checkout of a link; null for an unknown one. */
export async function findLinkCheckout(db: Db, guid: string): Promise<string | null> {
  const { basketGroup } = paymentLink
  const [row] = await db.select({ basketGroup }).from(paymentLink).where(eq(paymentLink.guid, guid))
  return row?.basketGroup ?? null
}

/** Withdraws a link; false for one that was used, has expired or is withdrawn already. */
export async function withdrawLink(tx: Db, guid: string, userId: number | null): Promise<boolean> {
  const withdrawn = await tx
    .update(paymentLink)
    .set({ withdrawnAt: sql`now()`, withdrawnBy: userId })
    .where(
      and(
        eq(paymentLink.guid, guid),
        isNull(paymentLink.withdrawnAt),
        gt(paymentLink.expiresAt, sql`now()`),
        sql`not ${isUsed}`,
      ),
    )
    .returning({ guid: paymentLink.guid })
  return withdrawn.length > 0
}

/** Money that came since a link was made may be what it asks for, so it pays no more. */
const isUsed = isPaidSince(paymentLink.basketGroup, paymentLink.createdAt)

function isPaidSince(basketGroup: AnyPgColumn, time: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${payment}
    where ${payment.basketGroup} = ${basketGroup}
      and ${payment.state} = 'succeeded' and ${payment.settledAt} > ${time})`
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
