import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { setDelivery } from '@svetlitsa/api-client/delivery/contract'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import {
  formatDeliveryAddress,
  hasDeliveryAddress,
} from '@svetlitsa/domain/delivery/delivery-address'
import { shouldSendDeliveryPrice } from '@svetlitsa/domain/delivery/delivery-kind'
import { sumOrder } from '@svetlitsa/domain/total/order-sum'
import { refreshPaymentState } from '../../payment/payment/ledger/record-money.ts'
import { findOpenAttempt, lockPaidCheckout } from '../../payment/payment/payment.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import {
  type ChosenDelivery,
  type DeliverableOrder,
  findChosenDeliveries,
  findDeliverableOrders,
} from '../../supply/delivery/delivery.queries.ts'
import {
  type DeliveryTerms,
  findDeliveryTerms,
  findSupplier,
  type TariffRow,
  type Warehouse,
} from '../../supply/delivery/delivery-terms.queries.ts'
import { priceOrderDelivery } from '../../supply/delivery/price-delivery.ts'
import { queueSlotMessages } from '../../supply/delivery/queue-slot-messages.ts'
import { deliversToAddress } from '../../supply/delivery/read-delivery-options.ts'
import { reserveOfferedSlot } from '../../supply/delivery/slot/offered-slots.ts'
import { lockSlotSwap, releaseSlot } from '../../supply/delivery/slot/slot.queries.ts'
import { locateOrder } from '../../supply/delivery/zone/locate-delivery.ts'
import { lockDraftOfOrders } from '../draft/checkout-draft.queries.ts'
import { isPlaceKept, isTimeKept, pickTime, priceAgreedServices } from './agreed-delivery.ts'
import { followOrderDelivery } from './follow-order-delivery.ts'
import { saveOrderDelivery } from './save-order-delivery.ts'

type Actor = 'customer' | 'staff'
/** A delivery of orders of a basket group, which the call names `basketGuid`. */
export type DeliveryInput = Omit<ParsedInput<typeof setDelivery>, 'basketGuid'> & {
  basketGroup: string
}
/** The states of an order in which its delivery may be changed. */
const changeableStates = {
  customer: ['new', 'confirmed'],
  staff: ['new', 'confirmed', 'picking'],
}

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

interface OrderChoice {
  order: DeliverableOrder
  /** All of its checkout. */
  orders: readonly DeliverableOrder[]
  region: Region
  requested: DeliveryInput
  /** Those of the region, where they were read before. */
  terms?: DeliveryTerms
  /** The warehouses of all orders that are delivered at this time; that of the order by default. */
  suppliers?: readonly Warehouse[]
}

/** The chosen delivery of one order, which is locked with its checkout. */
export async function saveOrderChoice(
  context: Context,
  tx: Db,
  choice: OrderChoice,
  actor: Actor = 'customer',
): Promise<{ sum: number; total: number } | Refusal<DeliveryRefusal>> {
  const { order, region, requested, suppliers } = choice
  const [before = null] = await findChosenDeliveries(tx, [order.id])
  const agreed = actor === 'staff' ? before : null
  const decided = await decideOrderChoice(tx, choice, { actor, agreed })
  if (decided instanceof Refusal) return decided
  const { tariff, supplier, price } = decided
  const slotId = selectSlot(context, choice, { actor, tariff, before })
  const slot =
    agreed !== null && isTimeKept(agreed, { tariff, slotId })
      ? pickTime(agreed)
      : await changeSlot(context, tx, before, { slotId, region, supplier, suppliers })
  if (slot === 'taken') return refuse('slot_taken')
  if (await findOpenAttempt(tx, requested.basketGroup)) return refuse('payment_open')

  const asked = getAskedServices(requested, decided.needsAddress)
  const services = { ...asked, floor: requested.floor ?? null }
  const prices = priceAgreedServices({ order, region, tariff }, agreed, services)
  const saved = {
    ...toSavedPlace(requested, decided),
    ...(slot ?? { slotId: null, day: null, timeFrom: null, timeTo: null }),
    price,
    ...services,
    assemblyPrice: prices.assembly,
    savedAt: context.now,
  }
  const total = sumOrder({
    goods: order.goodsSum,
    discount: 0,
    coupon: order.couponDiscount,
    bonus: order.bonusSpent,
    delivery: price,
    services: prices.services,
  })
  const cause = { actor, userId: context.session?.userId ?? null }
  await saveOrderDelivery(tx, {
    orderId: order.id,
    delivery: saved,
    sums: { deliverySum: price, servicesSum: prices.services, total },
    assembly: {
      // A follow-up may have its assembly before its delivery; staff see it ticked and may untick it.
      wasAsked: before?.assembly ?? actor === 'staff',
      isAsked: asked.assembly && order.assemblySum > 0,
      isMoved: before !== null && (before.day !== saved.day || before.timeFrom !== saved.timeFrom),
    },
    cause: { ...cause, reason: 'delivery' },
  })
  if (order.paidSum > 0)
    await refreshPaymentState(context.services, tx, order.id, cause, { isMoneyMoved: false })
  const told = String(context.now.getTime())
  await queueSlotMessages(tx, { orderId: order.id, before, after: saved, cause: told })
  return { sum: price, total }
}

