import type { TransportBand } from './delivery-tariff.ts'

/**
 * What a transport company takes for a load, by its band of weight (decisions «Orders»). Null above
 * the heaviest band: such a load is priced by the company itself.
 */
export function transportPrice(weightKg: number, bands: readonly TransportBand[]): number | null {
  const fitting = bands
    .toSorted((a, b) => a.upToKg - b.upToKg)
    .find((band) => weightKg <= band.upToKg)
  return fitting?.price ?? null
}
