import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { searchTagProducts } from '@svetlitsa/api-client/price-print/contract'
import { matchesPricePrint } from '@svetlitsa/domain/filter/matches-price-print'
import type { Context, Language } from '../../platform/context/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findOfferIds, findOffersByCode } from '../offer/offer-id.queries.ts'
import { searchGoodsCached } from '../search/search-goods-cached.ts'
import { buildPriceFilters } from './build-price-filters.ts'
import { listDetails, toOldPrice } from './build-price-tag.ts'
import { findPrintStore, type PrintStore } from './find-print-store.ts'
import {
  findFilterNames,
  findOffersInStore,
  findTagGoods,
  type TagGoods,
} from './tag-goods.queries.ts'

type Answer = CallAnswer<typeof searchTagProducts>

const PAGE_SIZE = 50
/** Nobody prints the tags of more in one search; filters and counts are of these. */
const MAX_PRODUCTS = 150
const MAX_OFFERS = 400
const BATCH = 12

/** Offers by name, article or barcode, or those that lie in the store, narrowed by the filters. */
export async function searchTagOffers(
  context: Context,
  input: ParsedInput<typeof searchTagProducts>,
) {
  const { db, language } = context
  const place = await findPrintStore(context, input.storeId)
  if (place instanceof Refusal) return place
  const found = await findCandidates(context, place, input.search?.trim() ?? '')
  const [goods, names] = await Promise.all([
    findTagGoods(db, place, found, language),
    findFilterNames(db),
  ])
  const filters = buildPriceFilters(goods, input.filters ?? [], { names, language })
  const options = { availableOnly: input.availableOnly ?? false }
  const matching = goods.filter((one) => matchesPricePrint(toItem(one), filters, options))
  const page = input.page ?? 1
  const shown = matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    offers: shown.map((one) => toTagOffer(one, language)),
    filters,
    sign: place.region.currency.sign,
    total: matching.length,
    found: goods.length,
    page,
    pages: Math.max(1, Math.ceil(matching.length / PAGE_SIZE)),
  } as Answer
}

/** A scanned or typed code finds only the goods that have it; any other text is searched for. */
async function findCandidates(
  { db, services }: Context,
  { store, region }: PrintStore,
  search: string,
): Promise<number[]> {
  if (search === '') return findOffersInStore(db, store.id, MAX_OFFERS)
  const byCode = await findOffersByCode(db, search)
  if (byCode.length > 0) return byCode
  const { productIds, offerIds } = await searchGoodsCached({ db, services, region }, search)
  if (offerIds) return offerIds.slice(0, MAX_OFFERS)
  // Best match first: one query for each dozen of products keeps their order.
  const found: number[] = []
  for (let from = 0; from < MAX_PRODUCTS && found.length < MAX_OFFERS; from += BATCH) {
    const batch = productIds.slice(from, from + BATCH)
    if (batch.length === 0) break
    found.push(...(await findOfferIds(db, batch)))
  }
  return found.slice(0, MAX_OFFERS)
}

function toItem({ properties, storeStocks }: TagGoods) {
  const values = properties ?? {}
  return { offer: values, product: values, storeStocks: storeStocks ?? [] }
}

export function toTagOffer(goods: TagGoods, language: Language): Answer['offers'][number] {
  const { printedAt, printedPrice } = goods
  return {
    offerId: goods.offerId,
    title: localizeName(goods, language),
    details: listDetails(goods, language).join(', '),
    article: goods.article,
    barcode: goods.barcode,
    price: goods.price,
    oldPrice: toOldPrice(goods),
    inStore: goods.inStore,
    inStores: (goods.storeStocks ?? []).reduce((sum, free) => sum + free, 0),
    printed:
      printedAt && printedPrice !== null
        ? { at: new Date(printedAt).toISOString(), price: printedPrice }
        : null,
  }
}
