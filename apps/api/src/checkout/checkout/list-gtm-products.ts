import { formatBreadcrumbLevels } from '@svetlitsa/domain/section/format-breadcrumb-levels'
import { listOrderableLines, loadOwnBasket } from '../../basket/basket/load-basket.ts'
import {
  findOrderedGoods,
  findReportedOffers,
} from '../../order/analytics/reported-goods.queries.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { getDraftOwner, type LoadedDraft } from './draft/draft-access.ts'

/** The goods of a checkout as analytics reports them, before and after its orders are made. */
export async function listGtmProducts(context: Context, loaded: LoadedDraft) {
  const { db } = context
  const owner = getDraftOwner(context, loaded)
  const { lines, coupon } = loaded.ordered
    ? await findOrderedGoods(db, loaded.ordered.guid)
    : await findBasketLines(owner, db)
  const offers = await findReportedOffers(
    db,
    lines.map(({ offerId }) => offerId),
  )
  return lines.flatMap(({ offerId, price, quantity }) => {
    const offer = offers.get(offerId)
    if (!offer) return []
    const { name, finish, size, sections, byMetre, picture } = offer
    return {
      id: String(offerId),
      name,
      brand: owner.region.hiddenManufacturer ? '' : offer.brand,
      category: formatBreadcrumbLevels(sections.map((section) => ({ name: section }))),
      variant: [finish, size].filter(Boolean).join(', '),
      price,
      quantity,
      byMetre,
      coupon: coupon ?? '',
      picture,
    }
  })
}

async function findBasketLines(owner: Shopper, db: Db) {
  const basket = await loadOwnBasket(owner, db)
  const lines = basket ? listOrderableLines(basket) : []
  return {
    coupon: basket && basket.totals.sums.coupon > 0 ? basket.row.coupon : null,
    lines: lines.map(({ line, offer }) => ({
      offerId: offer.offerId,
      price: offer.price,
      quantity: line.quantity,
    })),
  }
}
