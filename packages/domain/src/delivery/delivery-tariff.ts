import { convertPrice } from '../money/money.ts'

/** A weight band that a transport company carries at one price. */
export type TransportBand = {
  /** The maximum weight of the band in kg, inclusive. */
  upToKg: number
  price: number
}

/** The prices of delivery and its services, in whole units of the zone's currency. */
export type DeliveryTariff = {
  courier: number
  courierFreeFrom: number
  outsidePerKm: number
  toDoor: number
  liftByElevator: number
  liftPerFloor: number
  liftBandKg: number
  transportBands: readonly TransportBand[]
  assemblyPercent: number
  assemblyMinimum: number
}

/**
 * The initial rouble tariff (ADR 0040). Staff can change the stored tariff, so rules take it as an
 * argument and never read this constant. The prices of the weight bands are an assumption: no
 * document specifies them.
 */
export const defaultDeliveryTariff: DeliveryTariff = {
  courier: 690,
  courierFreeFrom: 30_000,
  outsidePerKm: 40,
  toDoor: 300,
  liftByElevator: 300,
  liftPerFloor: 150,
  liftBandKg: 50,
  transportBands: [
    { upToKg: 30, price: 1_290 },
    { upToKg: 100, price: 2_890 },
    { upToKg: 300, price: 5_490 },
    { upToKg: 1_000, price: 12_900 },
  ],
  assemblyPercent: 8,
  assemblyMinimum: 990,
}

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
