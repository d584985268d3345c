import { countPieces } from '@svetlitsa/domain/basket/basket-line'
import type { Context } from '../../../platform/context/context.ts'
import type { StoredLine } from '../../../schema/basket.table.ts'
import { findBuyerOffers } from '../../partner/find-buyer-offers.ts'
import { type Basket, EMPTY_BASKET, priceLines } from '../load-basket.ts'
import { toBasketItems } from '../to-basket-items.ts'

/**
 * A shared basket as the reader could buy it now: prices, stock and names are the reader's. All that
 * can be bought is checked; nothing of the person who shared it is shown.
 */
export async function showSharedBasket(
  context: Context,
  lines: readonly StoredLine[],
): Promise<Basket> {
  const { db } = context
  const offers = await findBuyerOffers(
    context,
    db,
    lines.map(({ offerId }) => offerId),
  )
  const sources = lines.flatMap(({ offerId, quantity }, index) => {
    const offer = offers.get(offerId)
    if (!offer) return []
    const line = { id: index + 1, quantity, isChecked: true, seenPrice: null }
    return [{ line, offer, canBeBought: offer.isActive && offer.remains > 0 }]
  })
  const allItems = await toBasketItems(context, db, sources)
  const items = allItems.filter((_item, index) => sources[index]?.canBeBought)
  const unavailable = allItems.filter((_item, index) => !sources[index]?.canBeBought)
  const { sums, total } = priceLines(
    sources.filter(({ canBeBought }) => canBeBought),
    { coupon: null, bonus: { wished: 0, balance: 0 } },
  )
  return {
    ...EMPTY_BASKET,
    items,
    unavailable,
    ...countPieces(allItems),
    totalSum: { new: sums.goods - sums.discount, old: sums.goods },
    payable: total,
  }
}
