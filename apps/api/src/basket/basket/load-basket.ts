import type * as contract from '@svetlitsa/api-client/basket/contract'
import { countPieces } from '@svetlitsa/domain/basket/basket-line'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Totals } from '@svetlitsa/domain/total/calculate-totals'
import type * as z from 'zod'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import type { SellableOffer } from '../../supply/offer/sellable-offer.queries.ts'
import { findBasketBonus } from '../bonus/find-basket-bonus.ts'
import { findCouponTerms } from '../coupon/find-coupon-terms.ts'
import { findBuyerOffers } from '../partner/find-buyer-offers.ts'
import { findBasketProject } from '../project/project.queries.ts'
import { type BasketLineRow, type BasketRow, findBasket, findLines } from './basket.queries.ts'
import { priceLines } from './price-lines.ts'
import { toBasketItems } from './to-basket-items.ts'

export type Basket = z.output<typeof contract.basket>

export const EMPTY_BASKET: Basket = {
  guid: null,
  version: 0,
  items: [],
  unavailable: [],
  totalQuantity: 0,
  allPositionsQuantity: 0,
  totalSum: { new: 0, old: 0 },
  coupon: null,
  bonusSum: 0,
  bonusWished: 0,
  bonusAllowed: 0,
  kitchenUrl: null,
  payable: 0,
  clearedCount: 0,
}

/** A line with its offer: what is stored, and what it is worth now. */
export interface LoadedLine {
  line: BasketLineRow
  offer: SellableOffer
  canBeBought: boolean
}

/** The lines of a basket, all read at one moment. */
export interface LoadedLines {
  row: BasketRow
  lines: LoadedLine[]
}

/** A basket with its sums: every price and quantity in it comes from the same rows. */
export interface LoadedBasket extends LoadedLines {
  /** The sums of the checked lines that can be bought. */
  totals: Totals
  /** Bonuses that the shopper wants to spend. */
  bonusWished: number
}

interface LinesOptions {
  /** The basket, where it was read before. */
  row?: BasketRow
  /** Offers whose lines count as the checked ones, instead of the saved selection. */
  offerIds?: readonly number[] | undefined
}

/** The lines of a shopper's basket with what may be sold now in their region. */
export async function loadLines(
  shopper: Shopper,
  db: Db,
  { row: known, offerIds }: LinesOptions = {},
): Promise<LoadedLines | null> {
  const row = known ?? (await findBasket(shopper, db))
  if (!row) return null
  const saved = await findLines(db, row.id)
  const stored = offerIds
    ? saved.map((line) => ({ ...line, isChecked: offerIds.includes(line.offerId) }))
    : saved
  const offers = await findBuyerOffers(
    shopper,
    db,
    stored.map((line) => line.offerId),
  )
  const lines = stored.flatMap((line) => {
    const offer = offers.get(line.offerId)
    return offer ? [{ line, offer, canBeBought: offer.isActive && offer.remains > 0 }] : []
  })
  return { row, lines }
}

/** The lines of a basket that an order of it would take. */
export function listOrderableLines({ lines }: Pick<LoadedLines, 'lines'>): LoadedLine[] {
  return lines.filter(({ line, canBeBought }) => line.isChecked && canBeBought)
}

/** A shopper's basket with current prices and sums. Nothing is written. */
export async function loadBasket(
  shopper: Shopper,
  db: Db,
  options: LinesOptions = {},
): Promise<LoadedBasket | null> {
  const loaded = await loadLines(shopper, db, options)
  return loaded && priceBasket(shopper, db, loaded)
}

/** Adds the sums of the lines that would be ordered. */
export async function priceBasket(
  shopper: Shopper,
  db: Db,
  loaded: LoadedLines,
): Promise<LoadedBasket> {
  const { row } = loaded
  const coupon = row.coupon
    ? await findCouponTerms(shopper, db, { code: row.coupon, phone: row.couponPhone ?? '' })
    : null
  const bonus = await findBasketBonus(shopper, db, row)
  const { bonusSpendPercent: spendPercent } = shopper.services.shop.settings.promises
  const totals = priceLines(listOrderableLines(loaded), {
    coupon: coupon?.terms ?? null,
    bonus: { ...bonus, spendPercent },
  })
  return { ...loaded, totals, bonusWished: bonus.wished }
}

/** A loaded basket as its shopper reads it. */
export async function viewBasket(
  shopper: Shopper,
  db: Db,
  { row, lines, totals, bonusWished }: LoadedBasket,
): Promise<Basket> {
  const allItems = await toBasketItems(shopper, db, lines)
  const { sums, total } = totals
  return {
    guid: row.guid,
    version: row.version,
    items: allItems.filter((_item, index) => lines[index]?.canBeBought),
    unavailable: allItems.filter((_item, index) => !lines[index]?.canBeBought),
    ...countPieces(allItems),
    totalSum: { new: sums.goods - sums.discount, old: sums.goods },
    coupon:
      row.coupon && sums.coupon > 0
        ? { code: row.coupon, discount: sums.coupon, message: '' }
        : null,
    bonusSum: sums.bonus,
    bonusWished,
    bonusAllowed: totals.bonusAllowed,
    kitchenUrl: await findKitchenUrl(shopper, db, lines),
    payable: total,
    clearedCount: countCleared(row, shopper.now),
  }
}

/** How many lines undoClear would bring back. */
export function countCleared(
  { cleared, clearedUntil }: Pick<BasketRow, 'cleared' | 'clearedUntil'>,
  now: Date,
): number {
  return cleared && clearedUntil && clearedUntil > now ? cleared.lines.length : 0
}

/** Where the project of the constructor is edited whose modules are in the basket, or null. */
async function findKitchenUrl(
  { session }: Shopper,
  db: Db,
  lines: readonly LoadedLine[],
): Promise<string | null> {
  if (!session || lines.every(({ line }) => line.projectId === null)) return null
  const project = await findBasketProject(db, session)
  return project && link.constructor3d({ project: project.guid })
}
