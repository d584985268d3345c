import type * as contract from '@svetlitsa/api-client/basket/contract'
import { countPieces } from '@svetlitsa/domain/basket/count-pieces'
import type { Totals } from '@svetlitsa/domain/total/calculate-totals'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { findTariffs, type TariffRow } from '../../supply/delivery/delivery.queries.ts'
import { getStartingPrice } from '../../supply/delivery/get-starting-price.ts'
import type { SellableOffer } from '../../supply/offer/sellable-offer.queries.ts'
import { findBasketBonus } from '../bonus/find-basket-bonus.ts'
import { findCouponTerms } from '../coupon/find-coupon-terms.ts'
import { findBuyerOffers } from '../partner/find-buyer-offers.ts'
import { type BasketLineRow, type BasketRow, findBasket, findLines } from './basket.queries.ts'
import { countCleared } from './count-cleared.ts'
import { findKitchenUrl } from './find-kitchen-url.ts'
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

/** A basket read at one moment: every price and quantity in it comes from the same rows. */
export interface LoadedBasket extends LoadedLines {
  /** The sums of the checked lines that can be bought. */
  totals: Totals
  /** The price that delivery to an address begins with; null where there is none. */
  delivery: number | null
  view: Basket
}

interface Selection {
  /** Offers whose lines count as the checked ones, instead of the saved selection. */
  offerIds?: readonly number[] | undefined
}

/** The lines of the caller's basket with what may be sold now in the request's region. */
export async function loadLines(
  context: Context,
  db: Db = context.db,
  { offerIds }: Selection = {},
): Promise<LoadedLines | null> {
  const row = await findBasket(context, db)
  if (!row) return null
  const saved = await findLines(db, row.id)
  const stored = offerIds
    ? saved.map((line) => ({ ...line, isChecked: offerIds.includes(line.offerId) }))
    : saved
  const offers = await findBuyerOffers(
    context,
    db,
    stored.map((line) => line.offerId),
  )
  const lines = stored.flatMap((line) => {
    const offer = offers.get(line.offerId)
    return offer ? [{ line, offer, canBeBought: offer.isActive && offer.remains > 0 }] : []
  })
  return { row, lines }
}

interface BasketOptions extends Selection {
  /** Those of the region, where they were read before. */
  tariffs?: readonly TariffRow[]
}

/** The basket of the caller with current prices and totals for the request's region. */
export async function loadBasket(
  context: Context,
  db: Db = context.db,
  { tariffs, ...selection }: BasketOptions = {},
): Promise<LoadedBasket | null> {
  const loaded = await loadLines(context, db, selection)
  if (!loaded) return null
  const { row, lines } = loaded
  const allItems = await toBasketItems(context, db, lines)
  const { coupon: code, couponPhone } = row
  const coupon = code
    ? await findCouponTerms(context, db, { code, phone: couponPhone ?? '' })
    : null
  const bonus = await findBasketBonus(context, db, row)
  const { bonusSpendPercent: spendPercent } = context.services.shop.settings.promises
  const totals = priceLines(
    lines.filter(({ line, canBeBought }) => line.isChecked && canBeBought),
    { coupon: coupon?.terms ?? null, bonus: { ...bonus, spendPercent } },
  )
  const { sums, total } = totals
  const view = {
    guid: row.guid,
    version: row.version,
    items: allItems.filter((_item, index) => lines[index]?.canBeBought),
    unavailable: allItems.filter((_item, index) => !lines[index]?.canBeBought),
    ...countPieces(allItems),
    totalSum: { new: sums.goods - sums.discount, old: sums.goods },
    coupon: code && sums.coupon > 0 ? { code, discount: sums.coupon, message: '' } : null,
    bonusSum: sums.bonus,
    bonusWished: bonus.wished,
    bonusAllowed: totals.bonusAllowed,
    kitchenUrl: await findKitchenUrl(
      context,
      db,
      lines.map(({ line }) => line),
    ),
    payable: total,
    clearedCount: countCleared(row, context.now),
  }
  const goodsSum = sums.goods - sums.discount - sums.coupon
  const delivery = getStartingPrice(tariffs ?? (await findTariffs(db, context.region)), goodsSum)
  return { row, lines, totals, delivery, view }
}
