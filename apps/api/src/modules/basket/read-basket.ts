import type * as contract from '@svetlitsa/api-client/contract/basket'
import type * as z from 'zod'
import type { Context, Language } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { nameIn } from '../../platform/name-in.ts'
import { findSellableOffers, type SellableOffer } from '../catalogue/sellable-offer.queries.ts'
import { sizeTextOf } from '../catalogue/size-text-of.ts'
import { regionCoupon } from '../coupon/region-coupon.ts'
import { findFavouriteOffers } from '../favourite/favourite-offer.queries.ts'
import { type BasketLineRow, findBasket, findLines } from './basket.queries.ts'

type Basket = z.output<typeof contract.basket>
type Item = Basket['items'][number]

const EMPTY: Basket = {
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

/** The basket of whoever asks, priced and counted for the request's region as it is now. */
export async function readBasket(context: Context, db: Db = context.db): Promise<Basket> {
  const row = await findBasket(context, db)
  if (!row) return EMPTY
  const lines = await findLines(db, row.id)
  const offers = await findSellableOffers(
    db,
    context.region,
    lines.map((line) => line.offerId),
  )
  const words = await context.services.catalogue.offerWords(context.language)
  const marked = context.session ? await findFavouriteOffers(db, context.session) : []
  const favourites = new Set(marked)
  const items: Item[] = []
  const unavailable: Item[] = []
  for (const line of lines) {
    const offer = offers.get(line.offerId)
    if (!offer) continue
    const canBeBought = offer.isActive && offer.remains > 0
    ;(canBeBought ? items : unavailable).push({
      ...itemOf(line, offer, { canBeBought, language: context.language }),
      vendor: { name: context.region.hiddenManufacturer ? '' : offer.vendorName },
      finish: words(offer.finish),
      favorite: favourites.has(offer.offerId),
    })
  }
  const checked = items.filter((item) => item.checked)
  const totalSum = {
    new: checked.reduce((sum, item) => sum + item.sum.new, 0),
    old: checked.reduce((sum, item) => sum + item.sum.old, 0),
  }
  const coupon = row.coupon
    ? await regionCoupon(context, db, {
        code: row.coupon,
        phone: row.couponPhone ?? '',
        items: checked,
        offers,
      })
    : null
  return {
    guid: row.guid,
    version: row.version,
    items,
    unavailable,
    totalQuantity: round(
      checked.reduce((sum, item) => sum + (item.byMetre ? 1 : item.quantity), 0),
    ),
    allPositionsQuantity: items.length + unavailable.length,
    totalSum,
    coupon: coupon?.discount ? { code: coupon.code, discount: coupon.discount, message: '' } : null,
    bonusSum: row.bonusSum,
    kitchenUrl: null,
    payable: totalSum.new - (coupon?.discount ?? 0),
  }
}

function itemOf(
  line: BasketLineRow,
  offer: SellableOffer,
  { canBeBought, language }: { canBeBought: boolean; language: Language },
): Omit<Item, 'favorite' | 'vendor' | 'finish'> {
  return {
    id: line.id,
    offerIdCurrent: offer.offerId,
    productId: offer.productId,
    guid: offer.guid,
    name: nameIn(offer, language),
    article: offer.article,
    url: offer.url,
    sizeText: sizeTextOf(offer.dimensions, language),
    picture: offer.picture,
    quantity: line.quantity,
    minimumBatch: offer.minimumBatch,
    byMetre: offer.byMetre,
    checked: line.isChecked && canBeBought,
    price: { new: offer.price, old: offer.oldPrice },
    sum: {
      new: Math.round(offer.price * line.quantity),
      old: Math.round(offer.oldPrice * line.quantity),
    },
    seenPrice: line.seenPrice !== null && line.seenPrice !== offer.price ? line.seenPrice : null,
    breadcrumbs: [{ name: offer.sectionName, url: offer.sectionUrl }],
    isSaleRemains: offer.sellsRemains,
    warehouseRemains: offer.remains,
    kitId: line.kitId,
  }
}

function round(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
