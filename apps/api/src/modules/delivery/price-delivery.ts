import type { deliveryServices } from '@svetlitsa/api-client/delivery/contract'
import { calculateAssemblyPrice } from '@svetlitsa/domain/assembly/calculate-assembly-price'
import { calculateCourierPrice } from '@svetlitsa/domain/delivery/tariff/calculate-courier-price'
import { calculateLiftPrice } from '@svetlitsa/domain/delivery/tariff/calculate-lift-price'
import { calculateOutsidePrice } from '@svetlitsa/domain/delivery/tariff/calculate-outside-price'
import { calculateToDoorPrice } from '@svetlitsa/domain/delivery/tariff/calculate-to-door-price'
import { calculateTransportPrice } from '@svetlitsa/domain/delivery/tariff/calculate-transport-price'
import type * as z from 'zod'
import type { Region } from '../region/region-directory.ts'
import type { DeliveryLoad, TariffRow } from './delivery.queries.ts'
import type { DeliveryLocation } from './zone/locate-delivery.ts'

export interface RequestedServices {
  toDoor: boolean
  lift: 'none' | 'lift' | 'stairs'
  floor: number
  assembly: boolean
}

/**
 * Price of a delivery method. An address outside the city is priced by the kilometre; without an
 * address the price is that of the city. A delayed delivery costs what the courier costs.
 */
export function calculateDeliveryPrice(
  tariff: TariffRow,
  order: Pick<DeliveryLoad, 'weightKg' | 'goodsSum' | 'couponDiscount'>,
  region: Region,
  location: DeliveryLocation | null,
): number {
  if (tariff.kind === 'pickup') return tariff.price
  if (tariff.kind === 'transport') {
    const { transportBands } = region.generalTariff
    return calculateTransportPrice(order.weightKg, transportBands) ?? tariff.price
  }
  if (location?.zone === 'outside') {
    return calculateOutsidePrice(location.distanceKm, { outsidePerKm: tariff.pricePerKm })
  }
  return calculateCourierPrice(order.goodsSum - order.couponDiscount, {
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
