import { type AssemblyState, canTransitionAssembly } from '../assembly/assembly-state.ts'
import { getCloseOutcome } from './close-reason.ts'
import { isClosedFor, type OrderState, orderStateLabel } from './order-state.ts'

/** What a customer can do with an order (lk.orders). */
export const orderActions = [
  'chooseDelivery',
  'chooseDay',
  'pay',
  'assembly',
  'refund',
  'withdrawRefund',
  'cancel',
  'ask',
  'close',
  'repeat',
] as const

export type OrderAction = (typeof orderActions)[number]

export interface OrderActionContext {
  state: OrderState
  sum: number
  paid: number
  /** Null until the customer has chosen how to get the order. */
  delivery: { kind: 'pickup' | 'courier' | 'transport' | 'delayed'; date: string | null } | null
  assemblyState: AssemblyState
  /** Whether goods of it are assembled by the shop. */
  needsAssembly: boolean
  /** Whether anything is left of it after returns. */
  hasGoods: boolean
  /** Whether a request of its customer to take goods back waits for an answer. */
  isRefundAsked: boolean
  /** Whether its customer has already asked the call centre to cancel it. */
  isCloseAsked: boolean
}

/** States in which the customer can still choose a delivery day: the order is in the warehouse. */
const waitingStates: readonly OrderState[] = ['new', 'confirmed', 'picking', 'ready']

/**
 * Returns what a user of these groups can do with an order now, and nothing that would be refused:
 * the screen and the calls both go by it (lk.orders). A closed order can only be repeated, except
 * by staff group 1 (lk.closed). Withdrawing a request changes no order, so it is possible always.
 */
export function listOrderActions(
  order: OrderActionContext,
  groups: readonly number[],
): readonly OrderAction[] {
  const { state, delivery, hasGoods, isCloseAsked } = order
  const always = listActions([order.isRefundAsked && 'withdrawRefund', hasGoods && 'repeat'])
  if (state === 'cancelled' || isClosedFor(orderStateLabel[state], groups)) return always
  const outcome = getCloseOutcome(state)
  const actions = listActions([
    delivery === null && (state === 'new' || state === 'confirmed') && 'chooseDelivery',
    delivery?.kind === 'delayed' &&
      delivery.date === null &&
      waitingStates.includes(state) &&
      'chooseDay',
    delivery !== null && order.sum > order.paid && 'pay',
    hasGoods &&
      order.needsAssembly &&
      canTransitionAssembly(order.assemblyState, 'requested') &&
      'assembly',
    hasGoods && (state === 'delivered' || state === 'closed') && !order.isRefundAsked && 'refund',
    outcome !== null && !(outcome === 'ask' && isCloseAsked) && outcome,
  ])
  return [...actions, ...always]
}

const listActions = (actions: readonly (OrderAction | false)[]): OrderAction[] =>
  actions.filter((action) => action !== false)

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
