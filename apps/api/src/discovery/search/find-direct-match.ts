import { link } from '@svetlitsa/domain/route/site-map'
import { parseSearchText } from '@svetlitsa/domain/search/parse-search-text'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import type { CatalogueSnapshot } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { listShownVendors } from '../vendor/list-shown-vendors.ts'
import { findByArticle, findByName } from './find-goods.queries.ts'
import { findCardUrl } from './search-item.queries.ts'

/**
 * The path of the only page that a search matches exactly: an offer by its article, or a product, a
 * section, a tag or a vendor by its full name. Null if none or several match.
 */
export async function findDirectMatch(
  context: Pick<Context, 'db' | 'services' | 'region'>,
  typed: string,
): Promise<string | null> {
  const { db, services, region } = context
  const { folded, article } = parseSearchText(typed)
  if (folded === '') return null
  const zoneId = region.priceZoneId
  const offers = article ? await findByArticle(db, article, zoneId) : []
  const [offer] = offers
  if (offer && offers.length === 1) {
    const url = await findCardUrl(db, offer.productId, zoneId)
    return url && `${url}?offer_id=${offer.offerId}`
  }
  const pageUrl =
    findSectionByName(folded, await services.catalogue.current()) ??
    findVendorByName(folded, await listShownVendors(context))
  if (pageUrl) return pageUrl
  const [product, secondProduct] = await findByName(db, folded, zoneId)
  return product && !secondProduct ? findCardUrl(db, product, zoneId) : null
}

function findSectionByName(folded: string, { sectionById }: CatalogueSnapshot): string | null {
  for (const section of sectionById.values()) {
    if (hasName(folded, section)) return link.section(section.code)
    const tag = section.tags.find((tag) => hasName(folded, tag))
    if (tag) return link.tag(section.code, tag.code)
  }
  return null
}

function findVendorByName(
  folded: string,
  shown: readonly { vendor: { name: string; code: string } }[],
): string | null {
  const found = shown.find(({ vendor }) => foldLetters(vendor.name) === folded)
  return found ? link.vendorPage(found.vendor.code) : null
}

interface Named {
  name: string
  nameKk: string | null
  nameEn: string | null
}

function hasName(folded: string, { name, nameKk, nameEn }: Named): boolean {
  return [name, nameKk, nameEn].some((text) => text !== null && foldLetters(text) === folded)
}
