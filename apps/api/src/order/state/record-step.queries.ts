import type { Db } from '../../platform/database/database.ts'
import { type OrderActor, type OrderEventKind, orderEvent } from '../../schema/order.table.ts'

/** Who moves an order, and why. */
export interface StepCause {
  actor: OrderActor
  /** The customer or member of staff. */
  userId?: number | null
  reason?: string | null
  note?: string
  details?: Record<string, unknown>
}

interface Step {
  orderId: number
  kind: OrderEventKind
  fromState: string | null
  toState: string
}

/** Adds an event to the history of an order; returns its id. */
export async function recordStep(tx: Db, step: Step, cause: StepCause): Promise<number> {
  const { actor, userId = null, reason = null, note = '', details = {} } = cause
  const [event] = await tx
    .insert(orderEvent)
    .values({ ...step, actor, userId, reason, note, details })
    .returning({ id: orderEvent.id })
  if (!event) throw new Error(`the step of order ${step.orderId} was not saved`)
  return event.id
}
