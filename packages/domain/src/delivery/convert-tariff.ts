import { convertPrice } from '../money/convert-price.ts'
import type { DeliveryTariff } from './delivery-tariff.ts'

/**
 * A rouble tariff in a region's currency, for zones without a tariff of their own. Prices and
 * thresholds convert as unit prices do; percents and weights stay (decisions «Regions, currency,
 * language»).
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
