import type { TransportBand } from './delivery-tariff.ts'

/**
 * Returns the price of a transport company for a load, in whole currency units, by its weight band
 * (ADR 0040). Returns null above the heaviest band: the company quotes such loads itself.
 */
export function calculateTransportPrice(
  weightKg: number,
  bands: readonly TransportBand[],
): number | null {
  const fitting = bands
    .toSorted((a, b) => a.upToKg - b.upToKg)
    .find((band) => weightKg <= band.upToKg)
  return fitting?.price ?? null
}
