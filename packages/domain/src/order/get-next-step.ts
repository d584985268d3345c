import type { OrderAction } from './order-action.ts'
import type { OrderState } from './order-state.ts'

/** What happens next with an order, or what its customer has to do. */
export type NextStep = 'chooseDelivery' | 'chooseDay' | 'pay' | 'pickUp' | 'visit' | 'delivery'

const duties = ['chooseDelivery', 'chooseDay', 'pay'] as const

/**
 * Returns the next step of an order for the first page of the account: what the customer has to do
 * comes before what the shop does. Null where there is nothing to say.
 */
export function getNextStep({
  state,
  actions,
  delivery,
}: {
  state: OrderState
  actions: readonly OrderAction[]
  delivery: { kind: string; date: string | null } | null
}): NextStep | null {
  const duty = duties.find((action) => actions.includes(action))
  if (duty) return duty
  if (state === 'ready' && delivery?.kind === 'pickup') return 'pickUp'
  const isOnItsWay = state !== 'delivered' && state !== 'closed' && state !== 'cancelled'
  if (!isOnItsWay || !delivery?.date) return null
  return delivery.kind === 'pickup' ? 'visit' : 'delivery'
}
