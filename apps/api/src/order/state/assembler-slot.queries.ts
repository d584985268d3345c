import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { assemblerSlot } from '../../schema/assembler.table.ts'

/**
 * Frees the time that assemblers have for orders: the orders were cancelled, need no assembly any
 * more or are planned anew. The time stays offered.
 */
export async function releaseAssemblerSlots(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx
    .update(assemblerSlot)
    .set({ orderId: null })
    .where(inArray(assemblerSlot.orderId, [...orderIds]))
}
