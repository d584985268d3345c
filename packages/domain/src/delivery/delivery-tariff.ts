/** A band of weights that a transport company carries for one price. */
export type TransportBand = {
  /** The heaviest load of the band, that weight included. */
  upToKg: number
  price: number
}

/** What delivery and its services cost, in whole units of the zone's currency. */
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
 * The rouble tariff the shop opens with (decisions «Orders»). Staff can change the stored one, so
 * rules take a tariff and never read this. The prices of the weight bands are a first proposal: no
 * document names them.
 */
export const openingTariff: DeliveryTariff = {
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
