import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { searchTagProducts } from '@svetlitsa/api-client/price-print/contract'
import { listPropertyConditions } from '@svetlitsa/domain/filter/property-filter'
import { searchGoodsCached } from '../../discovery/search/search-goods-cached.ts'
import type { Context, Language } from '../../platform/context/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findOffersByCode } from '../../supply/offer/offer-id.queries.ts'
import { buildPriceFilters } from './build-price-filters.ts'
import { listDetails, toOldPrice } from './build-price-tag.ts'
import { findPrintStore, type PrintStore } from './find-print-store.ts'
import { findTagGoods, type TagGoods } from './tag-goods.queries.ts'
import {
  findFilterNames,
  findMatchingOffers,
  findTraits,
  type TagScope,
} from './tag-search.queries.ts'

type Answer = CallAnswer<typeof searchTagProducts>

const PAGE_SIZE = 50

/** Offers by name, article or barcode, or those that lie in the store, narrowed by the filters. */
export async function searchTagOffers(
  context: Context,
  input: ParsedInput<typeof searchTagProducts>,
) {
  const { db, language } = context
  const place = await findPrintStore(context, input.storeId)
  if (place instanceof Refusal) return place
  const scope = await findScope(context, place, input.search?.trim() ?? '')
  const [{ found, traits }, names] = await Promise.all([
    findTraits(db, place, { scope, language }),
    findFilterNames(db),
  ])
  const filters = buildPriceFilters(traits, input.filters ?? [], { names, language })
  const page = input.page ?? 1
  const { total, offerIds } = await findMatchingOffers(db, place, {
    scope,
    language,
    conditions: listPropertyConditions(filters),
    availableOnly: input.availableOnly ?? false,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  const goods = await findTagGoods(db, place, offerIds)
  return {
    offers: goods.map((one) => toTagOffer(one, language)),
    filters,
    sign: place.region.currency.sign,
    total,
    found,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  } as Answer
}

/** A scanned or typed code finds only the goods that have it; any other text is searched for. */
async function findScope(
  { db, services }: Context,
  { region }: PrintStore,
  search: string,
): Promise<TagScope> {
  if (search === '') return { kind: 'store' }
  const byCode = await findOffersByCode(db, search)
  if (byCode.length > 0) return { kind: 'offers', ids: byCode }
  const { productIds, offerIds } = await searchGoodsCached({ db, services, region }, search)
  return offerIds ? { kind: 'offers', ids: offerIds } : { kind: 'products', ids: productIds }
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
    unit: goods.byMetre ? 'metre' : 'piece',
    oldPrice: toOldPrice(goods),
    inStore: goods.inStore,
    inStores: (goods.storeStocks ?? []).reduce((sum, free) => sum + free, 0),
    printed:
      printedAt && printedPrice !== null
        ? { at: new Date(printedAt).toISOString(), price: printedPrice }
        : null,
  }
}
