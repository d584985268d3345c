import type { EventCause } from '../../order/state/order-state.queries.ts'
import { transitionOrders } from '../../order/state/transition-orders.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services/services.ts'
import type { ConfirmationWay } from '../../schema/order-confirmation.table.ts'
import { findConfirmation, saveConfirmed } from './order-confirmation.queries.ts'

/**
 * Confirms the orders of a checkout that wait for their customer, under its lock; nothing happens
 * where the customer has confirmed it already.
 */
export async function confirmWaitingOrders(
  services: Services,
  tx: Db,
  { guid, way, cause }: { guid: string; way: ConfirmationWay; cause: EventCause },
): Promise<Refusal<'not_found' | 'changed_meanwhile'> | null> {
  const found = await findConfirmation(tx, guid, { lock: true })
  if (!found) return refuse('not_found')
  if (found.isConfirmed) return null
  const orders = found.orders.filter(({ state }) => state === 'new')
  if (orders.length === 0) return refuse('changed_meanwhile')
  await transitionOrders(services, tx, { basketGroup: guid, orders, toState: 'confirmed', cause })
  await saveConfirmed(tx, guid, way)
  return null
}
