import { link } from '@svetlitsa/domain/route/site-map'
import type { StoredCard } from './card-of.ts'
import type { ProductRow } from './product-page.queries.ts'

/** The card of a product that has no offer for sale: it keeps its page and cannot be bought (storefront §3). */
export function forbiddenCard({ id, bare }: Pick<ProductRow, 'id' | 'bare'>): StoredCard {
  const price = { new: 0, old: 0 }
  const url = link.product(bare.sectionCode, bare.code)
  const [medium = null, ...additional] = bare.pictures
  return {
    id,
    guid: bare.guid,
    name: bare.name,
    url,
    urlRaw: url,
    sectionCode: bare.sectionCode,
    offerIdCurrent: 0,
    offerXml: null,
    offers: [],
    icons: [],
    images: { detail: { medium }, additional },
    rating: bare.rating,
    favorite: false,
    favoriteID: null,
    hit: false,
    isActive: true,
    complectProduct: bare.isKit,
    categorizations: [],
    vendor: bare.vendor,
    projectId: null,
    additional: [],
    price,
    sugarGift: false,
    isForbidden: true,
    elarbis: { model360: null, usdz: null, glb: null, qr: null, ar: false },
    sizeText: '',
    minimumBatch: 1,
    isSaleRemains: false,
    byMetre: false,
  }
}
