import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { payment, paymentEntry } from '../../schema/payment.table.ts'
import { selectDue } from '../../shop/due-sum/due-sum.queries.ts'
import type { PaymentRow } from '../payment/payment.queries.ts'
import { retailProvider } from '../provider/payment-provider.ts'

type ReceivedField =
  | 'basketGroup'
  | 'orderId'
  | 'method'
  | 'amount'
  | 'currencyCode'
  | 'receivedBy'
  | 'providerPaymentId'

/** Inserts money received by staff; its id makes one entry one payment. */
export async function insertReceived(
  tx: Db,
  values: { [Field in ReceivedField]: NonNullable<PaymentRow[Field]> },
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payment)
    .values({ ...values, provider: retailProvider.name })
    .returning()
  if (!row) throw new Error('the received money was not saved')
  return row
}

/** Money that was entered under an id, and what its order owes now; null if there is none. */
export async function findReceived(db: Db, providerPaymentId: string) {
  const [row] = await db
    .select({
      received: payment.amount,
      due: selectDue(sql`shop_order`),
    })
    .from(payment)
    .innerJoin(shopOrder, eq(shopOrder.id, payment.orderId))
    .where(
      and(
        eq(payment.provider, retailProvider.name),
        eq(payment.providerPaymentId, providerPaymentId),
      ),
    )
  return row ?? null
}

/** What an order has left of the money that staff received for it. */
export async function sumReceived(db: Db, orderId: number): Promise<number> {
  const { direction, amount, paymentGuid } = paymentEntry
  const [row] = await db
    .select({
      sum: sql<number>`coalesce(sum(case ${direction} when 'in' then ${amount} else -${amount} end), 0)::bigint`,
    })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.guid, paymentGuid))
    .where(and(eq(paymentEntry.orderId, orderId), eq(payment.provider, retailProvider.name)))
  return row?.sum ?? 0
}
