import { assemblyPrice } from '@svetlitsa/domain/assembly/assembly-price'
import { convertTariff } from '@svetlitsa/domain/delivery/convert-tariff'
import { courierPrice } from '@svetlitsa/domain/delivery/courier-price'
import { openingTariff } from '@svetlitsa/domain/delivery/delivery-tariff'
import { type Coordinates, distanceKm } from '@svetlitsa/domain/delivery/distance-km'
import { liftPrice } from '@svetlitsa/domain/delivery/lift-price'
import { outsidePrice } from '@svetlitsa/domain/delivery/outside-price'
import { toDoorPrice } from '@svetlitsa/domain/delivery/to-door-price'
import { transportPrice } from '@svetlitsa/domain/delivery/transport-price'
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

/** What carrying, lifting and assembly cost beside the delivery itself. */
export function servicesPriceOf(
  tariff: TariffRow,
  order: DeliverableOrder,
  region: Region,
  asked: AskedServices,
): number {
  const general = convertTariff(openingTariff, region.currency.exchangeRate)
  const lifting = {
    liftByElevator: tariff.liftPrice,
    liftPerFloor: tariff.floorPrice,
    liftBandKg: general.liftBandKg,
  }
  const lift =
    asked.lift === 'none'
      ? 0
      : asked.lift === 'lift'
        ? liftPrice({ by: 'elevator' }, lifting)
        : liftPrice({ by: 'stairs', floor: asked.floor, weightKg: order.weightKg }, lifting)
  const assembly = asked.assembly ? assemblyPrice(order.assemblySum, general) : 0
  return toDoorPrice(asked.toDoor, { toDoor: tariff.toDoorPrice }) + lift + assembly
}
