import type * as contract from '@svetlitsa/api-client/basket/contract'
import { calculateBasketTotals } from '@svetlitsa/domain/basket/calculate-basket-totals'
import { sumLine } from '@svetlitsa/domain/money/sum-line'
import { calculateOrderTotal } from '@svetlitsa/domain/order/calculate-order-total'
import type * as z from 'zod'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { type CouponDecision, evaluateCoupon } from '../coupon/evaluate-coupon.ts'
import { findFavouriteOffers } from '../favourite/favourite-offer.queries.ts'
import { findSellableOffers, type SellableOffer } from '../offer/sellable-offer.queries.ts'
import { formatSize } from '../product/card/format-size.ts'
import { type BasketLineRow, type BasketRow, findBasket, findLines } from './basket.queries.ts'

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
  kitchenUrl: null,
  payable: 0,
}

/** A line with its offer: what is stored, and what it is worth now. */
export interface LoadedLine {
  line: BasketLineRow
  offer: SellableOffer
  canBeBought: boolean
}

/** A basket read at one moment: every price and quantity in it comes from the same rows. */
export interface LoadedBasket {
  row: BasketRow
  lines: LoadedLine[]
  offers: ReadonlyMap<number, SellableOffer>
  coupon: CouponDecision | null
  view: Basket
}

/** The basket of the caller with current prices and totals for the request's region. */
export async function loadBasket(
  context: Context,
  db: Db = context.db,
): Promise<LoadedBasket | null> {
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
  const allItems = await toBasketItems(context, db, lines)
  const items = allItems.filter((_item, index) => lines[index]?.canBeBought)
  const unavailable = allItems.filter((_item, index) => !lines[index]?.canBeBought)
  const totals = calculateBasketTotals([...items, ...unavailable])
  const coupon = row.coupon
    ? await evaluateCoupon(context, db, {
        code: row.coupon,
        phone: row.couponPhone ?? '',
        items: items.filter((item) => item.checked),
        offers,
      })
    : null
  const view = {
    guid: row.guid,
    version: row.version,
    items,
    unavailable,
    ...totals,
    coupon: coupon?.discount ? { code: coupon.code, discount: coupon.discount, message: '' } : null,
    bonusSum: row.bonusSum,
    kitchenUrl: null,
    payable: calculateOrderTotal({
      goods: totals.totalSum.new,
      discount: 0,
      coupon: coupon?.discount ?? 0,
      bonus: 0,
      delivery: 0,
      services: 0,
    }),
  }
  return { row, lines, offers, coupon, view }
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
