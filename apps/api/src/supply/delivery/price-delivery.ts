import type { deliveryServices } from '@svetlitsa/api-client/delivery/contract'
import { calculateAssemblyPrice } from '@svetlitsa/domain/assembly/assembly-price'
import {
  calculateCourierPrice,
  calculateLiftPrice,
  calculateOutsidePrice,
  calculateToDoorPrice,
  calculateTransportPrice,
} from '@svetlitsa/domain/delivery/delivery-price'
import type { ZoneKind } from '@svetlitsa/domain/delivery/delivery-zone'
import {
  type DeliveryPart,
  listDeliveredTogether,
  shareDeliveryPrice,
} from '@svetlitsa/domain/delivery/share-delivery-price'
import type * as z from 'zod'
import type { Region } from '../../shop/region/region-directory.ts'
import type { DeliveryLoad } from './delivery.queries.ts'
import type { TariffRow } from './delivery-terms.queries.ts'

export interface RequestedServices {
  toDoor: boolean
  lift: 'none' | 'lift' | 'stairs'
  floor: number
  assembly: boolean
}

/** Where an address is, as far as its price is concerned. */
export interface DeliveryLocation {
  zone: ZoneKind
  /** From the nearest warehouse that takes part, of the region where nobody has ordered yet. */
  distanceKm: number
}

/** An order among all that its checkout has made or would make. */
export interface OrderOfCheckout {
  order: DeliveryLoad
  orders: readonly DeliveryLoad[]
}

/** What one order pays for a delivery method: its share of the one delivery of its checkout. */
export function priceOrderDelivery(
  tariff: TariffRow,
  { order, orders }: OrderOfCheckout,
  region: Region,
  location: DeliveryLocation | null,
): number {
  const part = toPart(order)
  const parts = listOpenOrders({ order, orders }).map((one) => (one === order ? part : toPart(one)))
  return shareDeliveryPrice(parts, part, (load) =>
    calculateDeliveryPrice(tariff, load, region, location),
  )
}

/** Those that are delivered with an order share the way from the nearest of their warehouses. */
export function listOrdersOfDelivery({ order, orders }: OrderOfCheckout): DeliveryLoad[] {
  return listDeliveredTogether(listOpenOrders({ order, orders }), order)
}

function listOpenOrders({ order, orders }: OrderOfCheckout): DeliveryLoad[] {
  return orders.filter((one) => one === order || one.state !== 'cancelled')
}

function toPart({ id, parentId, goodsSum, couponDiscount, weightKg }: DeliveryLoad): DeliveryPart {
  return { id, parentId, goodsSum: goodsSum - couponDiscount, weightKg }
}

/**
 * Price of a delivery method for goods that are delivered together. An address outside the city is
 * priced by the kilometre; without an address the price is that of the city. A delayed delivery costs
 * what the courier costs.
 *
 * @param load its goods after group discount and coupon.
 */
export function calculateDeliveryPrice(
  tariff: TariffRow,
  load: { weightKg: number; goodsSum: number },
  region: Region,
  location: DeliveryLocation | null,
): number {
  if (tariff.kind === 'pickup') return tariff.price
  if (tariff.kind === 'transport') {
    const { transportBands } = region.generalTariff
    return calculateTransportPrice(load.weightKg, transportBands) ?? tariff.price
  }
  if (location?.zone === 'outside') {
    return calculateOutsidePrice(location.distanceKm, { outsidePerKm: tariff.pricePerKm })
  }
  return calculateCourierPrice(load.goodsSum, {
    courier: tariff.price,
    courierFreeFrom: tariff.freeFrom ?? Number.MAX_SAFE_INTEGER,
  })
}

/** Prices of carrying, lifting and assembly for an order, whether or not they are selected. */
export function calculateServicePrices(
  tariff: TariffRow,
  order: DeliveryLoad,
  region: Region,
): z.output<typeof deliveryServices> {
  const general = region.generalTariff
  return {
    toDoor: tariff.toDoorPrice,
    liftByElevator: tariff.liftPrice,
    liftPerFloor: tariff.floorPrice,
    liftBandKg: general.liftBandKg,
    weightKg: order.weightKg,
    assembly: calculateAssemblyPrice(order.assemblySum, general),
  }
}

/** Total of carrying, lifting and assembly, without the delivery itself. */
export function sumServicePrices(
  tariff: TariffRow,
  order: DeliveryLoad,
  region: Region,
  requested: RequestedServices,
): number {
  const prices = calculateServicePrices(tariff, order, region)
  const { weightKg } = prices
  const lift =
    requested.lift === 'none'
      ? 0
      : requested.lift === 'lift'
        ? calculateLiftPrice({ by: 'elevator' }, prices)
        : calculateLiftPrice({ by: 'stairs', floor: requested.floor, weightKg }, prices)
  return (
    calculateToDoorPrice(requested.toDoor, prices) +
    lift +
    (requested.assembly ? prices.assembly : 0)
  )
}
