import { link } from '@svetlitsa/domain/route/site-map'
import { parseSearchText } from '@svetlitsa/domain/search/parse-search-text'
import { foldLetters } from '@svetlitsa/domain/text/fold-letters'
import type { Context } from '../../platform/context/context.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.queries.ts'
import { findByArticle, findByName } from './find-goods.queries.ts'
import { findCardUrl } from './search-item.queries.ts'

/**
 * The path of the only page that a search matches exactly: an offer by its article, or a product, a
 * section, a tag or a vendor by its full name. Null if none or several match.
 */
export async function findDirectMatch(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  typed: string,
): Promise<string | null> {
  const { folded, article } = parseSearchText(typed)
  if (folded === '') return null
  const zoneId = region.priceZoneId
  const offers = article ? await findByArticle(db, article, zoneId) : []
  const [offer] = offers
  if (offer && offers.length === 1) {
    const url = await findCardUrl(db, offer.productId, zoneId)
    return url && `${url}?offer_id=${offer.offerId}`
  }
  const pageUrl = findPageByName(
    folded,
    await services.catalogue.current(),
    region.hiddenManufacturer,
  )
  if (pageUrl) return pageUrl
  const [product, secondProduct] = await findByName(db, folded, zoneId)
  return product && !secondProduct ? findCardUrl(db, product, zoneId) : null
}

function findPageByName(
  folded: string,
  { sectionById, vendors }: CatalogueSnapshot,
  hidesVendors: boolean,
): string | null {
  for (const section of sectionById.values()) {
    if (hasName(folded, section)) return link.section(section.code)
    const tag = section.tags.find((tag) => hasName(folded, tag))
    if (tag) return link.tag(section.code, tag.code)
  }
  const vendor = hidesVendors ? null : vendors.find(({ name }) => foldLetters(name) === folded)
  return vendor ? link.vendorPage(vendor.code) : null
}

interface Named {
  name: string
  nameKk: string | null
  nameEn: string | null
}

function hasName(folded: string, { name, nameKk, nameEn }: Named): boolean {
  return [name, nameKk, nameEn].some((text) => text !== null && foldLetters(text) === folded)
}
