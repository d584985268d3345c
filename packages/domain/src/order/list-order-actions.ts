import type { AssemblyState } from '../assembly/assembly-state.ts'
import { canStepAssembly } from '../assembly/can-step-assembly.ts'
import { getCloseOutcome } from './get-close-outcome.ts'
import { isClosedFor } from './is-closed-for.ts'
import type { OrderAction } from './order-action.ts'
import { type OrderState, orderStateLabel } from './order-state.ts'

export interface OrderSituation {
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

/** A lorry that has left cannot be asked for a day. */
const waitingStates: readonly OrderState[] = ['new', 'confirmed', 'picking', 'ready']

/**
 * Returns what a user of these groups can do with an order now, and nothing that would be refused:
 * the screen and the calls both go by it (lk.orders). A closed order can only be repeated, except
 * by staff group 1 (lk.closed). Withdrawing a request changes no order, so it is possible always.
 */
export function listOrderActions(
  order: OrderSituation,
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
      canStepAssembly(order.assemblyState, 'requested') &&
      'assembly',
    hasGoods && (state === 'delivered' || state === 'closed') && !order.isRefundAsked && 'refund',
    outcome !== null && !(outcome === 'ask' && isCloseAsked) && outcome,
  ])
  return [...actions, ...always]
}

const listActions = (actions: readonly (OrderAction | false)[]): OrderAction[] =>
  actions.filter((action) => action !== false)
