import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderLine } from '../../schema/order.table.ts'
import { orderReturn, orderReturnLine } from '../../schema/order-return.table.ts'

type ReturnedLine = Omit<typeof orderReturnLine.$inferInsert, 'returnId'>

export async function insertReturn(
  tx: Db,
  values: typeof orderReturn.$inferInsert,
  lines: readonly ReturnedLine[],
): Promise<number> {
  const [row] = await tx.insert(orderReturn).values(values).returning({ id: orderReturn.id })
  if (!row) throw new Error('the return was not saved')
  const returnId = row.id
  await tx.insert(orderReturnLine).values(lines.map((line) => ({ ...line, returnId })))
  return returnId
}

/** The returns of an order, oldest first. */
export async function findReturns(db: Db, orderId: number) {
  const { id, reason, sum, createdAt } = orderReturn
  const rows = await db
    .select({ id, at: createdAt, reason, sum })
    .from(orderReturn)
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(asc(id))
  if (rows.length === 0) return []
  const { returnId, quantity, isSound } = orderReturnLine
  const lines = await db
    .select({ returnId, name: orderLine.name, quantity, isSound })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.orderLineId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))
  return rows.map((row) => ({
    at: row.at.toISOString(),
    reason: row.reason,
    sum: row.sum,
    lines: lines
      .filter((line) => line.returnId === row.id)
      .map((line) => ({ name: line.name, quantity: line.quantity, isSound: line.isSound })),
  }))
}
