import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, shopOrder } from '../order/order.table.ts'
import { payment } from '../payment/payment.table.ts'
import { currency, region } from '../region/region.table.ts'
import type { FiscalDocument, FiscalReceipt } from './fiscal-service.ts'
import { type ReceiptType, receipt, receiptPosition } from './receipt.table.ts'
import { isGuid } from './receipt-order.queries.ts'

export type PendingReceipt = { id: number; serviceReceiptId: string | null }

/**
 * A receipt by its guid, or the latest of its type by the guid of its order. No data of the buyer
 * is read: whoever has the link sees only the purchase (ADR 0041).
 */
export async function findReceipt(db: Db, guid: string, type: ReceiptType | undefined) {
  if (!isGuid(guid)) return null
  const { id } = receipt
  // Two queries, each with its own index: one query with OR would scan every receipt.
  const ofGuid = db
    .select({ id })
    .from(receipt)
    .where(and(eq(receipt.guid, guid), type ? eq(receipt.type, type) : undefined))
  const ofOrder = db
    .select({ id })
    .from(receipt)
    .innerJoin(shopOrder, eq(shopOrder.id, receipt.orderId))
    .where(and(eq(shopOrder.guid, guid), eq(receipt.type, type ?? 'sale')))
  const [row] = await db
    .select({
      receipt,
      orderNumber: shopOrder.number,
      sign: currency.sign,
      timeZone: region.timeZone,
      isKz: region.kz,
    })
    .from(receipt)
    .innerJoin(shopOrder, eq(shopOrder.id, receipt.orderId))
    .innerJoin(checkout, eq(checkout.guid, shopOrder.checkoutGuid))
    .innerJoin(region, eq(region.id, checkout.regionId))
    .innerJoin(currency, eq(currency.code, receipt.currencyCode))
    .where(inArray(id, ofGuid.union(ofOrder)))
    .orderBy(desc(id))
    .limit(1)
  return row ?? null
}

export async function findPositions(db: Db, receiptId: number) {
  const { kind, name, price, quantity, sum } = receiptPosition
  return db
    .select({ kind, name, price, quantity, sum })
    .from(receiptPosition)
    .where(eq(receiptPosition.receiptId, receiptId))
    .orderBy(asc(receiptPosition.place))
}

/** The receipts of orders, as links. */
export async function findReceiptLinks(db: Db, orderIds: number[]) {
  const { orderId, guid, type } = receipt
  return db
    .select({ orderId, guid, type })
    .from(receipt)
    .where(inArray(receipt.orderId, orderIds))
    .orderBy(asc(receipt.id))
}

/** Claims receipts without an answer from the register, each for one worker. */
export async function claimReceiptsToCheck(db: Db): Promise<PendingReceipt[]> {
  const due = db
    .select({ id: receipt.id })
    .from(receipt)
    .where(and(isNull(receipt.registeredAt), lte(receipt.askAt, sql`now()`)))
    .limit(20)
    .for('update', { skipLocked: true })
  return db
    .update(receipt)
    .set({
      askAt: sql`now() + case when ${receipt.createdAt} > now() - interval '10 minutes'
        then interval '10 seconds' else interval '10 minutes' end`,
    })
    .where(inArray(receipt.id, due))
    .returning({ id: receipt.id, serviceReceiptId: receipt.serviceReceiptId })
}

export async function findFiscalReceipt(db: Db, receiptId: number): Promise<FiscalReceipt> {
  const [row] = await db
    .select({
      key: receipt.guid,
      type: receipt.type,
      sum: receipt.sum,
      currencyCode: receipt.currencyCode,
      providerPaymentId: payment.providerPaymentId,
      phone: checkout.phone,
      email: checkout.email,
    })
    .from(receipt)
    .innerJoin(payment, eq(payment.guid, receipt.paymentGuid))
    .innerJoin(checkout, eq(checkout.guid, payment.checkoutGuid))
    .where(eq(receipt.id, receiptId))
  if (!row?.providerPaymentId) throw new Error(`receipt ${receiptId} has no payment`)
  const { phone, email, providerPaymentId, ...rest } = row
  const positions = await findPositions(db, receiptId)
  return { ...rest, providerPaymentId, customer: { phone, email }, positions }
}

export async function saveServiceReceiptId(db: Db, id: number, serviceReceiptId: string) {
  await db.update(receipt).set({ serviceReceiptId }).where(eq(receipt.id, id))
}

/** Saves the register's answer, once. */
export async function saveFiscalDocument(db: Db, id: number, document: FiscalDocument) {
  await db
    .update(receipt)
    .set(document)
    .where(and(eq(receipt.id, id), isNull(receipt.registeredAt)))
}
