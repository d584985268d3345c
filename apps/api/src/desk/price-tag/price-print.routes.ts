import * as contract from '@svetlitsa/api-client/price-print/contract'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import { findAccount } from '../../people/user/user.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findOffersByCode } from '../../supply/offer/offer-id.queries.ts'
import { buildPriceOffer } from './build-price-offer.ts'
import { buildNameTag, buildPriceTag, type Period } from './build-price-tag.ts'
import { findPrintStore, type PrintStore } from './find-print-store.ts'
import { listServices } from './list-services.ts'
import { findOpenStores } from './print-store.queries.ts'
import { readTagGoods } from './read-tag-goods.ts'
import { searchTagOffers, toTagOffer } from './search-tag-offers.ts'
import { sendTagFeedback } from './send-tag-feedback.ts'
import { findTagGoods } from './tag-goods.queries.ts'
import { isPriceWrong, toPeriod } from './validate-tag.ts'

/** Goods, services and texts as their tags would say them, and price offers (retail.price). */
export const pricePrintRoutes = [
  handle(contract.getPrintStaff, async (context, { storeId }) => {
    const { db, session, language } = context
    const place = await findPrintStore(context, storeId)
    if (place instanceof Refusal) return place
    const account = session?.userId == null ? null : await findAccount(db, session.userId)
    const stores = canSeeAllOrders(session?.groups ?? []) ? await findOpenStores(db) : [place.store]
    return {
      ...describePrinting(context, place),
      name: account?.name ?? '',
      store: toStore(place.store),
      region: { id: place.region.id, name: localizeName(place.region, language) },
      stores: stores.map(toStore),
    }
  }),

  handle(contract.getServiceTags, async (context, { storeId }) => {
    const place = await findPrintStore(context, storeId)
    if (place instanceof Refusal) return place
    const services = await listServices(context, place)
    return {
      ...describePrinting(context, place),
      codes: [...services.keys()],
      tags: [...services.values()].map(({ tag }) => tag),
    }
  }),

  handle(contract.getMultipleTags, async (context, { storeId, offerIds }) => {
    const place = await findPrintStore(context, storeId)
    return place instanceof Refusal ? place : answerTags(context, place, offerIds, null)
  }),

  handle(contract.getMultiDateTags, async (context, { storeId, offerIds, ...days }) => {
    const place = await findPrintStore(context, storeId)
    if (place instanceof Refusal) return place
    const period = toPeriod(days, describePrinting(context, place).day)
    return period instanceof Refusal ? period : answerTags(context, place, offerIds, period)
  }),

  handle(contract.getNameTag, async (context, { storeId, ...tag }) => {
    const place = await findPrintStore(context, storeId)
    if (place instanceof Refusal) return place
    if (isPriceWrong(tag)) return refuse('price_wrong')
    return { ...describePrinting(context, place), tags: [buildNameTag(tag)] }
  }),

  handle(contract.sendTagFeedback, sendTagFeedback),
  handle(contract.getPriceOffer, buildPriceOffer),
  handle(contract.searchTagProducts, searchTagOffers),

  handle(contract.findTagByBarcode, async (context, { storeId, barcode }) => {
    const { db, language } = context
    const place = await findPrintStore(context, storeId)
    if (place instanceof Refusal) return place
    const [goods] = await findTagGoods(db, place, await findOffersByCode(db, barcode))
    if (!goods) return refuse('barcode_unknown')
    return { offer: toTagOffer(goods, language), sign: place.region.currency.sign }
  }),
]

function describePrinting({ now }: Context, { region }: PrintStore) {
  return { sign: region.currency.sign, day: toLocalTime(now, region.timeZone).day }
}

const toStore = ({ id, name, address }: PrintStore['store']) => ({ id, name, address })

async function answerTags(
  context: Context,
  place: PrintStore,
  offerIds: readonly number[],
  period: Period | null,
) {
  const goods = await readTagGoods(context, place, offerIds)
  if (goods instanceof Refusal) return goods
  const terms = { region: place.region, language: context.language, period }
  return {
    ...describePrinting(context, place),
    tags: goods.map((one) => buildPriceTag(one, terms)),
  }
}
