import type { Goods } from '../product/goods.ts'
import type { Random } from '../random/random.ts'
import { EAST_ZONE, KAZAKH_ZONE, TENGE_RATE } from '../region/build-regions.ts'
import { roundPrice } from './round-price.ts'

/** Price ratio beyond the Urals, to cover transport. */
const EAST_SHARE = 1.04

interface Price {
  amount: number
  old: number
}

/**
 * Adds explicit prices of some offers in other zones, occasionally with a sale held only there. The
 * remaining offers follow the exchange rate, or cost the same beyond the Urals as elsewhere.
 */
export function addZonePrices(goods: Goods, offerId: number, price: Price, random: Random): void {
  const addPrice = (zoneId: number, { amount, old }: Price) =>
    goods.prices.push({ zone_id: zoneId, offer_id: offerId, amount, old_amount: old })
  if (random.hasChance(18)) {
    const rate = TENGE_RATE * (0.94 + random.nextFraction() * 0.08)
    addPrice(KAZAKH_ZONE, { amount: toTenge(price.amount, rate), old: toTenge(price.old, rate) })
  }
  if (random.hasChance(22)) {
    const old = roundPrice(price.old * EAST_SHARE)
    const sale = random.hasChance(30)
      ? roundPrice(old * 0.88)
      : roundPrice(price.amount * EAST_SHARE)
    addPrice(EAST_ZONE, { amount: Math.min(sale, old), old })
  }
}

const toTenge = (roubles: number, rate: number) =>
  Math.max(990, Math.round((roubles * rate) / 1_000) * 1_000 - 10)
