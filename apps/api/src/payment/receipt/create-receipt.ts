import { randomBytes } from 'node:crypto'
import { buildOrderReceipt } from '@svetlitsa/domain/receipt/receipt'
import { receiptTexts } from '@svetlitsa/i18n/receipt/receipt-texts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type ReceiptType, receipt, receiptPosition } from '../../schema/receipt.table.ts'
import { findReceiptOrder, findReceiptReturn } from './receipt-goods.queries.ts'

interface ReceiptCause {
  orderId: number
  type: ReceiptType
  /** Money that the order did not owe: it pays for nothing. */
  isSurplus: boolean
  /** The return whose goods the receipt names. */
  returnId: number | undefined
  /** Tells apart several refunds of an order that are for no return. */
  key: string | undefined
  amount: number
  paymentGuid: string
  currencyCode: string
  /** Whether the receipt shows recommended products. */
  recommendation: boolean
}

/**
 * Inserts the receipt in the transaction that records the payment, once per payment and order, and
 * once for its surplus; a refund once per return or key. Returns false if a duplicate notification finds it already written.
 */
export async function createReceipt(tx: Db, cause: ReceiptCause): Promise<boolean> {
  const { orderId, type, isSurplus, returnId, amount, paymentGuid, currencyCode, recommendation } =
    cause
  const part = returnId ?? cause.key
  const [inserted] = await tx
    .insert(receipt)
    .values({
      guid: randomBytes(16).toString('hex'),
      orderId,
      paymentGuid,
      type,
      sum: amount,
      currencyCode,
      recommendation,
      cause: `${isSurplus ? 'surplus-' : ''}${type}:${paymentGuid}:${orderId}${part === undefined ? '' : `:${part}`}`,
      askAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: receipt.id })
  if (!inserted) return false
  const order = isSurplus ? withoutGoods : await findGoods(tx, orderId, returnId)
  const lines = buildOrderReceipt(order, amount)
  // Fiscal receipts are in Russian; service names are translated for display only.
  const t = receiptTexts.ru
  await tx.insert(receiptPosition).values(
    lines.map((line, place) => ({
      ...line,
      receiptId: inserted.id,
      place,
      name: line.kind === 'goods' ? line.name : t[line.kind],
    })),
  )
  return true
}

const withoutGoods = { deliverySum: 0, servicesSum: 0, lines: [] }

const findGoods = (tx: Db, orderId: number, returnId: number | undefined) =>
  returnId === undefined ? findReceiptOrder(tx, orderId) : findReceiptReturn(tx, returnId)