/** The tariff, places and price of a choice, or why it is not possible. */
async function decideOrderChoice(
  tx: Db,
  { order, orders, region, requested, terms: known }: OrderChoice,
  { actor, agreed }: { actor: Actor; agreed: ChosenDelivery | null },
) {
  const isSettled = actor === 'customer' && order.paidSum > 0 && order.hasDelivery
  if (isSettled || order.state === 'cancelled') return refuse('already_paid')
  if (!changeableStates[actor].includes(order.state)) return refuse('order_in_progress')
  const terms = known ?? (await findDeliveryTerms(tx, region))
  const tariff = terms.tariffs.find((candidate) => candidate.id === requested.id)
  if (!tariff) return refuse('option_unknown')
  const isDelayed = tariff.kind === 'delayed'
  if ((requested.delayedDelivery ?? isDelayed) !== isDelayed) return refuse('option_unknown')
  const needsAddress = deliversToAddress(tariff)
  const isKept = agreed !== null && isPlaceKept(agreed, { tariff, requested })
  if (needsAddress && !isKept && !hasDeliveryAddress(requested)) return refuse('address_missing')
  const location =
    needsAddress && !isKept && requested.coordinates
      ? await locateOrder(tx, region, { tariff, to: requested.coordinates, terms, order, orders })
      : null
  if (needsAddress && !isKept && !location) return refuse('outside_zones')
  const { lift } = getAskedServices(requested, needsAddress)
  if (lift !== 'none' && requested.floor === undefined)
    return refuse('floor_missing', { fields: { floor: 'missing' } })
  const { stores, warehouses } = terms
  const store = stores.find((candidate) => candidate.id === requested.storeId)
  if (tariff.kind === 'pickup' && !store) return refuse('option_unknown')
  const price = isKept
    ? agreed.price
    : priceOrderDelivery(tariff, { order, orders }, region, location)
  const wasShown = shouldSendDeliveryPrice({ needsAddress, description: tariff.description })
  if (wasShown && requested.sum !== undefined && requested.sum !== price)
    return refuse('price_changed', { values: { price } })
  const supplier = findSupplier(warehouses, order.placeId)
  return { tariff, store, needsAddress, supplier, price }
}

type DecidedChoice = Exclude<Awaited<ReturnType<typeof decideOrderChoice>>, Refusal<string>>

/**
 * The slot to hold: the one that is chosen with a courier, otherwise the one that the order has, by a
 * courier or named for a delayed delivery, which stays until its day is past. Staff give a time up by
 * leaving it out; without any the day is agreed by phone.
 */
function selectSlot(
  { now }: Context,
  { region, requested }: OrderChoice,
  { actor, tariff, before }: { actor: Actor; tariff: TariffRow; before: ChosenDelivery | null },
): number | undefined {
  const isCourier = tariff.kind === 'courier'
  if (isCourier && (requested.slotId !== undefined || actor === 'staff')) return requested.slotId
  if (!isCourier && tariff.kind !== 'delayed') return undefined
  if (before?.kind !== tariff.kind || !before.day) return undefined
  const isAhead = before.day >= toLocalTime(now, region.timeZone).day
  return isAhead ? (before.slotId ?? undefined) : undefined
}

/** How and where an order is delivered, as its row keeps it. */
function toSavedPlace(
  { description, address = '', apartment, entrance, coordinates, comment }: DeliveryInput,
  { tariff, store, needsAddress }: DecidedChoice,
) {
  return {
    tariffId: tariff.id,
    kind: tariff.kind,
    description: description ?? tariff.name,
    storeId: store?.id ?? null,
    address: needsAddress
      ? formatDeliveryAddress({ street: address, apartment, entrance })
      : (store?.address ?? null),
    latitude: needsAddress ? (coordinates?.lat ?? null) : null,
    longitude: needsAddress ? (coordinates?.lon ?? null) : null,
    comment: comment ?? '',
  }
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
