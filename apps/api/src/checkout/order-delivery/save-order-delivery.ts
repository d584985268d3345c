import { followDelivery } from '@svetlitsa/domain/assembly/assembly-state'
import { eq } from 'drizzle-orm'
import type { EventCause } from '../../order/state/order-state.queries.ts'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import type { Db } from '../../platform/database/database.ts'
import { orderDelivery } from '../../schema/delivery.table.ts'
import { orderEvent, shopOrder } from '../../schema/order.table.ts'
import type { DeliverableOrder } from '../../supply/delivery/delivery.queries.ts'

/** Saves the delivery of a locked order, its new total and an order event. */
export async function saveOrderDelivery(
  tx: Db,
  change: {
    order: Pick<DeliverableOrder, 'id' | 'assemblyState'>
    delivery: Omit<typeof orderDelivery.$inferInsert, 'orderId'>
    sums: { deliverySum: number; servicesSum: number; total: number }
    assembly: Parameters<typeof followDelivery>[1]
    cause: EventCause & { actor: 'customer' | 'staff' }
  },
): Promise<void> {
  const { order, delivery, sums, assembly, cause } = change
  const { id: orderId, assemblyState } = order
  await tx
    .insert(orderDelivery)
    .values({ orderId, ...delivery })
    .onConflictDoUpdate({ target: orderDelivery.orderId, set: delivery })
  await tx.update(shopOrder).set(sums).where(eq(shopOrder.id, orderId))
  const toState = followDelivery(assemblyState, assembly)
  await transitionAssembly(tx, orderId, toState, cause, assemblyState)
  await tx.insert(orderEvent).values({
    orderId,
    kind: 'delivery',
    toState: delivery.kind,
    actor: cause.actor,
    userId: cause.userId ?? null,
    details: { ...sums, day: delivery.day ?? null, timeFrom: delivery.timeFrom ?? null },
  })
}
