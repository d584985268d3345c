import { convertPrice } from '../../money/convert-price.ts'
import type { DeliveryTariff } from './delivery-tariff.ts'

/**
 * Converts a rouble tariff to a region's currency, for price zones without their own tariff. Prices
 * and thresholds are converted like unit prices; percents and weights stay (ADR 0042).
 */
export function convertTariff(tariff: DeliveryTariff, exchangeRate: number): DeliveryTariff {
  const convert = (price: number) => convertPrice(price, exchangeRate)
  return {
    ...tariff,
    courier: convert(tariff.courier),
    courierFreeFrom: convert(tariff.courierFreeFrom),
    outsidePerKm: convert(tariff.outsidePerKm),
    toDoor: convert(tariff.toDoor),
    liftByElevator: convert(tariff.liftByElevator),
    liftPerFloor: convert(tariff.liftPerFloor),
    transportBands: tariff.transportBands.map((band) => ({ ...band, price: convert(band.price) })),
    assemblyMinimum: convert(tariff.assemblyMinimum),
  }
}
