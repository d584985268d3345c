import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getOrder } from '@svetlitsa/api-client/order-services/contract'
import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { Context } from '../../platform/context/context.ts'
import { findEarlierAddresses } from '../../supply/delivery/earlier-addresses.queries.ts'
import { calculateServicePrices } from '../../supply/delivery/price-delivery.ts'
import { readDeliveryOptions } from '../../supply/delivery/read-delivery-options.ts'
import { completeZones } from '../../supply/delivery/zone/locate-delivery.ts'
import { canChangeServices } from './can-change-services.ts'
import { hasDays } from './list-service-days.ts'
import type { LoadedServices } from './load-services.ts'
import { priceServices } from './price-services.ts'

type Answer = CallAnswer<typeof getOrder>

/** The services of an order as its screen shows them, and what can be chosen instead. */
export async function readServices(context: Context, loaded: LoadedServices): Promise<Answer> {
  const { order, checkout, region, before, terms, tariffs, isReady, orderGuid } = loaded
  const { prices: _prices, ...calculation } = priceServices(loaded, null)
  const { db, session } = context
  return {
    order: {
      id: order.number,
      guid: orderGuid,
      basketGroup: checkout.guid,
      currency: { sign: region.currency.sign, code: region.currency.code },
    },
    canChange: canChangeServices(context, order.state as OrderState),
    orders: { ready: isReady },
    services: {
      delivery: toDelivery(loaded),
      pickup: await toPickup(context, loaded),
      toDoor: before?.toDoor ?? false,
      lift: before?.lift ?? 'none',
      floor: before?.floor ?? null,
      assembly: before?.assembly ?? false,
    },
    prices: tariffs.address ? calculateServicePrices(tariffs.address, order, region) : null,
    calculation,
    mapCenter: { lat: region.latitude, lon: region.longitude },
    zones: tariffs.address
      ? completeZones(terms.drawnZones, region, tariffs.address).map(({ kind, border }) => ({
          kind,
          border: [...border],
        }))
      : [],
    addresses: session?.userId
      ? await findEarlierAddresses(db, {
          userId: session.userId,
          regionId: region.id,
          basketGroup: checkout.guid,
        })
      : [],
  }
}

const noTime = { date: null, timeFrom: null, timeTo: null }

function readTime({ before }: LoadedServices) {
  if (!before) return noTime
  return { date: before.day, timeFrom: before.timeFrom, timeTo: before.timeTo }
}

function toDelivery(loaded: LoadedServices): Answer['services']['delivery'] {
  const { before, tariffs, ways } = loaded
  const activated = before !== null && before.kind !== 'pickup'
  const { latitude: lat = null, longitude: lon = null } = before ?? {}
  return {
    activated,
    available: ways.includes('delivery'),
    hasDays: hasDays(tariffs.address),
    isDelayed: tariffs.address?.kind === 'delayed',
    userAddress: activated ? before.address : null,
    coordinates: activated && lat !== null && lon !== null ? { lat, lon } : null,
    comment: activated ? before.comment : '',
    ...(activated ? readTime(loaded) : noTime),
  }
}

/** Goods that are ready in a store are picked up there. */
async function toPickup(
  context: Context,
  loaded: LoadedServices,
): Promise<Answer['services']['pickup']> {
  const { before, ways, isReady, region, order, orders } = loaded
  const isChosen = before?.kind === 'pickup'
  const available = ways.includes('pickup')
  const options = available
    ? await readDeliveryOptions(context, context.db, region, { loads: [order], orders })
    : []
  const stores = options.find(({ kind }) => kind === 'pickup')?.stores ?? []
  return {
    available,
    storeId: isChosen ? before.storeId : null,
    stores: isReady ? stores.filter(({ id }) => id === before?.storeId) : stores,
    ...(isChosen ? readTime(loaded) : noTime),
  }
}
