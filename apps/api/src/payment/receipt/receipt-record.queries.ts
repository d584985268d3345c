import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { payment } from '../../schema/payment.table.ts'
import { type ReceiptType, receipt, receiptPosition } from '../../schema/receipt.table.ts'
import { currency, region } from '../../schema/region.table.ts'
import type { FiscalDocument, FiscalReceipt } from './fiscal-service.ts'
import { isGuid } from './receipt-order.queries.ts'

export type PendingReceipt = Awaited<ReturnType<typeof claimReceiptsToCheck>>[number]

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
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
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

/**
 * Claims receipts without an answer from the register, each for one worker. The next time comes
 * twice as late as the last, at most six hours.
 */
export async function claimReceiptsToCheck(db: Db) {
  const due = db
    .select({ id: receipt.id })
    .from(receipt)
    .where(and(isNull(receipt.registeredAt), lte(receipt.askAt, sql`now()`)))
    .limit(20)
    .for('update', { skipLocked: true })
  return db
    .update(receipt)
    .set({
      attempts: sql`${receipt.attempts} + 1`,
      askAt: sql`now() + least(interval '6 hours', interval '10 seconds' * 2 ^ least(${receipt.attempts}, 12))`,
    })
    .where(inArray(receipt.id, due))
    .returning({
      id: receipt.id,
      serviceReceiptId: receipt.serviceReceiptId,
      attempts: receipt.attempts,
      paymentGuid: receipt.paymentGuid,
    })
}

/** How the payment of a receipt was made. */
export async function findPaymentWay(db: Db, paymentGuid: string) {
  const [row] = await db
    .select({ provider: payment.provider, method: payment.method })
    .from(payment)
    .where(eq(payment.guid, paymentGuid))
  if (!row) throw new Error(`payment ${paymentGuid} of a receipt does not exist`)
  return row
}

export async function findFiscalReceipt(db: Db, receiptId: number): Promise<FiscalReceipt> {
  const [row] = await db
    .select({
      key: receipt.guid,
      type: receipt.type,
      sum: receipt.sum,
      currencyCode: receipt.currencyCode,
      createdAt: receipt.createdAt,
      provider: payment.provider,
      providerPaymentId: payment.providerPaymentId,
      phone: checkout.phone,
      email: checkout.email,
    })
    .from(receipt)
    .innerJoin(payment, eq(payment.guid, receipt.paymentGuid))
    .innerJoin(checkout, eq(checkout.guid, payment.basketGroup))
    .where(eq(receipt.id, receiptId))
  if (!row?.providerPaymentId) throw new Error(`receipt ${receiptId} has no payment`)
  const { phone, email, provider, providerPaymentId, ...rest } = row
  const settledBy = provider === 'certificate' ? 'advance' : 'cashless'
  const positions = await findPositions(db, receiptId)
  return { ...rest, settledBy, providerPaymentId, customer: { phone, email }, positions }
}

/** Why the register was not satisfied; null where nothing is to be registered. */
export async function saveReceiptFailure(
  db: Db,
  id: number,
  { failure, isLast }: { failure: string | null; isLast: boolean },
): Promise<void> {
  await db
    .update(receipt)
    .set({ failure, ...(isLast ? { askAt: null } : {}) })
    .where(and(eq(receipt.id, id), isNull(receipt.registeredAt)))
}

export async function saveServiceReceiptId(db: Db, id: number, serviceReceiptId: string) {
  await db.update(receipt).set({ serviceReceiptId }).where(eq(receipt.id, id))
}

/** Saves the register's answer, once. */
export async function saveFiscalDocument(db: Db, id: number, document: FiscalDocument) {
  await db
    .update(receipt)
    .set({ ...document, failure: null })
    .where(and(eq(receipt.id, id), isNull(receipt.registeredAt)))
}
