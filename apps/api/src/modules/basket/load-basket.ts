import type * as contract from '@svetlitsa/api-client/basket/contract'
import { countPieces } from '@svetlitsa/domain/basket/count-pieces'
import { sumLine } from '@svetlitsa/domain/money/sum-line'
import type { Totals } from '@svetlitsa/domain/total/calculate-totals'
import type * as z from 'zod'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findBasketBonus } from '../bonus/find-basket-bonus.ts'
import { findCouponTerms } from '../coupon/find-coupon-terms.ts'
import { findFavouriteOffers } from '../favourite/favourite-offer.queries.ts'
import { findSellableOffers, type SellableOffer } from '../offer/sellable-offer.queries.ts'
import { formatSize } from '../product/card/format-size.ts'
import { type BasketLineRow, type BasketRow, findBasket, findLines } from './basket.queries.ts'
import { priceLines } from './price-lines.ts'

export type Basket = z.output<typeof contract.basket>
type Item = Basket['items'][number]

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
  view: Basket
}

/** The lines of the caller's basket with what may be sold now in the request's region. */
export async function loadLines(
  context: Context,
  db: Db = context.db,
): Promise<LoadedLines | null> {
  const row = await findBasket(context, db)
  if (!row) return null
  const stored = await findLines(db, row.id)
  const offers = await findSellableOffers(
    db,
    context.region,
    stored.map((line) => line.offerId),
  )
  const lines = stored.flatMap((line) => {
    const offer = offers.get(line.offerId)
    return offer ? [{ line, offer, canBeBought: offer.isActive && offer.remains > 0 }] : []
  })
  return { row, lines }
}

/** The basket of the caller with current prices and totals for the request's region. */
export async function loadBasket(
  context: Context,
  db: Db = context.db,
): Promise<LoadedBasket | null> {
  const loaded = await loadLines(context, db)
  if (!loaded) return null
  const { row, lines } = loaded
  const allItems = await toBasketItems(context, db, lines)
  const { coupon: code, couponPhone } = row
  const coupon = code
    ? await findCouponTerms(context, db, { code, phone: couponPhone ?? '' })
    : null
  const bonus = await findBasketBonus(context, db, row)
  const totals = priceLines(
    lines.filter(({ line, canBeBought }) => line.isChecked && canBeBought),
    { coupon: coupon?.terms ?? null, bonus },
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
    kitchenUrl: null,
    payable: total,
  }
  return { row, lines, totals, view }
}

async function toBasketItems(
  { region, language, services, session }: Context,
  db: Db,
  lines: readonly LoadedLine[],
): Promise<Item[]> {
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  const favourites = new Set(session ? await findFavouriteOffers(db, session) : [])
  return lines.map(({ line, offer, canBeBought }) => ({
    ...toBasketItem(line, offer, { canBeBought, language }),
    vendor: { name: region.hiddenManufacturer ? '' : offer.vendorName },
    finish: translateText(offer.finish),
    favorite: favourites.has(offer.offerId),
  }))
}

function toBasketItem(
  line: BasketLineRow,
  offer: SellableOffer,
  { canBeBought, language }: { canBeBought: boolean; language: Language },
): Omit<Item, 'favorite' | 'vendor' | 'finish'> {
  return {
    id: line.id,
    offerIdCurrent: offer.offerId,
    productId: offer.productId,
    guid: offer.guid,
    name: localizeName(offer, language),
    article: offer.article,
    url: offer.url,
    sizeText: formatSize(offer.dimensions, language),
    picture: offer.picture,
    quantity: line.quantity,
    minimumBatch: offer.minimumBatch,
    byMetre: offer.byMetre,
    checked: line.isChecked && canBeBought,
    price: { new: offer.price, old: offer.oldPrice },
    sum: {
      new: sumLine(offer.price, line.quantity),
      old: sumLine(offer.oldPrice, line.quantity),
    },
    seenPrice: line.seenPrice !== null && line.seenPrice !== offer.price ? line.seenPrice : null,
    breadcrumbs: [{ name: offer.sectionName, url: offer.sectionUrl }],
    isSaleRemains: offer.sellsRemains,
    warehouseRemains: offer.remains,
    kitId: line.kitId,
  }
}
