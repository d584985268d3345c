import { randomBytes } from 'node:crypto'
import { receiptOfOrder } from '@svetlitsa/domain/money/receipt-of-order'
import { receiptTexts } from '@svetlitsa/i18n/receipt-texts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { orderLine, shopOrder } from '../order/order.table.ts'
import { type ReceiptType, receipt, receiptPosition } from './receipt.table.ts'

interface ReceiptCause {
  orderId: number
  type: ReceiptType
  amount: number
  paymentGuid: string
  currencyCode: string
  /** Whether the receipt recommends goods below itself. */
  recommendation: boolean
}

/**
 * Writes the receipt of money in the transaction that records it, once for a payment and an order:
 * the twin of the same news finds it written, and false tells so.
 */
export async function giveReceipt(tx: Db, cause: ReceiptCause): Promise<boolean> {
  const { orderId, type, amount, paymentGuid, currencyCode, recommendation } = cause
  const [written] = await tx
    .insert(receipt)
    .values({
      guid: randomBytes(16).toString('hex'),
      orderId,
      paymentGuid,
      type,
      sum: amount,
      currencyCode,
      recommendation,
      cause: `${type}:${paymentGuid}:${orderId}`,
      askAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: receipt.id })
  if (!written) return false
  const lines = receiptOfOrder(await findWrittenOrder(tx, orderId), amount)
  // The register's language is Russian; who reads in another is told the services in theirs.
  const say = receiptTexts.ru
  await tx.insert(receiptPosition).values(
    lines.map((line, place) => ({
      ...line,
      receiptId: written.id,
      place,
      name: line.kind === 'goods' ? line.name : say[line.kind],
    })),
  )
  return true
}

async function findWrittenOrder(tx: Db, orderId: number) {
  const { deliverySum, servicesSum } = shopOrder
  const [sums] = await tx
    .select({ deliverySum, servicesSum })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
  if (!sums) throw new Error(`order ${orderId} is not there to write a receipt of`)
  const lines = await tx
    .select({
      name: orderLine.name,
      quantity: orderLine.quantity,
      sum: sql<number>`${orderLine.sum} - ${orderLine.bonusSpent}`,
    })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))
  return { ...sums, lines }
}
