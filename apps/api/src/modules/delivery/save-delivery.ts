import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { setDelivery } from '@svetlitsa/api-client/delivery/contract'
import { hasDeliveryAddress } from '@svetlitsa/domain/delivery/has-delivery-address'
import { shouldSendDeliveryPrice } from '@svetlitsa/domain/delivery/tariff/should-send-delivery-price'
import { sumOrder } from '@svetlitsa/domain/total/sum-order'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { refreshPaymentState } from '../payment/ledger/refresh-payment-state.ts'
import { findOpenAttempt, lockPaidCheckout } from '../payment/payment.queries.ts'
import type { Region } from '../region/region-directory.ts'
import {
  type DeliverableOrder,
  findChosenDeliveries,
  findDeliverableOrders,
  findPlaces,
  findSupplier,
  findTariffs,
  releaseSlot,
  reserveSlot,
  saveOrderDelivery,
} from './delivery.queries.ts'
import {
  calculateDeliveryPrice,
  calculateServicePrices,
  sumServicePrices,
} from './price-delivery.ts'
import { deliversToAddress } from './read-delivery-options.ts'
import { queueSlotMessages } from './slot-messages.queries.ts'
import { locateDelivery } from './zone/locate-delivery.ts'

export type DeliveryInput = ParsedInput<typeof setDelivery>
/** The states of an order in which its delivery may be changed. */
const changeableStates = {
  customer: ['new', 'confirmed'],
  staff: ['new', 'confirmed', 'picking'],
}

export type DeliveryRefusal =
  | 'not_found'
  | 'address_missing'
  | 'outside_zones'
  | 'slot_taken'
  | 'price_changed'
  | 'option_unknown'
  | 'already_paid'
  | 'order_in_progress'
  | 'payment_open'

/**
 * Saves the delivery of an order with its price and slot, and updates the order total. Of a paid order
 * the buyer chooses it only where none was chosen, as for a follow-up order; what it costs is then due.
 * Staff change it until the goods are picked.
 */
export async function saveDelivery(
  context: Context,
  tx: Db,
  requested: DeliveryInput,
  actor: 'customer' | 'staff' = 'customer',
): Promise<{ sum: number; total: number } | Refusal<DeliveryRefusal>> {
  await lockPaidCheckout(tx, requested.basketGuid)
  const orders = await findDeliverableOrders(tx, requested.basketGuid, { lock: true })
  const order = requested.orderId
    ? orders.find((candidate) => candidate.number === requested.orderId)
    : orders[0]
  const region = order ? context.services.regions.find(order.regionId) : null
  if (!order || !region) return refuse('not_found')
  return saveOrderChoice(context, tx, { order, region, requested }, actor)
}

