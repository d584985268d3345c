import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { PaymentState } from '@svetlitsa/domain/payment/payment-state'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { forgetDeliveryDay, releaseSlots } from '../../supply/delivery/order-slot.queries.ts'
import { releaseStock, shipStock } from '../../supply/stock/order-stock.queries.ts'
import { releaseAssemblerSlots } from './assembler-slot.queries.ts'
import { creditBonuses, restoreBonuses } from './bonus-effects.ts'
import { freeCoupon } from './free-coupon.queries.ts'
import { holdPaidGoods, proveBuyer } from './prove-buyer.queries.ts'
import type { StepCause } from './record-step.queries.ts'
import {
  queueCancelMessages,
  queueChosenSlotMessages,
  queueReadyMessages,
  queueReviewMessages,
} from './step-messages.ts'

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

type StepEffect = (services: Services, tx: Db, step: TakenStep) => Promise<void>

interface StepEffects {
  state: Partial<Record<OrderState, readonly StepEffect[]>>
  payment: Partial<Record<PaymentState, readonly StepEffect[]>>
}

/**
 * What a step into a state does besides, in its transaction and in this order. A step is taken once,
 * so each effect happens once. Money of cancelled orders is returned by a job that finds it.
 */
export const stepEffects: StepEffects = {
  state: {
    new: [forOrders(forgetDeliveryDay)],
    confirmed: [proveBuyer, queueChosenSlotMessages],
    ready: [queueReadyMessages],
    shipped: [forOrders(shipStock)],
    // An order that is picked up was not shipped before.
    delivered: [forOrders(shipStock), creditBonuses, queueReviewMessages],
    cancelled: [
      forOrders(releaseStock),
      forOrders(releaseSlots),
      forOrders(releaseAssemblerSlots),
      freeCoupon,
      restoreBonuses,
      queueCancelMessages,
    ],
  },
  payment: {
    part: [proveBuyer],
    paid: [proveBuyer, holdPaidGoods, creditBonuses],
  },
}

function forOrders(effect: (tx: Db, orderIds: readonly number[]) => Promise<void>): StepEffect {
  return (_services, tx, { orders }) =>
    effect(
      tx,
      orders.map(({ id }) => id),
    )
}
