import type { AssemblyState } from '@svetlitsa/domain/assembly/assembly-state'
import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { PaymentState } from '@svetlitsa/domain/payment/payment-state'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { shopOrder } from '../../schema/order.table.ts'

/** Moves an order; false if it is no longer in the state that was expected. */
export async function saveOrderState(
  tx: Db,
  { id, from, to }: { id: number; from: OrderState; to: OrderState },
): Promise<boolean> {
  const isExpected = and(eq(shopOrder.id, id), eq(shopOrder.state, from))
  const moved = await tx
    .update(shopOrder)
    .set({ state: to })
    .where(isExpected)
    .returning({ id: shopOrder.id })
  return moved.length > 0
}

export async function savePaymentState(
  tx: Db,
  { id, from, to }: { id: number; from: PaymentState; to: PaymentState },
): Promise<boolean> {
  const isExpected = and(eq(shopOrder.id, id), eq(shopOrder.paymentState, from))
  const moved = await tx
    .update(shopOrder)
    .set({ paymentState: to })
    .where(isExpected)
    .returning({ id: shopOrder.id })
  return moved.length > 0
}

export async function saveAssemblyState(
  tx: Db,
  { id, from, to }: { id: number; from: AssemblyState; to: AssemblyState },
): Promise<boolean> {
  const isExpected = and(eq(shopOrder.id, id), eq(shopOrder.assemblyState, from))
  const moved = await tx
    .update(shopOrder)
    .set({ assemblyState: to })
    .where(isExpected)
    .returning({ id: shopOrder.id })
  return moved.length > 0
}

export async function findAssemblyState(tx: Db, id: number): Promise<AssemblyState> {
  const [row] = await tx
    .select({ state: shopOrder.assemblyState })
    .from(shopOrder)
    .where(eq(shopOrder.id, id))
  if (!row) throw new Error(`order ${id} does not exist`)
  return row.state
}
