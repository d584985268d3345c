import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getOrder } from '@svetlitsa/api-client/order-services/contract'
import {
  priceServiceLines,
  type ServiceOrder,
  type ServicePrices,
  splitServicesSum,
} from '@svetlitsa/domain/order-services/service-prices'
import { sumOrder } from '@svetlitsa/domain/total/order-sum'
import { sumServicePrices } from '../../supply/delivery/price-delivery.ts'
import type { DecidedServices } from './decide-services.ts'
import type { LoadedServices } from './load-services.ts'

export type Calculation = CallAnswer<typeof getOrder>['calculation']
const lines = ['delivery', 'toDoor', 'lift', 'assembly'] as const

/** What the services cost line by line, before and after a choice; without one, as they stand. */
export function priceServices(
  loaded: LoadedServices,
  decided: DecidedServices | null,
): Calculation & { prices: ServicePrices } {
  const { order, sums, paid } = loaded
  const current = readCurrent(loaded)
  const prices = decided
    ? priceServiceLines(
        loaded.before && current,
        toServiceOrder(decided.place, decided.requested),
        priceByTariff(loaded, decided),
      )
    : current.prices
  const after = sumOrder({
    goods: order.goodsSum,
    discount: 0,
    coupon: order.couponDiscount,
    bonus: order.bonusSpent,
    delivery: prices.delivery,
    services: sumServices(prices),
  })
  return {
    list: lines.map((id) => ({ id, before: current.prices[id], sum: prices[id] })),
    total: { before: sums.total, after },
    paid,
    due: Math.max(0, after - paid),
    excess: Math.max(0, paid - after),
    prices,
  }
}

/** Carrying and assembly together, as the order keeps them. */
export function sumServices({ toDoor, lift, assembly }: ServicePrices): number {
  return toDoor + lift + assembly
}

/** The services as the order has them, at the sums that were agreed. */
function readCurrent({ before, sums, tariffs }: LoadedServices) {
  const requested = before ?? { toDoor: false, lift: 'none' as const, floor: null, assembly: false }
  const prices = splitServicesSum(
    requested,
    {
      delivery: sums.deliverySum,
      services: sums.servicesSum,
      assembly: before?.assemblyPrice ?? 0,
    },
    tariffs.address?.toDoorPrice ?? 0,
  )
  const place = before ?? { tariffId: 0, storeId: null, latitude: null, longitude: null }
  return { requested: toServiceOrder(place, requested), prices }
}

interface Destination {
  tariffId?: number
  tariff?: { id: number }
  latitude: number | null
  longitude: number | null
}

/** The price of a delivery stands while the way and the place are the same. */
function toServiceOrder(
  { tariffId, tariff, latitude, longitude }: Destination,
  { toDoor, lift, floor, assembly }: Omit<ServiceOrder, 'destination'>,
): ServiceOrder {
  const destination = [tariff?.id ?? tariffId, latitude, longitude].join()
  return { destination, toDoor, lift, floor, assembly }
}

/** Each service alone, as the tariff has it today. */
function priceByTariff(
  { order, region }: LoadedServices,
  { place: { tariff, price }, requested }: DecidedServices,
): ServicePrices {
  const nothing = { toDoor: false, lift: 'none' as const, floor: 1, assembly: false }
  const sumPrice = (requested: Partial<typeof nothing> | { lift: ServiceOrder['lift'] }) =>
    sumServicePrices(tariff, order, region, { ...nothing, ...requested })
  return {
    delivery: price,
    toDoor: sumPrice({ toDoor: true }),
    lift: sumPrice({ lift: requested.lift, floor: requested.floor ?? 1 }),
    assembly: sumPrice({ assembly: true }),
  }
}
