import * as contract from '@svetlitsa/api-client/delivery/contract'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findReadableCheckout, findWritableCheckout } from '../order/checkout-access.queries.ts'
import { readAddress } from '../order/order-view.queries.ts'
import { endOpenAttempt } from '../payment/settle-payment.ts'
import { limitSuggestions } from '../suggestion/limit-suggestions.ts'
import { findAddresses } from './address/find-addresses.ts'
import {
  findChosenDeliveries,
  findDeliverableOrders,
  findPlaces,
  findTariffs,
} from './delivery.queries.ts'
import { calculateDeliveryPrice } from './price-delivery.ts'
import { readDeliveryOptions } from './read-delivery-options.ts'
import { saveDelivery } from './save-delivery.ts'

export const deliveryRoutes = [
  handle(contract.getDelivery, async (context, { basketGroup }) => {
    const found = await findReadableCheckout(context, context.db, basketGroup)
    const region = found && context.services.regions.find(found.checkout.regionId)
    if (!region) return refuse('not_found')
    const { isMasked } = found
    const orders = await findDeliverableOrders(context.db, basketGroup, { lock: false })
    const deliveries = await findChosenDeliveries(
      context.db,
      orders.map((order) => order.id),
    )
    const items = []
    for (const order of orders) {
      const saved = deliveries.find((candidate) => candidate.orderId === order.id)
      items.push({
        orderId: order.number,
        goods: order.goods,
        options: await readDeliveryOptions(context, region, order),
        chosen: saved
          ? {
              id: saved.tariffId,
              address: readAddress(saved, { seesContacts: !isMasked }),
              price: saved.price,
            }
          : null,
      })
    }
    return { isMasked, items, mapCenter: { lat: region.latitude, lon: region.longitude } }
  }),

  handle(contract.setDelivery, async (context, input) => {
    const checkout = await findWritableCheckout(context, context.db, input.basketGuid)
    if (checkout instanceof Refusal) return checkout
    // Its sum is no longer the one to pay.
    if (!(await endOpenAttempt(context.services, checkout.guid))) return refuse('payment_open')
    const saved = await transact(context.db, (tx) => saveDelivery(context, tx, input))
    return saved instanceof Refusal ? saved : { result: true, ...saved }
  }),

  handle(contract.getYandexPrice, async (context, { basketGroup, id, orderId, coordinates }) => {
    const orders = await findDeliverableOrders(context.db, basketGroup, { lock: false })
    const order = orderId ? orders.find((candidate) => candidate.number === orderId) : orders[0]
    const region = order ? context.services.regions.find(order.regionId) : null
    if (!order || !region) return refuse('not_found')
    const tariff = (await findTariffs(context.db, region)).find((candidate) => candidate.id === id)
    if (!tariff) return refuse('option_unknown')
    const { warehouses } = await findPlaces(context.db, region.id)
    const supplier = (
      warehouses.find((candidate) => candidate.place.id === order.placeId) ?? warehouses[0]
    )?.place
    const from = {
      lat: supplier?.latitude ?? region.latitude,
      lon: supplier?.longitude ?? region.longitude,
    }
    return { deliveryPrice: calculateDeliveryPrice(tariff, order, region, coordinates, from) }
  }),

  handle(contract.suggestAddress, async (context, { query }) => {
    await limitSuggestions(context)
    const found = await findAddresses(context, query, context.region)
    return { suggestions: found ?? [], isAvailable: found !== null }
  }),
]
