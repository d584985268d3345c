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
