import type * as contract from '@svetlitsa/api-client/basket/contract'
import { countPieces } from '@svetlitsa/domain/basket/basket-line'
import { sumLine } from '@svetlitsa/domain/money/sum'
import { link } from '@svetlitsa/domain/route/site-map'
import {
  calculateTotals,
  type Totals,
  type TotalsRequest,
} from '@svetlitsa/domain/total/calculate-totals'
import type * as z from 'zod'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import type { SellableOffer } from '../../supply/offer/sellable-offer.queries.ts'
import { findBasketBonus } from '../bonus/find-basket-bonus.ts'
import { findCouponTerms } from '../coupon/find-coupon-terms.ts'
import { findBuyerOffers } from '../partner/find-buyer-offers.ts'
import { findBasketProject } from '../project/project.queries.ts'
import { type BasketLineRow, type BasketRow, findBasket, findLines } from './basket.queries.ts'
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
  /** Its coupon, and the bonuses that the shopper wants to spend. */
  reductions: Reductions
}

type Reductions = Pick<TotalsRequest, 'coupon' | 'bonus'>

/** The lines of a basket with what may be sold now in its shopper's region. */
export async function loadLines(shopper: Shopper, db: Db, row: BasketRow): Promise<LoadedLines> {
  const stored = await findLines(db, row.id)
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

/** The shopper's own basket; null before there is one. */
export async function loadOwnBasket(shopper: Shopper, db: Db): Promise<LoadedBasket | null> {
  const row = await findBasket(shopper, db)
  return row && loadBasket(shopper, db, row)
}

/** A basket with current prices and sums. Nothing is written. */
export async function loadBasket(shopper: Shopper, db: Db, row: BasketRow): Promise<LoadedBasket> {
  const loaded = await loadLines(shopper, db, row)
  const coupon = row.coupon
    ? await findCouponTerms(shopper, db, { code: row.coupon, phone: row.couponPhone ?? '' })
    : null
  const bonus = await findBasketBonus(shopper, db, row)
  const { bonusSpendPercent: spendPercent } = shopper.services.shop.settings.promises
  return addTotals(loaded, {
    coupon: coupon?.terms ?? null,
    bonus: { ...bonus, spendPercent },
  })
}

/** The same basket as if the lines of these offers were the checked ones. */
export function selectOffers(
  { row, lines, reductions }: LoadedBasket,
  offerIds: readonly number[],
): LoadedBasket {
  const selected = lines.map((one) => {
    const isChecked = offerIds.includes(one.line.offerId)
    return { ...one, line: { ...one.line, isChecked } }
  })
  return addTotals({ row, lines: selected }, reductions)
}

/** Adds the sums of the lines that would be ordered. */
function addTotals(loaded: LoadedLines, reductions: Reductions): LoadedBasket {
  return { ...loaded, reductions, totals: priceLines(listOrderableLines(loaded), reductions) }
}

/** A loaded basket as its shopper reads it. */
export async function viewBasket(
  shopper: Shopper,
  db: Db,
  { row, lines, totals, reductions }: LoadedBasket,
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
    bonusWished: reductions.bonus.wished,
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

/** The sums of lines that are bought, without delivery: of a basket and of its order alike. */
export function priceLines(
  lines: readonly { line: { quantity: number }; offer: SellableOffer }[],
  reductions: Reductions,
): Totals {
  return calculateTotals({
    lines: lines.map(({ line, offer }) => ({
      price: { new: offer.retailPrice, old: offer.oldPrice },
      groupDiscount:
        sumLine(offer.retailPrice, line.quantity) - sumLine(offer.price, line.quantity),
      quantity: line.quantity,
      sections: offer.sectionIds.map(String),
      vendor: offer.vendorId,
    })),
    ...reductions,
    delivery: 0,
    services: 0,
  })
}
