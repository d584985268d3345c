import { userGroup } from '../identity/user-group.ts'

/** The states of an order and their labels for customers (ADR 0040). */
export const orderStateLabel = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  picking: 'Комплектуется',
  ready: 'Готов к выдаче',
  shipped: 'Передан в доставку',
  delivered: 'Доставлен',
  closed: 'Закрыт',
  cancelled: 'Отменён',
} as const

export type OrderState = keyof typeof orderStateLabel

/**
 * The allowed transitions: an order can be cancelled until it is delivered. One that the clock has
 * cancelled is opened again by its money, if that comes late and the goods are still there; nobody
 * else opens it (order.reservation). The database has the same table.
 */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['picking', 'cancelled'],
  picking: ['ready', 'shipped', 'cancelled'],
  ready: ['delivered', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: ['closed'],
  closed: [],
  cancelled: ['new'],
}

/** Returns whether an order may change from one state to the other directly. */
export function canTransitionOrder(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to)
}

/** Returns whether an order may come to a state by its delivery: a pick-up is handed to no courier. */
export function suitsDelivery(state: OrderState, deliveryKind: string | null): boolean {
  return state !== 'shipped' || deliveryKind !== 'pickup'
}

/**
 * Returns the states to which staff may move an order: nobody opens a cancelled one by hand
 * (order.states).
 */
export function listStaffTransitions(state: OrderState, deliveryKind: string | null): OrderState[] {
  if (state === 'cancelled') return []
  return orderTransitions[state].filter((next) => suitsDelivery(next, deliveryKind))
}

/**
 * Returns what people are told of an order's state: one that is ready can be picked up, or is only
 * packed where it will be brought; one that was picked up was handed over, not delivered
 * (order.states).
 */
export function getShownState<State extends OrderState>(order: {
  state: State
  delivery: { kind: string } | null
}): State | 'packed' | 'handedOver' {
  const isPickup = order.delivery?.kind === 'pickup'
  if (order.state === 'ready' && !isPickup) return 'packed'
  if (order.state === 'delivered' && isPickup) return 'handedOver'
  return order.state
}

/**
 * Returns whether an order is closed for a user: its status is the Russian word for closed, and the
 * user is not in staff group 1, which may still change it (lk.closed).
 */
export function isClosedFor(status: string, groups: readonly number[]): boolean {
  return status === orderStateLabel.closed && !groups.includes(userGroup.administrator)
}

interface AssembledOrder {
  state: OrderState
  /** When it is assembled, or brought while nothing is agreed; null while no day is known. */
  day: string | null
}

/**
 * Returns whether goods can be at the customer's to be assembled: the order was handed over, or it
 * has left and its day has come (assembler.gallery). Until then nothing of it can be ticked or earned.
 *
 * @param today where the assembler works.
 */
export function canAssemble({ state, day }: AssembledOrder, today: string): boolean {
  if (state === 'delivered' || state === 'closed') return true
  return state === 'shipped' && day !== null && day <= today
}
