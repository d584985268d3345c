import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { PaymentState } from '@svetlitsa/domain/payment/payment-state'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import type { StepCause } from './order-state.queries.ts'

export interface SteppedOrder {
  id: number
  number: string
}

/** A step that orders of one checkout took together. */
export interface TakenStep {
  checkoutGuid: string
  orders: readonly SteppedOrder[]
  /** Of the last recorded event: unique for the step. */
  stepId: number
  cause: StepCause
}

export type StepEffect = (services: Services, tx: Db, step: TakenStep) => Promise<void>

/**
 * What a step into a state does besides, in its transaction and in this order. A step is taken once,
 * so each effect happens once.
 */
export interface StepEffects {
  state: Partial<Record<OrderState, readonly StepEffect[]>>
  payment: Partial<Record<PaymentState, readonly StepEffect[]>>
}

declare module '../../platform/services/services.ts' {
  interface Services {
    /** On stock, slots, coupons, bonuses and messages; `composition/` lists them. */
    stepEffects: StepEffects
  }
}
