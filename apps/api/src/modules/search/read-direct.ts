import { link } from '@svetlitsa/domain/route/site-map'
import { readSearchText } from '@svetlitsa/domain/search/read-search-text'
import { foldLetters } from '@svetlitsa/domain/text/fold-letters'
import type { Context } from '../../platform/context.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts'
import { findByArticle, findByName } from './find-goods.queries.ts'
import { findCardUrl } from './search-item.queries.ts'

/**
 * The path of the one thing that a search names: an offer by its article, a product, a section, a
 * tag or a manufacturer by its whole name; null where it names none or several.
 */
export async function readDirect(
  { db, services, region }: Pick<Context, 'db' | 'services' | 'region'>,
  typed: string,
): Promise<string | null> {
  const { folded, article } = readSearchText(typed)
  if (folded === '') return null
  const zoneId = region.priceZoneId
  const offers = article ? await findByArticle(db, article, zoneId) : []
  const [offer] = offers
  if (offer && offers.length === 1) {
    const url = await findCardUrl(db, offer.productId, zoneId)
    return url && `${url}?offer_id=${offer.offerId}`
  }
  const place = placeNamed(folded, await services.catalogue.current(), region.hiddenManufacturer)
  if (place) return place
  const [product, another] = await findByName(db, folded, zoneId)
  return product && !another ? findCardUrl(db, product, zoneId) : null
}

function placeNamed(
  folded: string,
  { sectionById, vendors }: CatalogueSnapshot,
  hidesVendors: boolean,
): string | null {
  for (const section of sectionById.values()) {
    if (isName(folded, section)) return link.section(section.code)
    const tag = section.tags.find((one) => isName(folded, one))
    if (tag) return link.tag(section.code, tag.code)
  }
  const vendor = hidesVendors ? null : vendors.find(({ name }) => foldLetters(name) === folded)
  return vendor ? link.manufacturer(vendor.code) : null
}

interface Named {
  name: string
  nameKk: string | null
  nameEn: string | null
}

function isName(folded: string, { name, nameKk, nameEn }: Named): boolean {
  return [name, nameKk, nameEn].some((one) => one !== null && foldLetters(one) === folded)
}
