import { link } from '@svetlitsa/domain/route/site-map'
import { noElarbis, type StoredCard } from './card/stored-card.ts'
import type { ProductRow } from './product.queries.ts'

/** The card of a product that has no offer for sale: it keeps its page and cannot be bought (card.forbidden). */
export function buildUnavailableCard({ id, base }: Pick<ProductRow, 'id' | 'base'>): StoredCard {
  const price = { new: 0, old: 0 }
  const url = link.product(base.sectionCode, base.code)
  const [medium = null, ...additional] = base.pictures
  return {
    id,
    guid: base.guid,
    name: base.name,
    url,
    urlRaw: url,
    sectionCode: base.sectionCode,
    offerIdCurrent: 0,
    offerXml: null,
    offers: [],
    icons: [],
    images: { detail: { medium }, additional },
    rating: base.rating,
    favorite: false,
    favoriteID: null,
    hit: false,
    isActive: true,
    complectProduct: base.isKit,
    categorizations: [],
    vendor: base.vendor,
    projectId: null,
    additional: [],
    price,
    sugarGift: false,
    isForbidden: true,
    elarbis: noElarbis,
    minimumBatch: 1,
    isSaleRemains: false,
    byMetre: false,
  }
}
