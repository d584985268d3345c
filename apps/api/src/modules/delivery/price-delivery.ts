import type { deliveryServices } from '@svetlitsa/api-client/contract/delivery'
import { assemblyPrice } from '@svetlitsa/domain/assembly/assembly-price'
import { convertTariff } from '@svetlitsa/domain/delivery/convert-tariff'
import { courierPrice } from '@svetlitsa/domain/delivery/courier-price'
import { openingTariff } from '@svetlitsa/domain/delivery/delivery-tariff'
import { type Coordinates, distanceKm } from '@svetlitsa/domain/delivery/distance-km'
import { liftPrice } from '@svetlitsa/domain/delivery/lift-price'
import { outsidePrice } from '@svetlitsa/domain/delivery/outside-price'
import { toDoorPrice } from '@svetlitsa/domain/delivery/to-door-price'
import { transportPrice } from '@svetlitsa/domain/delivery/transport-price'
import type * as z from 'zod'
import type { Region } from '../region/region-directory.ts'
import type { DeliverableOrder, TariffRow } from './delivery.queries.ts'

export interface AskedServices {
  toDoor: boolean
  lift: 'none' | 'lift' | 'stairs'
  floor: number
  assembly: boolean
}

/** The price of a way of delivery; to an address outside the city it is counted by the kilometre. */
export function deliveryPriceOf(
  tariff: TariffRow,
  order: DeliverableOrder,
  region: Region,
  to: Coordinates | null,
  warehouse: Coordinates,
): number {
  if (tariff.kind === 'pickup' || tariff.kind === 'delayed') return tariff.price
  if (tariff.kind === 'transport') {
    const { transportBands } = convertTariff(openingTariff, region.currency.exchangeRate)
    return transportPrice(order.weightKg, transportBands) ?? tariff.price
  }
  const centre = { lat: region.latitude, lon: region.longitude }
  if (to && distanceKm(centre, to) > tariff.cityRadiusKm) {
    return outsidePrice(distanceKm(warehouse, to), { outsidePerKm: tariff.pricePerKm })
  }
  return courierPrice(order.goodsSum - order.couponDiscount, {
    courier: tariff.price,
    courierFreeFrom: tariff.freeFrom ?? Number.MAX_SAFE_INTEGER,
  })
}

/** The prices of carrying, lifting and assembly for an order, before anybody asked for them. */
export function servicePricesOf(
  tariff: TariffRow,
  order: DeliverableOrder,
  region: Region,
): z.output<typeof deliveryServices> {
  const general = convertTariff(openingTariff, region.currency.exchangeRate)
  return {
    toDoor: tariff.toDoorPrice,
    liftByElevator: tariff.liftPrice,
    liftPerFloor: tariff.floorPrice,
    liftBandKg: general.liftBandKg,
    weightKg: order.weightKg,
    assembly: assemblyPrice(order.assemblySum, general),
  }
}

/** What carrying, lifting and assembly cost beside the delivery itself. */
export function servicesPriceOf(
  tariff: TariffRow,
  order: DeliverableOrder,
  region: Region,
  asked: AskedServices,
): number {
  const prices = servicePricesOf(tariff, order, region)
  const { weightKg } = prices
  const lift =
    asked.lift === 'none'
      ? 0
      : asked.lift === 'lift'
        ? liftPrice({ by: 'elevator' }, prices)
        : liftPrice({ by: 'stairs', floor: asked.floor, weightKg }, prices)
  return toDoorPrice(asked.toDoor, prices) + lift + (asked.assembly ? prices.assembly : 0)
}
