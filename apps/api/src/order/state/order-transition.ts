import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { PaymentState } from '@svetlitsa/domain/payment/payment-state'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import type { EventCause } from './order-state.queries.ts'

export interface TransitionedOrder {
  id: number
  number: string
}

/** A change of state that orders of one checkout make together. */
export interface OrderTransition {
  basketGroup: string
  orders: readonly TransitionedOrder[]
  /** Of the last recorded event: unique for the transition. */
  eventId: number
  cause: EventCause
}

export type TransitionEffect = (
  services: Services,
  tx: Db,
  transition: OrderTransition,
) => Promise<void>

/**
 * The effects of a transition into a state, run in its transaction and in this order. A transition
 * happens once, so each effect happens once.
 */
export interface TransitionEffects {
  state: Partial<Record<OrderState, readonly TransitionEffect[]>>
  payment: Partial<Record<PaymentState, readonly TransitionEffect[]>>
}

declare module '../../platform/services/services.ts' {
  interface Services {
    /** On stock, slots, coupons, bonuses and messages; `composition/` lists them. */
    transitionEffects: TransitionEffects
  }
}
