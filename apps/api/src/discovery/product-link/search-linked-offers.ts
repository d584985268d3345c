import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { searchLinkedOffers as contract } from '@svetlitsa/api-client/product-link/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatSize } from '../../catalogue/product/card/format-size.ts'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findOfferIds } from '../../supply/offer/offer-id.queries.ts'
import { searchGoodsCached } from '../search/search-goods-cached.ts'
import {
  findLinkedOffers,
  findMovedAddress,
  findOfferIdsByCode,
  findOfferIdsByName,
  findOfferIdsOfPair,
  findOfferIdsOfProduct,
} from './linked-offer.queries.ts'
import { parseProductReference } from './parse-product-reference.ts'

const MAX_OFFERS = 40
const MAX_PRODUCTS = 12

/**
 * The goods that a text names, best match first: an address of the shop, a barcode, article, guid,
 * number or package code, or a name. Goods that are no longer sold are found too (route.product-link).
 */
export async function searchLinkedOffers(
  context: Context,
  search: string,
): Promise<CallAnswer<typeof contract>> {
  const { db, language, services } = context
  const found = await findCandidates(context, search)
  const rows = await findLinkedOffers(db, found.slice(0, MAX_OFFERS))
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  return {
    offers: rows.map((row) => ({
      offerId: row.offerId,
      guid: row.guid,
      article: row.article,
      barcode: row.barcode,
      name: localizeName(row, language),
      variant: [translateText(row.finish), formatSize(row.dimensions, language) || row.size]
        .filter(Boolean)
        .join(', '),
      isSold: row.isOfferSold && row.isProductShown,
      productUrl: row.isProductShown ? link.product(row.sectionCode, row.code) : null,
    })),
    hasMore: found.length > MAX_OFFERS,
  }
}

async function findCandidates(
  context: Context,
  search: string,
  isMoved = false,
): Promise<number[]> {
  const { db } = context
  const limit = MAX_OFFERS + 1
  const reference = parseProductReference(search)
  switch (reference.kind) {
    case 'pair':
      return findOfferIdsOfPair(db, reference)
    case 'product': {
      const found = await findOfferIdsOfProduct(db, { ...reference, limit })
      return found.length > 0 ? found : followMove(context, reference.path, isMoved)
    }
    case 'short-code':
      return followMove(context, `/${reference.code}/`, isMoved)
    case 'code': {
      const found = await findOfferIdsByCode(db, reference.code, limit)
      return found.length > 0 ? found : searchNames(context, reference.code)
    }
    case 'words':
      return searchNames(context, reference.text)
  }
}

/** Follows a redirect or short code once, as the router does for a visitor. */
async function followMove(context: Context, path: string, isMoved: boolean): Promise<number[]> {
  const target = isMoved ? null : await findMovedAddress(context.db, path)
  return target === null ? [] : findCandidates(context, target, true)
}

/** The goods that the shop's search finds here, then those of other regions and those gone. */
async function searchNames(context: Context, text: string): Promise<number[]> {
  const { db } = context
  if (text.length < 2) return []
  const { productIds, offerIds } = await searchGoodsCached(context, text)
  const batches = await Promise.all(
    productIds.slice(0, MAX_PRODUCTS).map((id) => findOfferIds(db, [id])),
  )
  const sold = offerIds ?? batches.flat()
  const named = await findOfferIdsByName(db, text, MAX_OFFERS + 1)
  return [...new Set([...sold, ...named])]
}
