import type { Goods } from './goods.ts'
import { EAST_ZONE, KAZAKH_ZONE, TENGE_RATE } from './make-regions.ts'
import type { Random } from './random.ts'
import { roundPrice } from './round-price.ts'

/** The way beyond the Urals, in share of the price. */
const EAST_SHARE = 1.04

interface Price {
  amount: number
  old: number
}

/**
 * Some offers have a price of their own in another zone, now and then a sale that is held only
 * there; the others follow the rate, or cost beyond the Urals what they cost everywhere.
 */
export function addZonePrices(goods: Goods, offerId: number, price: Price, own: Random): void {
  const put = (zoneId: number, { amount, old }: Price) =>
    goods.prices.push({ zone_id: zoneId, offer_id: offerId, amount, old_amount: old })
  if (own.chance(18)) {
    const rate = TENGE_RATE * (0.94 + own.share() * 0.08)
    put(KAZAKH_ZONE, { amount: tenge(price.amount, rate), old: tenge(price.old, rate) })
  }
  if (own.chance(22)) {
    const old = roundPrice(price.old * EAST_SHARE)
    const sale = own.chance(30) ? roundPrice(old * 0.88) : roundPrice(price.amount * EAST_SHARE)
    put(EAST_ZONE, { amount: Math.min(sale, old), old })
  }
}

const tenge = (roubles: number, rate: number) =>
  Math.max(990, Math.round((roubles * rate) / 1_000) * 1_000 - 10)
