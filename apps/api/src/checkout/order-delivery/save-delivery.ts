import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { sumOrder } from '@svetlitsa/domain/total/order-sum'
import { refreshPaymentState } from '../../payment/payment/ledger/record-money.ts'
import { findOpenAttempt, lockPaidCheckout } from '../../payment/payment/payment.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import {
  type ChosenDelivery,
  findChosenDeliveries,
  findDeliverableOrders,
} from '../../supply/delivery/delivery.queries.ts'
import type { Warehouse } from '../../supply/delivery/delivery-terms.queries.ts'
import { queueSlotMessages } from '../../supply/delivery/queue-slot-messages.ts'
import { reserveOfferedSlot } from '../../supply/delivery/slot/offered-slots.ts'
import { lockSlotSwap, releaseSlot } from '../../supply/delivery/slot/slot.queries.ts'
import { lockDraftOfOrders } from '../draft/checkout-draft.queries.ts'
import {
  type Actor,
  type DeliveryInput,
  decideOrderDelivery,
  type OrderChoice,
} from './decide-order-delivery.ts'
import { followOrderDelivery } from './follow-order-delivery.ts'
import { saveOrderDelivery } from './save-order-delivery.ts'

export type DeliveryRefusal =
  | 'not_found'
  | 'address_missing'
  | 'outside_zones'
  | 'floor_missing'
  | 'slot_taken'
  | 'price_changed'
  | 'option_unknown'
  | 'already_paid'
  | 'order_in_progress'
  | 'payment_open'

/**
 * Saves the delivery of an order with its price and slot, and updates the order total. Of a paid order
 * the buyer chooses it only where none was chosen, as for a follow-up order; what it costs is then due.
 * Staff change it until the goods are picked; what they leave as it is costs what was agreed.
 */
export async function saveDelivery(
  context: Context,
  tx: Db,
  requested: DeliveryInput,
  actor: Actor = 'customer',
): Promise<{ sum: number; total: number } | Refusal<DeliveryRefusal>> {
  await lockDraftOfOrders(tx, { basketGroup: requested.basketGroup })
  await lockPaidCheckout(tx, requested.basketGroup)
  const orders = await findDeliverableOrders(tx, requested.basketGroup, { lock: true })
  const order = requested.orderId
    ? orders.find((candidate) => candidate.number === requested.orderId)
    : orders[0]
  const region = order ? context.services.regions.find(order.regionId) : null
  if (!order || !region) return refuse('not_found')
  const saved = await saveOrderChoice(context, tx, { order, orders, region, requested }, actor)
  if (!(saved instanceof Refusal)) await followOrderDelivery(tx, requested.basketGroup)
  return saved
}

/** Saves the chosen delivery of one order, which is locked with its checkout. */
export async function saveOrderChoice(
  context: Context,
  tx: Db,
  choice: OrderChoice,
  actor: Actor = 'customer',
): Promise<{ sum: number; total: number } | Refusal<DeliveryRefusal>> {
  const { order, region, requested, suppliers } = choice
  const [before = null] = await findChosenDeliveries(tx, [order.id])
  const decided = await decideOrderDelivery(context, tx, choice, { actor, before })
  if (decided instanceof Refusal) return decided
  const { supplier, slotId, keptTime, servicesSum } = decided
  const slot =
    keptTime ?? (await changeSlot(context, tx, before, { slotId, region, supplier, suppliers }))
  if (slot === 'taken') return refuse('slot_taken')
  if (await findOpenAttempt(tx, requested.basketGroup)) return refuse('payment_open')

  const delivery = {
    ...decided.delivery,
    ...(slot ?? { slotId: null, day: null, timeFrom: null, timeTo: null }),
    savedAt: context.now,
  }
  const { price } = delivery
  const total = sumOrder({
    goods: order.goodsSum,
    discount: 0,
    coupon: order.couponDiscount,
    bonus: order.bonusSpent,
    delivery: price,
    services: servicesSum,
  })
  const cause = { actor, userId: context.session?.userId ?? null }
  await saveOrderDelivery(tx, {
    order,
    delivery,
    sums: { deliverySum: price, servicesSum, total },
    assembly: {
      // A follow-up may have its assembly before its delivery; staff see it ticked and may untick it.
      wasAsked: before?.assembly ?? actor === 'staff',
      isAsked: delivery.assembly && order.assemblySum > 0,
      isMoved:
        before !== null && (before.day !== delivery.day || before.timeFrom !== delivery.timeFrom),
    },
    cause: { ...cause, reason: 'delivery' },
  })
  if (order.paidSum > 0)
    await refreshPaymentState(context.services, tx, order.id, cause, { isMoneyMoved: false })
  const told = String(context.now.getTime())
  await queueSlotMessages(tx, { orderId: order.id, before, after: delivery, cause: told })
  return { sum: price, total }
}

/**
 * Releases the previous slot when another one is chosen, and reserves the new one if it is offered. The
 * one that the order has stays, until its day is past.
 */
async function changeSlot(
  context: Context,
  tx: Db,
  previous: ChosenDelivery | null,
  wanted: {
    slotId: number | undefined
    region: Region
    supplier: Warehouse | undefined
    suppliers: readonly Warehouse[] | undefined
  },
) {
  const { slotId: newSlotId, ...where } = wanted
  const slotId = previous?.slotId ?? null
  if (previous && slotId !== null && slotId === newSlotId) {
    const { day, timeFrom, timeTo } = previous
    const today = toLocalTime(context.now, where.region.timeZone).day
    return day !== null && day >= today ? { slotId, day, timeFrom, timeTo } : ('taken' as const)
  }
  if (newSlotId !== undefined) await lockSlotSwap(tx, slotId, newSlotId)
  const reserved =
    newSlotId === undefined
      ? null
      : await reserveOfferedSlot(context, tx, { slotId: newSlotId, ...where })
  if (newSlotId !== undefined && !reserved) return 'taken' as const
  if (slotId !== null) await releaseSlot(tx, slotId)
  if (!reserved) return null
  const { id, day, timeFrom, timeTo } = reserved
  return { slotId: id, day, timeFrom, timeTo }
}