/** The chosen delivery of one order, which is locked with its checkout. */
export async function saveOrderChoice(
  context: Context,
  tx: Db,
  {
    order,
    region,
    requested,
  }: { order: DeliverableOrder; region: Region; requested: DeliveryInput },
  actor: 'customer' | 'staff' = 'customer',
): Promise<{ sum: number; total: number } | Refusal<DeliveryRefusal>> {
  const isSettled = actor === 'customer' && order.paidSum > 0 && order.hasDelivery
  if (isSettled || order.state === 'cancelled') return refuse('already_paid')
  if (!changeableStates[actor].includes(order.state)) return refuse('order_in_progress')
  const tariff = (await findTariffs(tx, region)).find((candidate) => candidate.id === requested.id)
  if (!tariff) return refuse('option_unknown')
  const isDelayed = tariff.kind === 'delayed'
  if ((requested.delayedDelivery ?? isDelayed) !== isDelayed) return refuse('option_unknown')
  const needsAddress = deliversToAddress(tariff)
  if (needsAddress && !hasDeliveryAddress(requested)) return refuse('address_missing')
  const location =
    needsAddress && requested.coordinates
      ? await locateDelivery(tx, region, tariff, requested.coordinates)
      : null
  if (needsAddress && !location) return refuse('outside_zones')
  const { stores, warehouses } = await findPlaces(tx, region.id)
  const store = stores.find((candidate) => candidate.id === requested.storeId)
  if (tariff.kind === 'pickup' && !store) return refuse('option_unknown')

  const supplier = findSupplier(warehouses, order.placeId)?.place
  const price = calculateDeliveryPrice(tariff, order, region, location)
  const wasShown = shouldSendDeliveryPrice({ needsAddress, description: tariff.description })
  if (wasShown && requested.sum !== undefined && requested.sum !== price) {
    return refuse('price_changed', { values: { price } })
  }
  const [before] = await findChosenDeliveries(tx, [order.id])
  const slot = await changeSlot(
    tx,
    order.id,
    tariff.kind === 'courier' ? requested.slotId : undefined,
    supplier?.id,
  )
  if (slot === 'taken') return refuse('slot_taken')
  if (await findOpenAttempt(tx, requested.basketGuid)) return refuse('payment_open')

  const asked = getAskedServices(requested, needsAddress)
  // Without a floor nothing is charged for the stairs; the payment asks for it (payment.flags).
  const floor = requested.floor ?? 1
  const services = sumServicePrices(tariff, order, region, { ...asked, floor })
  const saved = {
    tariffId: tariff.id,
    kind: tariff.kind,
    description: requested.description ?? tariff.name,
    storeId: store?.id ?? null,
    address: needsAddress
      ? [requested.address, requested.apartment].filter(Boolean).join(', ')
      : (store?.address ?? null),
    latitude: needsAddress ? (requested.coordinates?.lat ?? null) : null,
    longitude: needsAddress ? (requested.coordinates?.lon ?? null) : null,
    comment: requested.comment ?? '',
    slotId: slot?.id ?? null,
    day: slot?.day ?? null,
    timeFrom: slot?.timeFrom ?? null,
    timeTo: slot?.timeTo ?? null,
    price,
    ...asked,
    floor: requested.floor ?? null,
    assemblyPrice: asked.assembly ? calculateServicePrices(tariff, order, region).assembly : 0,
    savedAt: context.now,
  }
  const total = sumOrder({
    goods: order.goodsSum,
    discount: 0,
    coupon: order.couponDiscount,
    bonus: order.bonusSpent,
    delivery: price,
    services,
  })
  await saveOrderDelivery(tx, {
    orderId: order.id,
    delivery: saved,
    sums: { deliverySum: price, servicesSum: services, total },
    isAssemblyRequested: (requested.assembly ?? false) && order.assemblySum > 0,
    cause: { actor, userId: context.session?.userId ?? null, reason: 'delivery' },
  })
  if (order.paidSum > 0) {
    const cause = { actor, userId: context.session?.userId ?? null } as const
    await refreshPaymentState(context.services, tx, order.id, cause, { isMoneyMoved: false })
  }
  await queueSlotMessages(tx, {
    orderId: order.id,
    before: before ?? null,
    after: saved,
    cause: String(context.now.getTime()),
  })
  return { sum: price, total }
}

/** Nothing is carried up from a store. */
function getAskedServices({ toDoor, lift, assembly }: DeliveryInput, needsAddress: boolean) {
  return {
    toDoor: needsAddress && (toDoor ?? false),
    lift: needsAddress ? (lift ?? 'none') : ('none' as const),
    assembly: assembly ?? false,
  }
}

/**
 * Releases the previous slot when another one is chosen, and reserves the new one if it has
 * capacity.
 */
async function changeSlot(
  tx: Db,
  orderId: number,
  newSlotId: number | undefined,
  warehouseId: number | undefined,
) {
  const [previous] = await findChosenDeliveries(tx, [orderId])
  const { slotId = null } = previous ?? {}
  if (slotId !== null && slotId === newSlotId) {
    return {
      id: slotId,
      day: previous?.day ?? null,
      timeFrom: previous?.timeFrom ?? null,
      timeTo: previous?.timeTo ?? null,
    }
  }
  const reserved =
    newSlotId === undefined || warehouseId === undefined
      ? null
      : await reserveSlot(tx, newSlotId, warehouseId)
  if (newSlotId !== undefined && !reserved) return 'taken' as const
  if (slotId !== null) await releaseSlot(tx, slotId)
  return reserved
}
