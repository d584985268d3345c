import { holdPaidGoods, verifyBuyer } from '../order/reservation/hold-verified-goods.ts'
import { releaseAssemblerSlots } from '../order/state/assembler-slot.queries.ts'
import { creditBonuses, restoreBonuses } from '../order/state/bonus-effects.ts'
import { releaseCouponUse } from '../order/state/coupon-use.queries.ts'
import type {
  OrderTransition,
  TransitionEffect,
  TransitionEffects,
} from '../order/state/order-transition.ts'
import {
  queueCancelMessages,
  queueChosenSlotMessages,
  queueReadyMessages,
  queueReviewMessages,
} from '../order/state/transition-messages.ts'
import type { Db } from '../platform/database/database.ts'
import { forgetDeliveryDay, releaseSlots } from '../supply/delivery/slot/slot.queries.ts'
import { releaseStock, shipStock } from '../supply/stock/order-stock.queries.ts'

/**
 * The effects of every transition of an order and of its payment, in the order in which orders are
 * made: two that lock the same rows in different orders would deadlock. A job returns the money of
 * cancelled orders.
 */
export const transitionEffects: TransitionEffects = {
  state: {
    new: [forOrders(forgetDeliveryDay)],
    confirmed: [verifyBuyer, queueChosenSlotMessages],
    ready: [queueReadyMessages],
    shipped: [forOrders(shipStock)],
    // An order that is picked up was not shipped before.
    delivered: [forOrders(shipStock), creditBonuses, queueReviewMessages],
    cancelled: [
      forOrders(releaseStock),
      forTransition(releaseCouponUse),
      restoreBonuses,
      forOrders(releaseSlots),
      forOrders(releaseAssemblerSlots),
      queueCancelMessages,
    ],
  },
  payment: {
    part: [verifyBuyer],
    paid: [verifyBuyer, holdPaidGoods, creditBonuses],
  },
}

function forTransition(
  effect: (tx: Db, transition: OrderTransition) => Promise<void>,
): TransitionEffect {
  return (_services, tx, transition) => effect(tx, transition)
}

function forOrders(
  effect: (tx: Db, orderIds: readonly number[]) => Promise<void>,
): TransitionEffect {
  return (_services, tx, { orders }) =>
    effect(
      tx,
      orders.map(({ id }) => id),
    )
}
