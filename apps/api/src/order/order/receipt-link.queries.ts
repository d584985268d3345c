import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { receipt } from '../../schema/receipt.table.ts'

/** The receipts of orders, as links. */
export async function findReceiptLinks(db: Db, orderIds: number[]) {
  const { orderId, guid, type } = receipt
  return db
    .select({ orderId, guid, type })
    .from(receipt)
    .where(inArray(receipt.orderId, orderIds))
    .orderBy(asc(receipt.id))
}
