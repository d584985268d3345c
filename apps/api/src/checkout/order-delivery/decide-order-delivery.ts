import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { setDelivery } from '@svetlitsa/api-client/delivery/contract'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import {
  formatDeliveryAddress,
  hasDeliveryAddress,
} from '@svetlitsa/domain/delivery/delivery-address'
import { shouldSendDeliveryPrice } from '@svetlitsa/domain/delivery/delivery-kind'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import type { ChosenDelivery, DeliverableOrder } from '../../supply/delivery/delivery.queries.ts'
import {
  type DeliveryTerms,
  findDeliveryTerms,
  findSupplier,
  type TariffRow,
  type Warehouse,
} from '../../supply/delivery/delivery-terms.queries.ts'
import { priceOrderDelivery } from '../../supply/delivery/price-delivery.ts'
import { deliversToAddress } from '../../supply/delivery/read-delivery-options.ts'
import { locateOrder } from '../../supply/delivery/zone/locate-delivery.ts'
import { isPlaceKept, keepTime, priceAgreedServices } from './agreed-delivery.ts'

export type Actor = 'customer' | 'staff'
/** A delivery of orders of a basket group, which the call names `basketGuid`. */
export type DeliveryInput = Omit<ParsedInput<typeof setDelivery>, 'basketGuid'> & {
  basketGroup: string
}
/** The states of an order in which its delivery may be changed. */
const changeableStates = {
  customer: ['new', 'confirmed'],
  staff: ['new', 'confirmed', 'picking'],
}

export interface OrderChoice {
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

/**
 * Decides how, where and for how much a locked order is delivered, and which slot it is to hold, or why
 * that is not possible. What staff leave as it is costs what was agreed. Saves and reserves nothing.
 */
export async function decideOrderDelivery(
  context: Context,
  tx: Db,
  choice: OrderChoice,
  { actor, before }: { actor: Actor; before: ChosenDelivery | null },
) {
  const { order, region, requested } = choice
  const agreed = actor === 'staff' ? before : null
  const place = await decidePlace(tx, choice, { actor, agreed })
  if (place instanceof Refusal) return place
  const { tariff, needsAddress, supplier, price } = place
  const asked = getAskedServices(requested, needsAddress)
  const services = { ...asked, floor: requested.floor ?? null }
  const prices = priceAgreedServices({ order, region, tariff }, agreed, services)
  const slotId = selectSlot(context, choice, { actor, tariff, before })
  return {
    /** As its row keeps it, without its time. */
    delivery: {
      ...toSavedPlace(requested, place),
      price,
      ...services,
      assemblyPrice: prices.assembly,
    },
    servicesSum: prices.services,
    supplier,
    slotId,
    /** The time that staff leave as it is; null where the slot gives it. */
    keptTime: agreed && keepTime(agreed, { tariff, slotId }),
  }
}

/** The tariff, places and price of a choice, or why it is not possible. */
async function decidePlace(
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

type DecidedPlace = Exclude<Awaited<ReturnType<typeof decidePlace>>, Refusal<string>>

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
  { tariff, store, needsAddress }: DecidedPlace,
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
