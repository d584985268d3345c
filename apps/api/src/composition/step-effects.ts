import { holdPaidGoods, verifyBuyer } from '../order/reservation/hold-verified-goods.ts'
import { releaseAssemblerSlots } from '../order/state/assembler-slot.queries.ts'
import { creditBonuses, restoreBonuses } from '../order/state/bonus-effects.ts'
import { releaseCouponUse } from '../order/state/coupon-use.queries.ts'
import {
  queueCancelMessages,
  queueChosenSlotMessages,
  queueReadyMessages,
  queueReviewMessages,
} from '../order/state/step-messages.ts'
import type { StepEffect, StepEffects, TakenStep } from '../order/state/taken-step.ts'
import type { Db } from '../platform/database/database.ts'
import { forgetDeliveryDay, releaseSlots } from '../supply/delivery/slot/slot.queries.ts'
import { releaseStock, shipStock } from '../supply/stock/order-stock.queries.ts'

/**
 * The effects of every step of an order and of its payment. Money of cancelled orders is returned by
 * a job that finds it.
 */
export const stepEffects: StepEffects = {
  state: {
    new: [forOrders(forgetDeliveryDay)],
    confirmed: [verifyBuyer, queueChosenSlotMessages],
    ready: [queueReadyMessages],
    shipped: [forOrders(shipStock)],
    // An order that is picked up was not shipped before.
    delivered: [forOrders(shipStock), creditBonuses, queueReviewMessages],
    cancelled: [
      forOrders(releaseStock),
      forOrders(releaseSlots),
      forOrders(releaseAssemblerSlots),
      forStep(releaseCouponUse),
      restoreBonuses,
      queueCancelMessages,
    ],
  },
  payment: {
    part: [verifyBuyer],
    paid: [verifyBuyer, holdPaidGoods, creditBonuses],
  },
}

function forStep(effect: (tx: Db, step: TakenStep) => Promise<void>): StepEffect {
  return (_services, tx, step) => effect(tx, step)
}

function forOrders(effect: (tx: Db, orderIds: readonly number[]) => Promise<void>): StepEffect {
  return (_services, tx, { orders }) =>
    effect(
      tx,
      orders.map(({ id }) => id),
    )
}
