import * as contract from '@svetlitsa/api-client/delivery/contract'
import {
  findReadableCheckout,
  findWritableCheckout,
} from '../../order/access/find-accessible-checkout.ts'
import { endOpenAttempt } from '../../payment/payment/settle-payment.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { limitSuggestions } from '../../shop/suggestion/limit-suggestions.ts'
import { findAddressAt, findAddresses } from '../../supply/delivery/address/find-addresses.ts'
import { findDeliverableOrders } from '../../supply/delivery/delivery.queries.ts'
import { findDeliveryTerms } from '../../supply/delivery/delivery-terms.queries.ts'
import { type DeliveryLocation, priceOrderDelivery } from '../../supply/delivery/price-delivery.ts'
import { locateOrder } from '../../supply/delivery/zone/locate-delivery.ts'
import { chooseSlotByLink } from './choose-slot-by-link.ts'
import { runDelayedDelivery } from './delayed/run-delayed-delivery.ts'
import { locatePlace } from './locate-place.ts'
import { readDelivery } from './read-delivery.ts'
import { saveDelivery } from './save-delivery.ts'

export const deliveryRoutes = [
  handle(contract.getDelivery, async (context, { basketGroup }) => {
    const found = await findReadableCheckout(context, context.db, basketGroup)
    const region = found && context.services.regions.find(found.checkout.regionId)
    if (!region) return refuse('not_found')
    return readDelivery(context, region, { basketGroup, isMasked: found.isMasked })
  }),

  handle(contract.setDelivery, async (context, { basketGuid: basketGroup, ...choice }) => {
    const input = { basketGroup, ...choice }
    const checkout = await findWritableCheckout(context, context.db, basketGroup)
    if (checkout instanceof Refusal) {
      const chosen = await transact(context.db, (tx) => chooseSlotByLink(context, tx, input))
      return chosen instanceof Refusal ? chosen : { result: true, ...chosen }
    }
    const save = () => transact(context.db, (tx) => saveDelivery(context, tx, input))
    let saved = await save()
    // Its sum is no longer the one to pay; a delivery that is refused leaves the attempt open.
    const isPaying = saved instanceof Refusal && saved.reason === 'payment_open'
    if (isPaying && (await endOpenAttempt(context.services, checkout.guid))) saved = await save()
    return saved instanceof Refusal ? saved : { result: true, ...saved }
  }),

  handle(contract.getYandexPrice, async (context, { basketGroup, id, orderId, coordinates }) => {
    await limitSuggestions(context)
    const found = await findReadableCheckout(context, context.db, basketGroup)
    if (!found) return refuse('not_found')
    const orders = await findDeliverableOrders(context.db, basketGroup, { lock: false })
    const order = orderId ? orders.find((candidate) => candidate.number === orderId) : orders[0]
    const region = order ? context.services.regions.find(order.regionId) : null
    if (!order || !region) return refuse('not_found')
    const terms = await findDeliveryTerms(context.db, region)
    const tariff = terms.tariffs.find((candidate) => candidate.id === id)
    if (!tariff) return refuse('option_unknown')
    const ordered = { order, orders }
    const where = { tariff, to: coordinates, terms, ...ordered }
    const location = await locateOrder(context.db, region, where)
    if (!location) return refuse('outside_zones')
    return {
      deliveryPrice: priceOrderDelivery(tariff, ordered, region, location),
      ...roundDistance(location),
    }
  }),

  handle(contract.getCoordsData, async (context, { basketGroup, coordinates, address = '' }) => {
    await limitSuggestions(context)
    const checkout = basketGroup
      ? await findReadableCheckout(context, context.db, basketGroup)
      : null
    const region = basketGroup
      ? checkout && context.services.regions.find(checkout.checkout.regionId)
      : context.region
    if (!region) return refuse('not_found')
    if (!coordinates && !address.trim()) return refuse('address_missing')
    const found = coordinates
      ? await findAddressAt(context, coordinates, region)
      : ((await findAddresses(context, address, region))?.[0] ?? null)
    const place = coordinates ?? (found && { lat: found.lat, lon: found.lon })
    if (!place) return refuse('address_unknown')
    const location = await locatePlace(context, region, { to: place, basketGroup })
    if (!location) return refuse('outside_zones')
    return { address: found?.value ?? null, coordinates: place, ...roundDistance(location) }
  }),

  handle(contract.suggestAddress, async (context, { query }) => {
    await limitSuggestions(context)
    const found = await findAddresses(context, query, context.region)
    return { suggestions: found ?? [], isAvailable: found !== null }
  }),

  handle(contract.runDelayedDelivery, async (context, { orderGuid, slotId }) => {
    const userId = context.session?.userId
    if (!userId) throw new HttpError(401, 'login_needed')
    const started = await transact(context.db, (tx) =>
      runDelayedDelivery(context, tx, { orderGuid, slotId, userId }),
    )
    return started instanceof Refusal ? started : { result: true, ...started }
  }),
]

/** A screen shows whole kilometres. */
function roundDistance(location: DeliveryLocation): DeliveryLocation {
  return { ...location, distanceKm: Math.round(location.distanceKm * 10) / 10 }
}
