import { convertTariff } from './convert-tariff.ts'
import { defaultDeliveryTariff } from './delivery-tariff.ts'

/** What an owner sets of a delivery tariff, in whole units of the currency. */
export type DeliveryPrices = {
  courier: number
  /** Free from this sum; null where courier delivery is never free. */
  courierFreeFrom: number | null
  outsidePerKm: number
  toDoor: number
  lift: number
  floor: number
}

/** The prices of ADR 0040 in a currency, for a shop that has not set its own (shop.setup). */
export function getUsualPrices(exchangeRate: number): DeliveryPrices {
  const usual = convertTariff(defaultDeliveryTariff, exchangeRate)
  return {
    courier: usual.courier,
    courierFreeFrom: usual.courierFreeFrom,
    outsidePerKm: usual.outsidePerKm,
    toDoor: usual.toDoor,
    lift: usual.liftByElevator,
    floor: usual.liftPerFloor,
  }
}
